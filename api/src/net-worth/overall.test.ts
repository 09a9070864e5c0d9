import type { NetWorthFlow } from '@sanchay/contracts';
import type { PaidAsset, SourceSnapshot } from './assetSource.ts';
import { earnedOfPaid } from './earned.ts';
import { earnedOfAll, gainsByKind, largestOf, overallOf } from './overall.ts';

const TODAY = '2026-11-28';
const DAY = { current_value: 0, one_day_change: 0, one_day_change_percentage: null };

type Move = readonly [on: string, amount: number];

function paid(
  asset: PaidAsset['asset'],
  moves: readonly Move[],
  rest: Pick<PaidAsset, 'value' | 'invested'> & { income?: number },
): PaidAsset {
  const of = { source: 'sanchay', asset, id: asset, name: asset } as const;
  const flows = moves.map(([date, amount]): NetWorthFlow => ({
    ...of,
    kind: amount > 0 ? 'paid_in' : 'taken_out',
    date,
    amount,
  }));
  return { income: 0, ...of, ...rest, flows };
}

const snapshot = (own: Partial<SourceSnapshot>): SourceSnapshot => ({
  ...{ assets: [], as_of: null, first_day: null, maturities: [] },
  ...own,
});

/** ₹10,000 of cash, of which ₹6,000 became shares a year ago, of which half were sold for ₹4,000 and one paid ₹100. */
const cash = paid(
  'cash',
  [
    ['2025-11-28', 10_000],
    ['2025-12-01', -6_000],
    ['2026-06-01', 4_000],
  ],
  { value: 8_000, invested: 8_000 },
);
const share = paid(
  'stock',
  [
    ['2025-12-01', 6_000],
    ['2026-06-01', -4_000],
    ['2026-07-01', -100],
  ],
  { value: 3_500, invested: 3_000, income: 100 },
);
const usShare = paid('us_stock', [['2026-01-05', 5_000]], { value: 5_600, invested: 5_000 });
const deposit = paid(
  'fixed_deposit',
  [
    ['2026-02-01', 20_000],
    ['2026-08-01', -700],
  ],
  { value: 20_300, invested: 20_000, income: 700 },
);
const counted = { held: undefined, shown: [snapshot({ paid: [cash, share, usShare, deposit] })] };

describe('returns of everything', () => {
  test('P1 · shares, US shares, deposits and cash count: invested and unrealised gain are their value (issue 17)', () => {
    const overall = overallOf(counted, DAY, TODAY)!;
    expect(overall).toMatchObject({
      ...{ total_invested: 36_000, unrealised_gain: 1_400, realised_gain: 1_000, income: 800 },
      ...{ overall_gain: 3_200, return_basis: 'xirr', xirr_problem: null },
    });
    // ₹10,000 of the cash, US shares and the deposit: shares were bought from the cash.
    expect(overall.absolute_percentage).toBe(9.14);
    expect(overall.xirr_percentage).toBeGreaterThan(8);
    expect(overall).not.toHaveProperty('left_out');
    expect(gainsByKind(counted)).toEqual([
      { asset: 'cash', gain: 0 },
      { asset: 'stock', gain: 1_600 },
      { asset: 'us_stock', gain: 600 },
      { asset: 'fixed_deposit', gain: 1_000 },
    ]);
  });

  test('P1 · the largest shares, US shares and deposits are listed with their figures, cash is not', () => {
    const largest = largestOf(counted, TODAY);
    expect(largest.map(({ asset, gain }) => [asset, gain])).toEqual([
      ['fixed_deposit', 1_000],
      ['us_stock', 600],
      ['stock', 1_600],
    ]);
    expect(largest[1]).toMatchObject({ absolute_percentage: 12, invested: 5_000 });
  });

  test('P1 · funds and gold are added, and assets without known payments are counted as left out', () => {
    const held = snapshot({
      earned: { all: earnedOfPaid([usShare]), left_out: 1, kinds: [{ asset: 'mutual_fund', gain: 600 }] },
    });
    const all = { held, shown: [snapshot({ paid: [deposit], unpaid: ['property', 'fixed_deposit'] })] };
    expect(overallOf(all, DAY, TODAY)).toMatchObject({
      ...{ total_invested: 25_000, overall_gain: 1_600, left_out: 3 },
    });
    expect(gainsByKind(all)).toEqual([
      { asset: 'mutual_fund', gain: 600 },
      { asset: 'fixed_deposit', gain: null },
    ]);
    expect(earnedOfAll(all)!.flows).toHaveLength(3);
    expect(overallOf({ held: undefined, shown: [] }, DAY, TODAY)).toBeUndefined();
  });

  test('P2 · a portfolio of a few days has an absolute return and no XIRR', () => {
    const young = paid('stock', [['2026-11-20', 1_000]], { value: 1_050, invested: 1_000 });
    expect(overallOf({ held: undefined, shown: [snapshot({ paid: [young] })] }, DAY, TODAY)).toMatchObject({
      ...{ absolute_percentage: 5, xirr_percentage: null, return_basis: 'absolute' },
    });
  });

  test('P1 · a deposit that is renewed is paid once', () => {
    const first = paid(
      'fixed_deposit',
      [
        ['2024-01-01', 100],
        ['2025-01-01', -107],
      ],
      { value: 0, invested: 0, income: 7 },
    );
    const next = paid('fixed_deposit', [['2025-01-01', 107]], { value: 110, invested: 107 });
    expect(earnedOfPaid([first, next]).paid?.toNumber()).toBe(100);
  });
});
