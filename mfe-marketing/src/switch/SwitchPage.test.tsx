import type { CallReply, Scheme } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/openPage.ts';
import { ruleAnswer } from '../testing/ruleAnswer.ts';

type Search = CallReply<'mutualFundSearch'>;
const facets = { category: [], sub_category: [], fund_house: [], risk: [], tags: [] };
const found = (...names: [code: string, name: string][]): Search => ({
  status: 'success',
  data: names.map(([code, short_name]) => ({
    code,
    short_name,
    name: short_name,
    slug: code.toLowerCase(),
    fund_house: 'PARVAT',
    category: 'Equity',
    sub_category: 'Flexi Cap',
    risk: 'Very High Risk',
    nav: null,
    last_nav: null,
    returns: { week_1: null, year_1: null, year_3: null, year_5: null, inception: null, date: null },
    expense_ratio: 0.97,
    aum: null,
    sip_min: 500,
    lump_min: 1_000,
    tags: [],
    figures: {
      month_1: null,
      month_3: null,
      month_6: null,
      year_10: null,
      volatility: null,
      drawdown: null,
      rolling_3y: null,
    },
  })),
  meta: { page: 1, per_page: 6, total: names.length, facets },
});

const scheme = {
  code: 'PFCD-GR',
  short_name: 'Parvat Flexi Cap',
  slug: 'parvat-flexi-cap',
  scheme_class: 'equity',
  fund_category: 'Flexi Cap',
  expense_ratio: 0.68,
  expense_ratio_date: '2026-11-20',
  regular_twin: { code: 'PFCR-GR', expense_ratio: 1.68 },
  exit_load: '1% if redeemed within 1 year; nil after that',
  lock_in_period: 0,
  sandbox: true,
} as Scheme;

const open = (query: string, over: Partial<Scheme> = {}) =>
  openPage(`/switch${query}`, {
    answers: {
      datedRules: ruleAnswer(),
      schemeDetails: [{ ...scheme, ...over }],
      mutualFundSearch: found(['PFCD-GR', 'Parvat Flexi Cap']),
    },
  });
const result = () => screen.findByRole('region', { name: 'Your savings' });
const cost = () => screen.getByRole('region', { name: 'One-time cost of switching' });

