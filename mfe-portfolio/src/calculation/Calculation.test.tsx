import type {
  AssetCalculation,
  CalculatedAsset,
  NetWorthCalculation,
  ReturnsCalculation,
} from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
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
const NO_BASIS = { quantity: null, unit: null, price: null, rate: null, principal: null, interest: null };
const row = (
  of: Pick<CalculatedAsset, 'source' | 'asset' | 'name' | 'value'> & { change?: number },
  basis: Partial<CalculatedAsset['basis']> & Pick<CalculatedAsset['basis'], 'kind'>,
): CalculatedAsset => ({
  change: null,
  ...of,
  id: `id of ${of.name}`,
  basis: { ...NO_BASIS, on: '2026-11-20', ...basis },
});
const ASSETS: CalculatedAsset[] = [
  row(
    { source: 'manual', asset: 'property', name: 'Flat', value: 5_000_000 },
    { kind: 'recorded', on: '2026-10-01' },
  ),
  row(
    { source: 'sanchay', asset: 'fixed_deposit', name: 'Sarvam Bank', value: 107_185.9 },
    { kind: 'interest', principal: 100_000, interest: 7_185.9 },
  ),
  row(
    { source: 'sanchay', asset: 'us_stock', name: 'Larkspur', value: 40_556.97 },
    { kind: 'quantity', quantity: 2.5, unit: 'shares', price: 180.2, rate: 90.0266 },
  ),
  row(
    { source: 'sanchay', asset: 'stock', name: 'Alpha', value: 1_920, change: -12.5 },
    { kind: 'quantity', quantity: 1, unit: 'shares', price: 1920 },
  ),
  row(
    { source: 'imported', asset: 'mutual_fund', name: 'Parvat Flexi Cap Fund Direct Growth', value: 984.13 },
    { kind: 'quantity', quantity: 10, unit: 'units', price: 98.4127 },
  ),
  row({ source: 'sanchay', asset: 'in_transit', name: '', value: 500 }, { kind: 'balance' }),
  row(
    { source: 'sanchay', asset: 'us_cash', name: 'USD', value: 450.13 },
    { kind: 'quantity', quantity: 5, unit: 'dollars', rate: 90.0266 },
  ),
  row({ source: 'imported', asset: 'epf', name: '=EPF, "A"', value: 100 }, { kind: 'statement' }),
  row(
    { source: 'imported', asset: 'stock', name: 'X', value: 0 },
    { kind: 'quantity', quantity: 3, unit: 'shares' },
  ),
  row({ source: 'manual', asset: 'loan', name: 'Home loan', value: -1_000_000.5 }, { kind: 'recorded' }),
];
const worth: NetWorthCalculation = {
  as_of: '2026-11-20',
  ...{ value: 4_151_696.63, owned: 5_151_697.13, owed: 1_000_000.5, one_day_change: -12.5, assets: ASSETS },
};
const worthReply = (data: NetWorthCalculation) => ({ netWorthCalculation: { status: 'success', data } });
const open = (data: ReturnsCalculation, at = '/portfolio/calculation') =>
  openPortfolio(at, { answers: { ...worthReply(worth), anyCalculation: { status: 'success', data } } });

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
    expect(rows[2]).toHaveTextContent(/^Parvat Flexi Cap · Regular100/);
  });

  test('P1 · the file has the payments oldest first, to the paisa', async () => {
    await open(calculation);
    const region = within(await screen.findByRole('region', { name: 'XIRR' }));
    const link = region.getByRole('link', { name: 'Download CSV' });
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

  test('P1 · the net worth is the sum of every asset less every debt, each with what its value is computed from', async () => {
    await open(calculation);
    const table = within(await screen.findByRole('table', { name: 'Net worth' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((each) => each.textContent),
    ).toEqual([
      'FlatRecorded, with payments sinceAdded by you1 Oct 2026–₹50,00,000.00',
      'Sarvam Bank₹1,00,000.00 + ₹7,185.90 interestSanchay20 Nov 2026–₹1,07,185.90',
      'Larkspur2.5 × $180.20 × ₹90.0266Sanchay20 Nov 2026–₹40,556.97',
      'Alpha1 × ₹1,920.00Sanchay20 Nov 2026−₹12.50₹1,920.00',
      'Parvat Flexi Cap10.000 × ₹98.4127Imported20 Nov 2026–₹984.13',
      'Money in transitBalanceSanchay20 Nov 2026–₹500.00',
      'US dollar wallet$5.00 × ₹90.0266Sanchay20 Nov 2026–₹450.13',
      '=EPF, "A"From the statementImported20 Nov 2026–₹100.00',
      'XNo price yetImported20 Nov 2026–₹0.00',
      'Home loanRecorded, with payments sinceAdded by you20 Nov 2026–−₹10,00,000.50',
    ]);
    expect(screen.getByText(/^Change in one day: −₹12\.50/)).toBeVisible();
    expect(screen.getByText('₹51,51,697.13 owned less ₹10,00,000.50 owed: ₹41,51,696.63')).toBeVisible();
    const link = (name: string) => table.queryByRole('link', { name })?.getAttribute('href') ?? null;
    expect(link('Larkspur')).toBe('/portfolio/calculation?source=sanchay&asset=us_stock&id=id+of+Larkspur');
    expect(['Money in transit', 'Home loan', 'Parvat Flexi Cap'].map(link)).toEqual([null, null, null]);
  });

  test('P1 · of a name that is cut off the plan stays, so that a regular plan is never taken for the direct one', async () => {
    const name = 'Parvat Flexi Cap Fund Regular Growth';
    const assets = [
      row({ source: 'imported', asset: 'mutual_fund', name, value: 984.13 }, { kind: 'quantity' }),
    ];
    await openPortfolio('/portfolio/calculation', {
      answers: {
        ...worthReply({ ...worth, assets }),
        anyCalculation: { status: 'success', data: calculation },
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Net worth' }));
    expect(table.getByText('Parvat Flexi Cap').nextSibling).toHaveTextContent('· Regular');
  });

  test('P1 · the file of the net worth has every row to the paisa and their sum, and no formula of a name', async () => {
    await open(calculation);
    const region = within(await screen.findByRole('region', { name: 'Net worth' }));
    const link = region.getByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('download', 'net-worth-2026-11-20.csv');
    const lines = decodeURIComponent(link.getAttribute('href')!).trimEnd().split('\r\n').slice(1);
    expect(lines[2]).toBe(
      '"Larkspur","Sanchay","2.5 × $180.20 × ₹90.0266",2.5,180.2,90.0266,2026-11-20,,40556.97',
    );
    expect(lines[7]).toMatch(/^"'=EPF, ""A"""/);
    expect(lines.at(-1)).toBe('"Total",,,,,,,-12.50,4151696.63');
    expect(lines).toHaveLength(ASSETS.length + 1);
  });

  test('P1 · more rows than a page are on the next, and all in the file', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      row({ source: 'manual', asset: 'cash', name: `Cash ${n}`, value: 1 }, { kind: 'recorded' }),
    );
    const data = { ...worth, assets: many, value: 30, owned: 30, owed: 0, one_day_change: 0 };
    await openPortfolio('/portfolio/calculation', {
      answers: { ...worthReply(data), anyCalculation: { status: 'success', data: calculation } },
    });
    const table = await screen.findByRole('table', { name: 'Net worth' });
    expect(within(table).getAllByRole('row')).toHaveLength(26);
    expect(screen.getByText('Total ₹30.00')).toBeVisible();
    const region = within(screen.getByRole('region', { name: 'Net worth' }));
    const href = region.getByRole('link', { name: 'Download CSV' }).getAttribute('href')!;
    expect(decodeURIComponent(href).match(/Cash \d+/g)).toHaveLength(30);
  });

  test.each([
    ['/portfolio/calculation?other=only', { external: 'only' }],
    ['/portfolio/calculation?class=stocks', { class: 'stocks', external: 'include' }],
    ['/portfolio/calculation?class=us_stocks&other=exclude', { class: 'us_stocks', external: 'exclude' }],
    ['/portfolio/calculation?class=art', { external: 'include' }],
  ])('P2 · %s requests the values that the address names', async (at, query) => {
    const { client } = await open(calculation, at);
    await screen.findByRole('link', { name: 'Larkspur' });
    const call = client.calls.find(({ name }) => name === 'netWorthCalculation');
    expect((call!.options as { query: object }).query).toEqual(query);
  });

  const own: AssetCalculation = {
    ...{ as_of: '2026-11-20', asset: ASSETS[1]! },
    figures: { invested: 100_000, gain: 7_185.9, absolute_percentage: 7.19, xirr_percentage: 7.19 },
    flows: [
      { date: '2025-11-20', kind: 'paid', amount: -100_000, days: 0, present_value: -100_000 },
      { date: '2026-11-20', kind: 'value', amount: 107_185.9, days: 365, present_value: 100_000 },
    ],
  };
  const openAsset = (data: AssetCalculation) =>
    openPortfolio('/portfolio/calculation?source=sanchay&asset=fixed_deposit&id=d-1', {
      answers: { assetCalculation: { status: 'success', data } },
    });

  test('P2 · one asset shows its value, what was gained and the payments behind its return', async () => {
    const { client } = await openAsset(own);
    expect(await screen.findByText('₹1,00,000.00 + ₹7,185.90 interest · 20 Nov 2026')).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'assetCalculation')!.options).toMatchObject({
      query: { source: 'sanchay', asset: 'fixed_deposit', id: 'd-1' },
    });
    expect(screen.getByRole('link', { name: 'Open Sarvam Bank' })).toHaveAttribute(
      'href',
      expect.stringContaining('/fixed-deposit/deposits/'),
    );
    const flows = within(screen.getByRole('table', { name: 'Payments and value' })).getAllByRole('row');
    expect(flows[1]).toHaveTextContent('20 Nov 2026Value today₹1,07,185.90365₹1,00,000.00');
    expect(screen.getByText(/^XIRR is \+?7\.19% a year/)).toBeVisible();
  });

  test('P2 · without a known payment the reason is shown and no figure', async () => {
    const none = { invested: null, gain: null, absolute_percentage: null, xirr_percentage: null };
    const flows = own.flows.map((flow) => ({ ...flow, present_value: null }));
    await openAsset({ ...own, figures: none, flows });
    expect(await screen.findAllByText(/not all payments are known/)).toHaveLength(2);
    expect(screen.getByText('Not recorded')).toBeVisible();
    expect(screen.queryByText('Present value')).toBeNull();
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
