import { absolutePct, rupees, sumRupees, toWire, xirr } from '@sanchay/finance';
import type { CashFlow } from '@sanchay/finance';
import type { Holding } from '@sanchay/contracts';
import type { Asset } from './assets.ts';
import { cashFlows } from './cashFlows.ts';
import type { SwitchFlows } from './cashFlows.ts';
import type { Move } from './moveStore.ts';
import { returnBasis } from './returnBasis.ts';

export type Figures = Pick<
  Holding,
  | 'current_value'
  | 'one_day_change'
  | 'one_day_change_percentage'
  | 'absolute_percentage'
  | 'xirr_percentage'
  | 'return_basis'
  | 'total_invested'
>;

/** What a holding adds up to, before it is shown: units left, what they had cost, what they are worth. Rupees. */
export interface Position {
  asset: Asset;
  moves: readonly Move[];
  /** ISO day on which the position is valued. */
  today: string;
  units: number;
  invested: number;
  value: number;
  change: number;
}

/** The position that moves of one asset make up, at its newest price; worth nothing while it has no price. */
export function positionOf(asset: Asset, moves: readonly Move[], today: string): Position {
  const units = sumRupees(moves.map((move) => move.units));
  const price = rupees(asset.nav?.nav ?? 0);
  const change = asset.nav && asset.last ? price.minus(rupees(asset.last.nav)).times(units) : 0;
  return {
    asset,
    moves,
    today,
    units: toWire(units, 4),
    invested: toWire(sumRupees(moves.map((move) => move.cost)), 2),
    value: toWire(price.times(units), 2),
    change: toWire(change, 2),
  };
}

/**
 * The figures of positions together: sums, change since the price before in percent of the value then, gain over
 * cost in percent, and XIRR in percent a year over the dated payments (`cashFlows`) and the value on the business day. Percentages are null where
 * they are not defined: nothing invested, all on one day, or more than one rate. `return_basis` is the one of the two
 * returns to show; the XIRR is null while it is `absolute`. Rupees in transit count at their amount in value and
 * in what was invested, and not in the XIRR: they earn nothing.
 */
export function figuresOf(
  positions: readonly Position[],
  inTransit: string | number = 0,
  switches: SwitchFlows = 'flows',
): Figures {
  const [value, invested, change] = [
    toWire(sumRupees([inTransit, ...positions.map((position) => position.value)]), 2),
    toWire(sumRupees([inTransit, ...positions.map((position) => position.invested)]), 2),
    toWire(sumRupees(positions.map((position) => position.change)), 2),
  ];
  const today = positions[0]?.today ?? '';
  const paid = cashFlows(
    positions.flatMap(({ moves }) => moves),
    today,
    switches,
  );
  const first = paid.filter(({ amount }) => amount < 0).map(({ date }) => date);
  const basis = returnBasis(first.toSorted()[0] ?? null, today);
  const before = toWire(rupees(value).minus(rupees(change)), 2);
  return {
    current_value: value,
    one_day_change: change,
    one_day_change_percentage: percent(absolutePct(before, value)),
    absolute_percentage: percent(absolutePct(invested, value)),
    xirr_percentage: basis === 'xirr' ? percent(yearlyPct(paid, positions)) : null,
    return_basis: basis,
    total_invested: invested,
  };
}

/** The newest day of a price among positions, or null. */
export function asOf(positions: readonly Position[]): string | null {
  const dates = positions.flatMap((position) => position.asset.nav?.date ?? []);
  return dates.toSorted().at(-1) ?? null;
}

function yearlyPct(paid: readonly CashFlow[], positions: readonly Position[]): number | null {
  const worth = positions.flatMap(({ today, value }) => (value > 0 ? [{ date: today, amount: value }] : []));
  const rate = xirr([...paid, ...worth]);
  return rate === null ? null : rate * 100;
}

function percent(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : toWire(value.toFixed(4), 2);
}
