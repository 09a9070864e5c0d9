import type { CallReply, NetWorthFlow } from '@sanchay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { netWorthReply } from '../testing/netWorth.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha, order, ordersReply, totals } from '../testing/samples.ts';
import { withFilter } from './shownAssets.ts';

const fund = {
  source: 'sanchay',
  asset: 'mutual_fund',
  id: 'SBX-PFCD-GR',
  name: 'Parvat Flexi Cap Fund Direct Growth',
} as const;
const loan = { source: 'manual', asset: 'loan', id: 'a-2', name: '=Home loan' } as const;
const flows: NetWorthFlow[] = [
  { ...fund, kind: 'paid_in', date: '2025-01-20', amount: 100_000 },
  { ...fund, kind: 'taken_out', date: '2026-02-01', amount: -20_000.5 },
  { ...loan, kind: 'paid_in', date: '2026-03-01', amount: -500_000 },
];
const flowsReply = { status: 'success', data: { as_of: '2026-11-20', flows } } as const;
const marks: CallReply<'netWorthMarks'> = {
  status: 'success',
  data: [
    { date: '2025-01-20', paid_in: 100_000, taken_out: 0, count: 1, flow: flows[0]! },
    { date: '2026-11-20', paid_in: 7_000, taken_out: 500, count: 3, flow: null },
  ],
};
const external = {
  ...{ has_external: true, value: 5_000_000, owned: 5_500_000, owed: 500_000 },
  sources: [
    { source: 'sanchay' as const, value: 815_953.65 },
    { source: 'manual' as const, value: 4_184_046.35 },
  ],
};

