import { ApiError } from '@sanchay/api-client';
import type { ElssReport } from '@sanchay/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

const lot = {
  code: 'SBX-ELSS-GR',
  name: 'Parvat ELSS Tax Saver Fund Direct Growth',
  folio_no: '71000001/10',
};
const report: ElssReport = {
  financial_year: '2025-26',
  invested: 200_000,
  limit: 150_000,
  deductible: 150_000,
  as_of: '2026-03-31',
  rule_ids: ['section-80c-2014', 'elss-lock-in-2005'],
  years: [
    { financial_year: '2026-27', invested: 0, limit: 150_000, deductible: 0 },
    { financial_year: '2025-26', invested: 200_000, limit: 150_000, deductible: 150_000 },
  ],
  investments: [
    { ...lot, lot_id: 'a', kind: 'purchase', date: '2025-04-10', units: 500, amount: 50_000 },
    { ...lot, lot_id: 'b', kind: 'switch_in', date: '2026-01-09', units: 1400, amount: 150_000 },
  ],
  unlocks: [
    {
      ...lot,
      lot_id: 'old',
      bought_on: '2020-01-01',
      unlocks_on: '2023-01-02',
      locked: false,
      units: 10,
      cost: 500,
      value: 1_000,
    },
    {
      ...lot,
      lot_id: 'a',
      bought_on: '2025-04-10',
      unlocks_on: '2028-04-11',
      locked: true,
      units: 500,
      cost: 50_000,
      value: null,
    },
  ],
  earlier: [],
  locked_value: 0,
  free_value: 1_000,
};
const open = (data: ElssReport = report, more: object = {}) =>
  openPortfolio('/reports/elss-report?year=2025-26', {
    answers: { elssReport: { status: 'success', data }, ...more },
  });

describe('ELSS report', () => {
  test('P4 · shows what counts for 80C, what is above the limit, and each investment of the year', async () => {
    await open();
    expect(await screen.findByText('₹1,50,000.00', { selector: ':not(td)' })).toBeVisible();
    expect(screen.getByText(/₹50,000\.00 of it is above the limit/)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Investments of the year' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Parvat ELSS Tax Saver.*10 Apr 2025₹50,000\.00$/),
      expect.stringMatching(/Switch in9 Jan 2026₹1,50,000\.00$/),
    ]);
  });

  test('P4 · units from before the first statement are listed apart, with the day by which all are unlocked', async () => {
    const before = { ...lot, before: '2025-04-01', units: 30, value: 3_000.5 };
    await open({
      ...report,
      earlier: [
        { ...before, lot_id: 'e1', free_by: '2028-04-01', free: false },
        { ...before, lot_id: 'e2', free_by: '2023-04-01', free: true },
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Units from before your statements' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(
      /Before 1 Apr 2025, day not known.*Some may be locked until 1 Apr 2028$/,
    );
    expect(rows[1]).toHaveTextContent(/₹3,000\.50Unlocked$/);
  });

  test('P4 · the next allotment to unlock stands first, unlocked ones last', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Allotments that you hold, by unlock date' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/No NAV11 Apr 2028$/);
    expect(rows[1]).toHaveTextContent(/₹1,000\.00Unlocked$/);
  });

  test('P4 · a year without investments leads to ELSS funds and still shows what is held', async () => {
    await open({ ...report, invested: 0, deductible: 0, investments: [] });
    expect(await screen.findByText('No ELSS investments in FY 2025-\u206026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See ELSS funds' })).toBeVisible();
    expect(screen.getByRole('table', { name: /by unlock date/ })).toBeVisible();
  });

  test('P4 · a download that fails is named and can be repeated', async () => {
    let tries = 0;
    await open(report, {
      elssFile: () => {
        tries += 1;
        throw new ApiError({ kind: 'network', message: 'No connection.' });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Unlock dates (CSV)' }));
    expect(await screen.findByText(/^Unlock dates \(CSV\) could not be downloaded/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Download' });
    expect(tries).toBe(2);
  });
});
