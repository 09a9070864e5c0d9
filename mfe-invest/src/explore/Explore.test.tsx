import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aFundRow, found, houses } from '../testing/schemes.ts';

const categories = [
  { category: 'Debt', sub_categories: [{ name: 'Liquid', count: 40 }] },
  { category: 'Equity', sub_categories: [{ name: 'Flexi Cap', count: 60 }] },
];
const returns = {
  category_name: 'Flexi Cap',
  report_date: '2026-11-20',
  ...{ week_1: 1, month_1: 1, month_3: 1, month_6: 1, year_10: 1, inception: 1 },
  ...{ year_1: 11.84, year_3: 15.1, year_5: null },
};
const answers = {
  mutualFundSearch: found([aFundRow()]),
  fundAmcs: houses,
  fundSchemeCategories: { status: 'success', data: categories },
  fundCategories: [returns],
};

describe('I1 explore', () => {
  test('I1 each list states its rule and its day', async () => {
    await openAt('/mutual-funds', answers);
    const rules = [
      'Growth plans, sorted by 3Y annualised return. As of 2 Jan 2020',
      'Growth plans, sorted by expense ratio. As of 2 Jan 2020',
      'Growth plans, sorted by AUM. As of 2 Jan 2020',
    ];
    for (const rule of rules) expect(await screen.findByText(rule)).toBeVisible();
    const largest = within(screen.getByRole('region', { name: 'Largest funds' }));
    expect(largest.getByText('₹14,320 Cr')).toBeVisible();
    expect(largest.getByRole('link', { name: 'All funds by AUM' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?sort_by=aum&order=desc',
    );
  });

  test('I1 categories show average returns and lead to their funds', async () => {
    await openAt('/mutual-funds', answers);
    const row = within(await screen.findByRole('row', { name: /Flexi Cap/ }));
    expect(row.getByText('11.8%')).toBeVisible();
    expect(row.getByRole('link', { name: 'Flexi Cap' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?category=Equity&sub_category=Flexi+Cap',
    );
  });

  test('I1 a fund house leads to its page', async () => {
    await openAt('/mutual-funds', answers);
    expect(await screen.findByRole('link', { name: 'Axis Mutual Fund' })).toHaveAttribute(
      'href',
      '/explore/funds/axis',
    );
    expect(screen.getByText('44 funds')).toBeVisible();
  });

  test('I1 the search opens the list with what was typed', async () => {
    const { visited } = await openAt('/mutual-funds', answers);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search funds' }), ' nifty 50 {Enter}');
    expect(visited).toEqual(['/mutual-funds/all?q=nifty+50']);
  });

  test('I1 the sandbox states that its market data is invented, in Hindi too', async () => {
    await openAt('/mutual-funds', answers, { config: { sandbox: true }, language: 'hi' });
    expect(await screen.findByRole('heading', { level: 1, name: 'म्यूचुअल फ़ंड' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'सबसे बड़े फ़ंड' })).toBeVisible();
  });
});
