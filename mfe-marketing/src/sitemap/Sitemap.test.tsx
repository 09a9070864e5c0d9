import type { CallReply } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { CALCULATOR_GROUPS } from '../calculators/calculatorNames.ts';
import { openPage } from '../testing/openPage.ts';

const houses: CallReply<'fundAmcs'> = {
  status: 'success',
  data: { funds: [{ code: 'SBI', name: 'SBI Mutual Fund', slug: 'sbi', schemes: 3 }] },
};
const categories: CallReply<'fundSchemeCategories'> = {
  status: 'success',
  data: [{ category: 'Equity', sub_categories: [{ name: 'Mid Cap', count: 2 }] }],
};
const plan = (partner_id: string, partner_name: string) => ({ attributes: { partner_id, partner_name } });
const deposits = {
  data: [plan('axis-bank', 'Axis Bank'), plan('axis-bank', 'Axis Bank'), plan('shriram', 'Shriram')],
} as CallReply<'depositPlans'>;

const hrefsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('/sitemap', () => {
  test('M1 · pages, calculators, categories, houses and issuers are there by name', async () => {
    await openPage('/sitemap', {
      answers: { fundAmcs: houses, fundSchemeCategories: categories, depositPlans: deposits },
    });
    await screen.findByRole('link', { name: 'SBI Mutual Fund' });
    expect(hrefsOf('AMCs')).toEqual(['/explore/funds/sbi']);
    expect(hrefsOf('Funds by category')).toEqual(['/mutual-funds/all?category=Equity&sub_category=Mid+Cap']);
    expect(hrefsOf('FDs by issuer')).toEqual(['/fixed-deposit/axis-bank', '/fixed-deposit/shriram']);
    expect(hrefsOf('Calculators')).toEqual(
      Object.values(CALCULATOR_GROUPS)
        .flat()
        .map((name) => `/calculators/${name}`),
    );
    expect(hrefsOf('About Sanchay')).toEqual(
      expect.arrayContaining(['/about', '/press', '/tos', '/privacy', '/pricing']),
    );
    expect(hrefsOf('Planning')).toEqual(['/goals', '/switch', '/triple-win-tax-plan', '/calculators']);
  });

  test('M1 · a group whose data does not load can be retried; one without data is left out', async () => {
    await openPage('/sitemap', { answers: { fundAmcs: { status: 'success', data: { funds: [] } } } });
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBe(4);
    expect(screen.queryByRole('heading', { name: 'AMCs' })).not.toBeInTheDocument();
  });
});
