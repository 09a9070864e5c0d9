import type { ReturnsCalculation } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { bankDeposit, otherAssetsReply } from '../testing/otherAssets.ts';
import { totals } from '../testing/samples.ts';

const calculation: ReturnsCalculation = {
  name: null,
  as_of: '2026-11-20',
  figures: { ...totals, xirr_percentage: 10, return_basis: 'xirr' },
  in_transit: 500,
  values: [
    {
      ...{ code: 'SBX-PFCD-GR', name: 'Parvat Flexi Cap Fund Direct Growth', units: 100.5 },
      price: { nav: 98.4127, date: '2026-11-20' },
      last_price: { nav: 97.5927, date: '2026-11-19' },
      ...{ value: 9_890.48, change: 82.41 },
    },
  ],
  flows: [
    { date: '2025-11-20', kind: 'paid', amount: -10_000, days: 0, present_value: -10_000 },
    { date: '2026-11-20', kind: 'value', amount: 11_000, days: 365, present_value: 10_000 },
  ],
};
const open = (data: ReturnsCalculation, at = '/portfolio/calculation') =>
  openPortfolio(at, { answers: { anyCalculation: { status: 'success', data } } });

describe('how figures are calculated', () => {
  test('P1 · units and prices make the value; payments and their present values explain the XIRR', async () => {
    await open(calculation);
    const values = await screen.findByRole('table', { name: 'Current value' });
    expect(within(values).getAllByRole('row')[1]).toHaveTextContent(
      /^Parvat Flexi Cap100\.500 × ₹98\.4127 of 20 Nov 2026₹82\.41₹9,890\.48$/,
    );
    expect(screen.getByText('Money in transit: ₹500.00')).toBeVisible();
    const flows = within(screen.getByRole('table', { name: 'Payments and value' })).getAllByRole('row');
    expect(flows[1]).toHaveTextContent(/^20 Nov 2026Value today₹11,000\.00365₹10,000\.00$/);
    expect(flows[2]).toHaveTextContent(/^20 Nov 2025You paid−₹10,000\.000−₹10,000\.00$/);
    expect(screen.getByText(/^XIRR is \+?10\.00% a year/)).toBeVisible();
  });

  test('P2 · the regular plan of a fund differs by name from its direct plan', async () => {
    const [direct] = calculation.values;
    const regular = { ...direct!, code: 'SBX-PFCR-GR', name: 'Parvat Flexi Cap Fund Regular Growth' };
    await open({ ...calculation, values: [direct!, regular] });
    const rows = within(await screen.findByRole('table', { name: 'Current value' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/^Parvat Flexi Cap100/);
    expect(rows[2]).toHaveTextContent(/^Parvat Flexi Cap · Regular · Growth100/);
  });

  test('P1 · the file has the payments oldest first, to the paisa', async () => {
    await open(calculation);
    const link = await screen.findByRole('link', { name: 'Download CSV' });
    const [, text] = decodeURIComponent(link.getAttribute('href')!).split(',"Entry"');
    expect(text!.split('\r\n').slice(1, 3)).toEqual([
      '"2025-11-20","You paid","-10000.00","0","-10000.00"',
      '"2026-11-20","Value today","11000.00","365","10000.00"',
    ]);
  });

  test('P1 · without a yearly rate the reason is shown and no present values', async () => {
    const flows = calculation.flows.map((flow) => ({ ...flow, present_value: null }));
    const figures = { ...totals, xirr_percentage: null, return_basis: 'absolute' as const };
    await open({ ...calculation, flows, figures });
    expect(await screen.findByText(/first payment is less than 30 days old/)).toBeVisible();
    expect(screen.queryByText('Present value')).toBeNull();
  });

  test.each([
    ['/portfolio/calculation?code=SBX-PFCD-GR', { code: 'SBX-PFCD-GR', external: 'include' }],
    ['/portfolio/calculation?asset=gold', { asset: 'gold', external: 'include' }],
    ['/portfolio/calculation?asset=crypto', { external: 'include' }],
  ])('P2 · %s requests what the address names', async (at, query) => {
    const { client } = await open(calculation, at);
    await screen.findByRole('table', { name: 'Current value' });
    const call = client.calls.find(({ name }) => name === 'anyCalculation');
    expect((call!.options as { query: object }).query).toEqual(query);
  });

  test('P1 · assets held elsewhere are added to the net worth, and left out with the filter', async () => {
    const answers = {
      anyCalculation: { status: 'success', data: calculation },
      otherAssets: otherAssetsReply([bankDeposit]),
    };
    const { unmount } = await openPortfolio('/portfolio/calculation', { answers });
    const others = within(await screen.findByRole('region', { name: 'Other assets' }));
    // ₹8,15,953.65 with Sanchay and ₹1,07,185.90 elsewhere.
    expect(others.getByText('₹9,23,139.55')).toBeVisible();
    unmount();
    await openPortfolio('/portfolio/calculation?other=exclude', { answers });
    await screen.findByRole('table', { name: 'Current value' });
    expect(screen.queryByRole('region', { name: 'Other assets' })).toBeNull();
  });

  test('P1 · every page with totals leads to their calculation', async () => {
    for (const [at, href] of [
      ['/dashboard', '/portfolio/calculation'],
      ['/portfolio', '/portfolio/calculation'],
      ['/portfolio/mutual-funds', '/portfolio/calculation?asset=mutual_fund'],
    ] as const) {
      const { unmount } = await openPortfolio(at);
      const link = await screen.findByRole('link', { name: 'See the calculation' });
      expect(link).toHaveAttribute('href', href);
      unmount();
    }
  });
});