describe('net worth on the dashboard', () => {
  test('P1 · other assets are part of it, with their sources, and can be left out', async () => {
    const { client } = await openPortfolio('/dashboard', { answers: { netWorth: netWorthReply(external) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Net worth · 20 Nov 2026' })).toBeVisible();
    expect(screen.getByText('Sanchay ₹8,15,954 · Added by you ₹41,84,046')).toBeVisible();
    expect(screen.getByText('Assets ₹55,00,000 · Loans ₹5,00,000')).toBeVisible();
    expect(screen.getByText('Loans of ₹5,00,000 are not part of the chart.')).toBeVisible();
    const asked = () =>
      client.calls
        .filter(({ name }) => name === 'netWorth')
        .map(({ options }) => (options as { query: { external: string } }).query.external);
    expect(asked()).toEqual(['include']);
    await userEvent.click(screen.getByRole('radio', { name: 'With Sanchay' }));
    await waitFor(() => expect(asked()).toEqual(['include', 'exclude']));
    expect(await screen.findByRole('heading', { level: 1, name: /^Total portfolio value/ })).toBeVisible();
  });

  test('P1 · the returns are those of everything, of every class, and state what they leave out (issue 17)', async () => {
    const { overall: _none, ...rest } = netWorthReply().data;
    const overall = { ...totals, overall_gain: 12_345, absolute_percentage: 3.2, left_out: 2 };
    const data = { ...rest, returns: null, overall };
    await openPortfolio('/dashboard', { answers: { netWorth: { status: 'success', data } } });
    expect(await screen.findByText('+₹12,345')).toBeVisible();
    expect(
      screen.getByText('Returns leave out 2 assets or loans: not every payment for them is known.'),
    ).toBeVisible();
    expect(screen.queryByText(/mutual funds and gold/)).toBeNull();
  });

  test('P1 · other assets alone have no returns, and their calculation is their values', async () => {
    const { overall: _none, ...rest } = netWorthReply({ ...external, investments: null, returns: null }).data;
    const only = { status: 'success' as const, data: rest };
    await openPortfolio('/dashboard?other=only', { answers: { netWorth: only } });
    expect(await screen.findByText('₹50,00,000', { selector: 'h1 + div span' })).toBeVisible();
    expect(screen.queryByText('XIRR', { selector: 'section:first-of-type *' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the calculation' })).toHaveAttribute(
      'href',
      '/portfolio/calculation?other=only',
    );
  });

  test('P1 · every flow is a marker of the chart and a row of its table', async () => {
    await openPortfolio('/dashboard', { answers: { netWorthMarks: marks } });
    const chart = within(await screen.findByRole('group', { name: 'Portfolio value over time' }));
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    expect(await chart.findByRole('columnheader', { name: 'Deposits and withdrawals' })).toBeVisible();
    expect(chart.getByRole('row', { name: /20 Jan 2025/ })).toHaveTextContent(
      'Deposit, Parvat Flexi Cap: ₹1,00,000 on 20 Jan 2025',
    );
    const last = chart.getByRole('row', { name: /20 Nov 2026/ });
    expect(last).toHaveTextContent('Deposits: ₹7,000 up to 20 Nov 2026');
    expect(last).toHaveTextContent('Withdrawals: ₹500 up to 20 Nov 2026');
  });

  test('P1 · the return is XIRR or absolute, as the user stored it; a choice is stored', async () => {
    const user = { ...asha, preferences: { dashboard_returns: 'absolute' } } as typeof asha;
    const { client } = await openPortfolio('/dashboard', {
      session: { loggedIn: true, userFetched: true, user },
      answers: { setPreferences: { status: 'success', data: { dashboard_returns: 'xirr' } } },
    });
    expect(await screen.findByText('37.1%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show XIRR' }));
    expect(await screen.findByText('15.3%')).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'setPreferences')?.options).toMatchObject({
      body: { dashboard_returns: 'xirr' },
    });
  });

  test('P1 · in the first 30 days there is only the absolute return', async () => {
    const overall = { ...totals, xirr_percentage: null, return_basis: 'absolute' as const };
    await openPortfolio('/dashboard', { answers: { netWorth: netWorthReply({ overall }) } });
    expect(await screen.findByText('37.1%')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show XIRR' })).toBeNull();
  });

  test('P1 · maturities of deposits and ELSS unlocks show what comes and lead to it', async () => {
    const maturities = [
      { ...fund, kind: 'unlock' as const, on: '2026-12-01', value: 25_000.4 },
      {
        ...{ source: 'manual' as const, asset: 'bank_deposit' as const, id: 'a-1', name: 'FD, 2 years' },
        ...{ kind: 'maturity' as const, on: '2027-06-01', value: 114_888 },
      },
    ];
    await openPortfolio('/dashboard', { answers: { netWorth: netWorthReply({ maturities }) } });
    const card = within(await screen.findByRole('region', { name: 'Upcoming maturities' }));
    expect(
      card
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Parvat Flexi CapELSS units unlock · 1 Dec 2026₹25,000',
      'FD, 2 yearsMatures · 1 Jun 2027₹1,14,888',
    ]);
    expect(card.getByRole('link', { name: 'FD, 2 years' })).toHaveAttribute(
      'href',
      '/portfolio/other-assets/a-1',
    );
  });

  test('P1 · other orders in progress are listed below the latest one', async () => {
    const second = { ...order, id: 'o-2', amount: 7_000 };
    const done = { ...order, id: 'o-3', status: 'successful' as const };
    await openPortfolio('/dashboard', { answers: { orders: ordersReply([order, second, done]) } });
    const card = within(await screen.findByRole('region', { name: 'Latest order' }));
    expect(card.getByRole('link', { name: 'Parvat Flexi Cap' })).toHaveAttribute('href', '/orders/o-2');
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/orders/o-3');
  });
});

describe('deposits and withdrawals', () => {
  const open = (at = '/portfolio/cash-flows', worth = {}) =>
    openPortfolio(at, { answers: { netWorth: netWorthReply(worth), netWorthFlows: flowsReply } });

  test('P1 · are listed newest first with what they were, and lead to their assets', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'Deposits and withdrawals' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 Mar 2026=Home loanBorrowed · Added by you−₹5,00,000',
      '1 Feb 2026Parvat Flexi CapWithdrawal · Sanchay−₹20,001',
      '20 Jan 2025Parvat Flexi CapDeposit · Sanchay+₹1,00,000',
    ]);
    expect(table.getByRole('link', { name: '=Home loan' })).toHaveAttribute(
      'href',
      '/portfolio/other-assets/a-2',
    );
  });

  test.each([true, false])(
    'P1 · are filtered by assets held elsewhere where there are any: %s',
    async (held) => {
      await open('/portfolio/cash-flows', { ...external, has_external: held });
      await screen.findByRole('table', { name: 'Deposits and withdrawals' });
      expect(screen.queryAllByRole('radio', { name: 'With Sanchay' })).toHaveLength(held ? 1 : 0);
    },
  );

  test('P1 · the file has them oldest first; no spreadsheet computes a name', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Download CSV' });
    const [, ...rows] = decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(','))
      .trim()
      .split('\r\n');
    expect(rows).toEqual([
      '2025-01-20,"Deposit","Parvat Flexi Cap","Sanchay",100000.00',
      '2026-02-01,"Withdrawal","Parvat Flexi Cap","Sanchay",-20000.50',
      `2026-03-01,"Borrowed","'=Home loan","Added by you",-500000.00`,
    ]);
  });

  test('P1 · the filter of the address is asked for', async () => {
    const { client } = await open('/portfolio/cash-flows?other=only');
    await screen.findByRole('table', { name: 'Deposits and withdrawals' });
    expect(client.calls.find(({ name }) => name === 'netWorthFlows')?.options).toMatchObject({
      query: { external: 'only' },
    });
  });

  test.each([
    ['/portfolio', 'include', '/portfolio'],
    ['/portfolio', 'only', '/portfolio?other=only'],
    ['/portfolio?page=2', 'exclude', '/portfolio?page=2&other=exclude'],
  ] as const)('P1 · %s with %s is %s', (path, shown, href) => {
    expect(withFilter(path, shown)).toBe(href);
  });
});