describe('/switch', () => {
  test('M1 · a fund is found by its name; the search is in the address and each find is a link', async () => {
    const { client, location } = await open('');
    expect(await screen.findByRole('link', { name: 'Parvat Flexi Cap' })).toHaveAttribute(
      'href',
      '/switch?fund=PFCD-GR',
    );
    expect(client.calls[0]).toMatchObject({
      name: 'mutualFundSearch',
      options: {
        query: { reinvestment: 'Z', per_page: 6, sort_by: 'aum', order: 'desc', category: 'Equity' },
      },
    });
    client.answer({ mutualFundSearch: found() });
    await userEvent
      .setup()
      .type(screen.getByRole('searchbox', { name: 'Fund name, AMC or ISIN' }), 'zzz{Enter}');
    expect(await screen.findByText('No funds found')).toBeVisible();
    expect(location()).toBe('/switch?q=zzz');
    expect(client.calls.at(-1)).toMatchObject({ options: { query: { q: 'zzz', reinvestment: 'Z' } } });
  });

  test('M1 · the two plans of a real fund are compared using the investor’s own figures', async () => {
    await open('?fund=PFCD-GR&amount=100000&years=10');
    expect(await result()).toHaveTextContent('Extra value in the direct plan after 10 years₹17,630');
    expect(await result()).toHaveTextContent('9.8% more than in the regular plan');
    expect(await result()).toHaveTextContent('Direct plan₹1,96,715');
    expect(await result()).toHaveTextContent('Regular plan₹1,79,085');
    expect(await result()).toHaveTextContent('We assume 7% a year for the direct plan');
    const fund = screen.getByRole('region', { name: 'Parvat Flexi Cap' });
    expect(fund).toHaveTextContent('Regular plan expense ratio1.68%');
    expect(fund).toHaveTextContent('Direct plan expense ratio0.68%');
    expect(fund).toHaveTextContent('Difference (p.a.)1.00%');
    expect(fund).toHaveTextContent('1% if redeemed within 1 year');
    expect(fund).toHaveTextContent('Expense ratios as on 20 Nov 2026.');
    expect(fund).toHaveTextContent('Sample market data');
    expect(screen.getByRole('link', { name: 'View the direct plan' })).toHaveAttribute(
      'href',
      '/mutual-funds/fund/parvat-flexi-cap',
    );
    const years = screen.getByRole('table', { name: 'Year by year', hidden: true });
    expect(within(years).getAllByRole('row', { hidden: true })).toHaveLength(11);
  });

  test('M1 · moving once costs load, tax and duty by the rules of the day, and is made up for after a while', async () => {
    await open('?fund=PFCD-GR&amount=500000&gain=200000&held=short&load=1');
    await result();
    expect(cost()).toHaveTextContent('Exit load₹5,000');
    expect(cost()).toHaveTextContent('Capital gains tax, incl. cess₹40,560');
    expect(cost()).toHaveTextContent('Stamp duty₹24.75');
    expect(cost()).toHaveTextContent('Total₹45,584.75');
    expect(cost()).toHaveTextContent('recover the cost in 10 years 3 months');
    expect(cost()).toHaveTextContent('as on 20 Nov 2026');
    await userEvent.setup().click(screen.getByRole('radio', { name: 'More than 12 months' }));
    expect(cost()).toHaveTextContent('Capital gains tax, incl. cess₹9,100');
  });

  test('M1 · the tax of other funds depends on the investor’s slab', async () => {
    await open('?fund=PFCD-GR&gain=100000', { scheme_class: 'debt' });
    await result();
    expect(cost()).toHaveTextContent('Capital gains tax, incl. cessas per your slab');
    expect(cost()).toHaveTextContent('Total before tax₹25');
  });

  test('M1 · a fund of funds is not taxed like shares', async () => {
    await open('?fund=PFCD-GR&gain=100000', { fund_category: 'FoF Overseas' });
    await result();
    expect(cost()).toHaveTextContent('as per your slab');
  });

  test('M1 · a lock-in is shown before anything else', async () => {
    await open('?fund=PFCD-GR', { lock_in_period: 1095, exit_load: null });
    const fund = await screen.findByRole('region', { name: 'Parvat Flexi Cap' });
    expect(fund).toHaveTextContent('Each instalment of this fund is locked in for 3 years.');
    expect(fund).toHaveTextContent('Exit loadNone');
  });

  test('M1 · without the ratios of both plans nothing is compared', async () => {
    await open('?fund=PFCD-GR', { regular_twin: null });
    expect(await screen.findByText(/expense ratios of both plans aren't available/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your savings' })).not.toBeInTheDocument();
  });

  test('M1 · without a rate of the day nothing is worked out', async () => {
    await openPage('/switch?fund=PFCD-GR', {
      answers: { datedRules: ruleAnswer('2026-11-20', []), schemeDetails: [scheme] },
    });
    expect(await screen.findByText(/One of today's tax rates isn't available/)).toBeVisible();
  });

  test.each(['?fund=NO-SUCH', '?fund=%3Cscript%3E', '?fund='])(
    'M1 · %s is no fund of ours: the search is there',
    async (query) => {
      const { client } = await openPage(`/switch${query}`, { answers: { mutualFundSearch: found() } });
      expect(await screen.findByRole('searchbox')).toBeVisible();
      expect(screen.queryAllByText(/couldn't find the fund in this link/)).toHaveLength(
        query === '?fund=' ? 0 : 1,
      );
      const asked = client.calls.filter(({ name }) => name === 'schemeDetails');
      expect(asked).toHaveLength(query === '?fund=NO-SUCH' ? 1 : 0);
    },
  );

  test('M1 · an impossible answer or choice in a shared address is explained and has no result', async () => {
    await open('?fund=PFCD-GR&gain=9999999&held=forever');
    expect(await result()).toHaveTextContent('Correct the highlighted fields to see the result.');
    expect(await result()).not.toHaveTextContent('₹');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/option in this link isn't available/);
    await userEvent.click(screen.getAllByRole('radio')[0]!);
    expect(screen.getByRole('textbox', { name: /Gain so far/ })).toBeInvalid();
  });
});
