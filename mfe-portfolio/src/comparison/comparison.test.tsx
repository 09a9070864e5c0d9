import type { HoldingComparison } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { parvat, purchase } from '../testing/samples.ts';

const comparison: HoldingComparison = {
  ...{ with: 'nifty50', name: 'Nifty 50', rate: null, as_of: '2026-11-20', return_basis: 'xirr' },
  paid: 480_000,
  holding: { value: 712_520.05, gain: 232_520.05, xirr_percentage: 17.94, xirr_problem: null },
  other: { value: 650_000.4, gain: 170_000.4, xirr_percentage: 13.2, xirr_problem: null },
  ...{ problem: null, problem_on: null, last: { date: '2026-11-20', level: 30_000 } },
  rows: [
    {
      ...{ date: '2024-02-04', amount: -480_000, level: 22_153.85, level_date: '2024-02-02' },
      ...{ units: 21.6667, balance: 21.6667 },
    },
  ],
};
const open = (over: Partial<HoldingComparison> = {}) =>
  openPortfolio('/portfolio/mutual-funds/SBX-PFCD-GR', {
    answers: {
      anyHolding: { status: 'success', data: { holding: parvat, transactions: [purchase], refusal: null } },
      holdingComparison: { status: 'success', data: { ...comparison, ...over } },
    },
  });
const card = async () =>
  within(await screen.findByRole('region', { name: 'Compare with the same payments' }));

describe('a holding compared with the same payments elsewhere', () => {
  test('P2 · value, gain and XIRR of both, and how far it is ahead', async () => {
    await open();
    const compared = await card();
    expect(await compared.findByText('₹62,520 more than in Nifty 50')).toBeVisible();
    const rows = within(compared.getByRole('table', { name: 'Compare with the same payments' })).getAllByRole(
      'row',
    );
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'This holding₹7,12,520up +₹2,32,520up +17.9%',
      'Nifty 50₹6,50,000up +₹1,70,000up +13.2%',
    ]);
  });

  test('P2 · behind is stated in words, and a recent holding has its absolute return', async () => {
    const holding = { ...comparison.holding, gain: 100_000 };
    await open({ holding, return_basis: 'absolute' });
    const compared = await card();
    expect(await compared.findByText('₹70,000 less than in Nifty 50')).toBeVisible();
    expect(compared.getByText('+20.8%')).toBeVisible();
  });

  test('P2 · the calculation has each payment with its level, and a file', async () => {
    await open();
    const compared = await card();
    await userEvent.click(await compared.findByText('See the calculation'));
    expect(compared.getByText(/21\.6667 units × 30,000\.00 of 20 Nov 2026 = ₹6,50,000\.40/)).toBeVisible();
    const [, ...lines] = decodeURIComponent(
      compared
        .getByRole('link', { name: 'Download CSV' })
        .getAttribute('href')!
        .split(',')
        .slice(1)
        .join(','),
    )
      .trim()
      .split('\r\n');
    expect(lines).toEqual(['2024-02-04,-480000.00,22153.8500,2024-02-02,21.6667,21.6667']);
  });

  test('P2 · a deposit is asked for with its rate', async () => {
    const { client } = await open();
    const compared = await card();
    await userEvent.click(await compared.findByRole('radio', { name: 'FD at 6.5%' }));
    const asked = client.calls
      .filter(({ name }) => name === 'holdingComparison')
      .map(({ options }) => options);
    expect(asked.at(-1)).toMatchObject({ query: { with: 'deposit', rate: 6.5 } });
  });

  test.each([
    [
      'no_level',
      '2013-01-01',
      'There is no level on 1 Jan 2013, the day of a payment, so nothing can be compared.',
    ],
    ['used_up', '2025-01-01', 'By 1 Jan 2025 the same withdrawals would have used up all of it.'],
    ['no_data', null, 'There are no levels for this comparison.'],
  ] as const)('P2 · without a comparison the reason is shown: %s', async (problem, problem_on, text) => {
    await open({ problem, problem_on, other: null, rows: [] });
    expect(await (await card()).findByText(text)).toBeVisible();
  });
});
