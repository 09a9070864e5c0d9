import type { PortfolioAnalysis } from '@sanchay/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { importedReply, parvatElsewhere } from '../testing/imports.ts';
import { netWorthReply } from '../testing/netWorth.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { ringParts } from './exposureName.ts';

const fund = (code: string, name: string, value: number) => ({
  ...{ code, name, value, percentage: value / 1000 },
  ...{ source: 'sanchay' as const, as_of: '2026-10-31', disclosed_percentage: 92.4 },
});
const cost = (code: string, yearly: number | null) => ({
  ...{ code, direct: true, expense_percentage: yearly === null ? null : 0.6, expense_date: '2026-10-31' },
  ...{ yearly, twin: null },
});
const analysis: PortfolioAnalysis = {
  ...{ as_of: '2026-11-20', value: 100_000, disclosed_from: '2026-09-30', disclosed_to: '2026-10-31' },
  funds: [
    fund('A', 'Parvat Flexi Cap Fund Direct Growth', 50_000),
    fund('B', 'Udaan Small Cap Fund Regular Growth', 30_000),
    { ...fund('C', 'Nadi Liquid Fund Direct Growth', 10_000), as_of: null, disclosed_percentage: 0 },
  ],
  unpriced: [],
  assets: [
    { kind: 'equity', name: null, value: 75_000, percentage: 75 },
    { kind: 'gold', name: null, value: 10_000, percentage: 10 },
    { kind: 'undisclosed', name: null, value: 5_000, percentage: 5 },
    { kind: 'missing', name: null, value: 10_000, percentage: 10 },
  ],
  sectors: [{ kind: 'named', name: 'Power', value: 100_000, percentage: 100 }],
  industries: [],
  caps: [],
  houses: [],
  companies: [{ kind: 'equity', name: 'Sarvam Bank', value: 4_200.5, percentage: 4.2 }],
  currencies: [
    { kind: 'named', name: 'INR', value: 90_000, percentage: 90 },
    { kind: 'named', name: 'USD', value: 10_000, percentage: 10 },
  ],
  overlap: {
    codes: ['A', 'B', 'C'],
    percentages: [
      [null, 31.4, null],
      [31.4, null, null],
      [null, null, null],
    ],
    pairs: [{ a: 'A', b: 'B', percentage: 31.4, shared: [{ name: 'Sarvam Bank', a: 8, b: 7 }] }],
  },
  cost: {
    ...{ yearly: 780, covered_value: 80_000, average_percentage: 0.98, regular_yearly: 300 },
    funds: [
      cost('A', 300),
      {
        ...{ ...cost('B', 480), direct: false, expense_percentage: 1.6 },
        twin: { code: 'D', name: 'Udaan', slug: 'udaan-direct', expense_percentage: 0.6, yearly_more: 300 },
      },
      cost('C', null),
    ],
  },
  concentration: [
    { of: 'companies', count: 31, largest: 'Sarvam Bank', top_1: 4.2, top_5: 18.1, top_10: 30 },
  ],
  risk: {
    ...{ problem: null, as_of: '2026-11-20', history_from: '2023-11-20', volatility: 11.24 },
    drawdown: { percent: -18.3, from: '2024-09-26', to: '2025-03-04', recovered: null },
  },
};
const open = (data: PortfolioAnalysis = analysis, at = '') =>
  openPortfolio(`/portfolio/analysis${at}`, {
    answers: { portfolioAnalysis: { status: 'success', data } },
  });
const rowsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('analysis of the portfolio', () => {
  test('P3 · it shows the split by asset, and what is not known with its share', async () => {
    await open();
    const rows = await rowsOf('Portfolio by asset');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Equity75.0%₹75,000',
      'Gold10.0%₹10,000',
      'Rest of your funds, not disclosed5.0%₹5,000',
      'Funds without disclosed holdings10.0%₹10,000',
    ]);
    expect(screen.getByText(/^Holdings not disclosed: Nadi Liquid \(10\.0%\)\./)).toBeVisible();
  });

  test('P3 · imported funds that are not listed or have no price are named as left out', async () => {
    const unlisted = { ...parvatElsewhere, id: 'f-2', name: 'Old Closed Fund', scheme: null };
    const unpriced = { ...parvatElsewhere, id: 'f-3', nav: null, current_value: 0 };
    await openPortfolio('/portfolio/analysis', {
      answers: {
        portfolioAnalysis: { status: 'success', data: analysis },
        importedHoldings: importedReply([parvatElsewhere, unlisted, unpriced]),
      },
    });
    expect(
      await screen.findByText(/left out of the analysis: Old Closed, Parvat Flexi Cap\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See imported holdings' })).toHaveAttribute('href', '/import');
  });

  test('P3 · the ring and the table beside it state the same share of a part', async () => {
    const assets: PortfolioAnalysis['assets'] = [
      { kind: 'equity', name: null, value: 355_371, percentage: 56.22 },
      { kind: 'debt', name: null, value: 152_646, percentage: 24.15 },
      { kind: 'undisclosed', name: null, value: 124_069, percentage: 19.63 },
    ];
    await open({ ...analysis, assets });
    const shares = (await rowsOf('Portfolio by asset')).map((row) => row.textContent.match(/[\d.]+%/)![0]);
    expect(shares).toEqual(['56.2%', '24.2%', '19.6%']);
    for (const share of shares)
      expect(screen.getByRole('img', { name: /^Portfolio by asset: / })).toHaveAccessibleName(
        expect.stringContaining(share),
      );
  });

  test('P3 · the table is the only one of its ring: its rows have the colours of the ring', async () => {
    await open(analysis);
    const card = within(await screen.findByRole('region', { name: 'Where your money is invested' }));
    const rows = await rowsOf('Portfolio by asset');
    expect(card.queryByRole('button', { name: 'Table' })).toBeNull();
    expect(card.getAllByText('75.0%', { ignore: '[aria-hidden] *' })).toHaveLength(1);
    const colour = (from: ParentNode) =>
      [...from.querySelectorAll('circle')].map((one) =>
        one.getAttribute('fill') === 'none' ? one.getAttribute('stroke') : one.getAttribute('fill'),
      );
    const ring = screen.getByRole('img', { name: /^Portfolio by asset: / });
    // The ring has the largest part first, the table what is not disclosed last.
    expect(rows.flatMap(colour).toSorted()).toEqual(colour(ring).toSorted());
  });

  test('P3 · the split is in the address and changes with the choice', async () => {
    await open(analysis, '?by=companies');
    expect((await rowsOf('Portfolio by company'))[0]).toHaveTextContent('Sarvam BankEquity4.2%₹4,201');
    fireEvent.click(screen.getByRole('radio', { name: 'Sector' }));
    expect((await rowsOf('Portfolio by sector'))[0]).toHaveTextContent('Power100.0%');
  });

  test('P3 · the currency of what is held is a split of its own, with its rule', async () => {
    await open(analysis, '?by=currencies');
    const rows = await rowsOf('Portfolio by currency');
    expect(rows.map((row) => row.textContent)).toEqual(['Indian rupee90.0%₹90,000', 'US dollar10.0%₹10,000']);
    expect(screen.getByText(/Shares listed in the US are in US dollars/)).toBeVisible();
  });

  test('P3 · assets held elsewhere are part of the allocation; alone they have no funds to look through', async () => {
    const answers = {
      portfolioAnalysis: { status: 'success', data: analysis },
      netWorth: netWorthReply({ has_external: true }),
    };
    await openPortfolio('/portfolio/analysis?by=currencies', { answers });
    expect(await screen.findByRole('region', { name: 'Asset allocation' })).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Other assets' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Where your money is invested' })).toBeNull(),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'With Sanchay' }));
    // The split that was chosen before is still chosen.
    expect(await screen.findByRole('table', { name: 'Portfolio by currency' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Asset allocation' })).toBeNull();
  });

  test('P3 · the overlap is a matrix of the funds, and pairs with what they share', async () => {
    await open();
    const matrix = await rowsOf(/^Overlap of each fund/);
    expect(matrix.map((row) => row.textContent)).toEqual([
      '1. Parvat Flexi Cap–31%NA',
      '2. Udaan Small Cap · Regular31%–NA',
      '3. Nadi LiquidNANA–',
    ]);
    expect((await rowsOf('Pairs with the highest overlap'))[0]).toHaveTextContent(
      'Parvat Flexi Capwith Udaan Small Cap · RegularSarvam Bank31.4%',
    );
  });

  test('P3 · costs a year, with what a regular plan costs more in ten years', async () => {
    await open();
    expect(await screen.findByText('₹780')).toBeVisible();
    expect(screen.getByText(/cost ₹300 more a year .*: ₹5,289 over 10 years/)).toBeVisible();
    const rows = await rowsOf('Funds with their cost a year');
    expect(rows[0]).toHaveTextContent('Parvat Flexi Cap0.60% · 31 Oct 2026₹300');
    expect(rows[1]).toHaveTextContent('Regular · ₹300 more than direct₹480');
    expect(within(rows[1]!).getByRole('link')).toHaveAttribute('href', '/mutual-funds/fund/udaan-direct');
    expect(screen.getByText(/^Switching to the direct plan is a sale/)).toBeVisible();
    expect(rows[2]).toHaveTextContent('Expense ratio not availableNA');
  });

  test('P3 · volatility and drawdown, or why there are none', async () => {
    const { unmount } = await open();
    expect(await screen.findByText('11.2%')).toBeVisible();
    expect(screen.getByText(/26 Sep 2024 to 4 Mar 2025, not recovered yet/)).toBeVisible();
    unmount();
    const none = { ...analysis.risk, volatility: null, drawdown: null };
    await open({ ...analysis, risk: { ...none, problem: 'distributions' } });
    expect(await screen.findByText(/^Not shown for portfolios with IDCW units/)).toBeVisible();
  });

  test('P7 · after a switch to another portfolio nothing of the former one is shown', async () => {
    globalThis.history.replaceState(null, '', '/portfolio/analysis');
    const { bus, client } = await open();
    expect(await screen.findByText('₹780')).toBeVisible();
    const switchTo = (portfolioId: string) =>
      act(() => bus.emit('account/switched', { portfolioId, name: 'Joint', onboardingState: 13 }));
    switchTo('pf-1');
    client.answer({ portfolioAnalysis: () => new Promise(() => undefined) });
    switchTo('pf-2');
    await waitFor(() => expect(screen.queryByText('₹780')).toBeNull());
    expect(client.calls.filter(({ name }) => name === 'portfolioAnalysis')).toHaveLength(2);
    globalThis.history.replaceState(null, '', '/');
  });

  test('P3 · an empty portfolio teaches the next step', async () => {
    await open({ ...analysis, value: 0, funds: [], assets: [] });
    expect(await screen.findByRole('heading', { name: 'No investments yet' })).toBeVisible();
  });

  test('P3 · a ring has the largest parts and the others as one', () => {
    const parts = [1, 9, 8, -2, 7].map((value) => ({ value, percentage: value * 4 }));
    expect(ringParts(parts, 3)).toEqual({
      shown: [
        { value: 9, percentage: 36 },
        { value: 8, percentage: 32 },
      ],
      others: { value: 8, percentage: 32 },
    });
    expect(ringParts(parts, 4).others).toBeNull();
  });
});
