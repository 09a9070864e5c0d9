import { ApiError } from '@sanchay/api-client';
import type { DayHolding, HoldingsReport, RecordedDayHolding } from '@sanchay/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

const fund: DayHolding = {
  sources: ['sanchay'],
  ...{ asset: 'mutual_fund', code: 'SBX-ELSS-GR', name: 'Parvat ELSS Tax Saver Fund Direct Growth' },
  ...{
    folios: ['71000001/10'],
    units: 27.4,
    price: { nav: 91.2345, date: '2025-03-28' },
    price_is_old: false,
  },
  ...{ invested: 2600.5, value: 2499.83, gain: -100.67, gain_percentage: -3.87 },
};
const report: HoldingsReport = {
  ...{ date: '2025-03-31', today: '2026-11-20', first_day: '2024-01-05' },
  holdings: [
    fund,
    { ...fund, code: 'OLD', name: 'Old Fund', price: { nav: 10, date: '2025-03-01' }, price_is_old: true },
    { ...fund, code: 'NEW', name: 'New Fund', price: null, value: null, gain: null, gain_percentage: null },
  ],
  ...{ invested: 5201, value: 4999.66, gain: -201.34, gain_percentage: -3.87, unpriced: 1 },
  ...{ uncosted: 0, has_external: false, recorded: [], classes: [] },
};
const open = (data: Partial<HoldingsReport> = {}, more: object = {}) =>
  openPortfolio('/reports/holdings?date=2025-03-31', {
    answers: { dayHoldings: { status: 'success', data: { ...report, ...data } }, ...more },
  });

describe('holdings on a day', () => {
  test('P4 · stocks, cash and deposits are rows by class with source, and lead to their pages', async () => {
    const stocks = { asset: 'stock', source: 'sanchay', ...{ invested: 900, value: 1200.5 } } as const;
    const nps = { asset: 'nps', source: 'imported', ...{ invested: null, value: 5000 } } as const;
    await open({
      ...{ holdings: [], unpriced: 0 },
      classes: [
        { ...stocks, gain: 300.5, gain_percentage: 33.39 },
        { ...nps, gain: null, gain_percentage: null },
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Holdings at the end of the day' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^StocksSanchay–.*₹900\.00₹1,200\.50/),
      expect.stringMatching(/^NPSImported–.*₹5,000\.00–$/),
    ]);
    expect(table.getByRole('link', { name: 'Stocks' })).toHaveAttribute('href', '/portfolio/stocks');
  });

  test('P4 · each holding has units, NAV with its day, cost, value and gain; an old or missing NAV is stated', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Holdings at the end of the day' });
    const texts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(texts).toEqual([
      expect.stringMatching(
        /27\.400 units₹91\.2345NAV of 28 Mar 2025₹2,600\.50₹2,499\.83.*−₹100\.67 \(−3\.87%\)$/,
      ),
      expect.stringMatching(/NAV of 1 Mar 2025, older than 7 days/),
      expect.stringMatching(/–No usable NAV₹2,600\.50––$/),
    ]);
    expect(screen.getByText('₹4,999.66')).toBeVisible();
    expect(screen.getByText(/1 holding has no NAV by that day/)).toBeVisible();
  });

  test('P4 · a recorded asset has its type and source instead of units and a NAV, and a loan is negative', async () => {
    const flat: RecordedDayHolding = {
      ...fund,
      ...{ asset: 'property', code: 'a-1', name: 'Flat in Pune', sources: ['manual'], folios: [] },
      ...{ units: null, price: null, invested: null, value: 900, gain: null, gain_percentage: null },
    };
    const loan: RecordedDayHolding = {
      ...flat,
      asset: 'loan',
      code: 'a-2',
      name: 'Home loan',
      value: -250.5,
    };
    await open({ holdings: [], recorded: [flat, loan], unpriced: 0 });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/^Flat in PuneProperty · Added by you–.*₹900\.00–$/);
    expect(rows[2]).toHaveTextContent('Home loanLoan · Added by you––−₹250.50–');
    expect(screen.getByText(/^Loans of ₹250\.50 reduce the value/)).toBeVisible();
  });

  test('P7 · after a switch to another portfolio nothing of the former one is shown', async () => {
    globalThis.history.replaceState(null, '', '/reports/holdings');
    const { bus, client } = await open();
    expect(await screen.findByText('₹4,999.66')).toBeVisible();
    const switchTo = (portfolioId: string) =>
      act(() => bus.emit('account/switched', { portfolioId, name: 'Joint', onboardingState: 13 }));
    switchTo('pf-1');
    client.answer({ dayHoldings: () => new Promise(() => undefined) });
    switchTo('pf-2');
    await waitFor(() => expect(screen.queryByText('₹4,999.66')).toBeNull());
    expect(client.calls.filter(({ name }) => name === 'dayHoldings')).toHaveLength(2);
    globalThis.history.replaceState(null, '', '/');
  });

  test('P4 · another day goes into the address and the call', async () => {
    const { client, location } = await open();
    await screen.findByRole('table');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2024-02-29' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show holdings' }));
    await waitFor(() =>
      expect(client.calls.filter(({ name }) => name === 'dayHoldings').at(-1)!.options).toMatchObject({
        query: { date: '2024-02-29' },
      }),
    );
    expect(location()).toBe('/reports/holdings?date=2024-02-29');
  });

  test.each([
    [null, 'Your holdings appear here after your first purchase.'],
    ['2025-04-01', 'Your first units came on 1 Apr 2025. Choose that day or a later one.'],
    ['2024-01-05', 'All units were sold or switched by then.'],
  ])('P4 · a day without holdings, the first units on %s, states why', async (first_day, text) => {
    await open({
      holdings: [],
      first_day,
      value: 0,
      invested: 0,
      gain: 0,
      gain_percentage: null,
      unpriced: 0,
    });
    expect(await screen.findByText('You held nothing on 31 Mar 2025')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('P4 · a day that the API refuses is marked, and no holdings of another day stay', async () => {
    await open(
      {},
      {
        dayHoldings: () => {
          throw new ApiError({
            ...{ kind: 'validation', httpStatus: 422, code: 'date_in_future', message: 'Too late.' },
          });
        },
      },
    );
    expect(await screen.findByText('Too late.')).toBeVisible();
    expect(screen.getByLabelText('Date')).toBeInvalid();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
