import { decimal } from '../money.ts';
import {
  rupees,
  sumRupees,
  sumUnits,
  unitCount,
  unitsFor,
  valueOf,
  type Rupees,
  type Units,
} from '../quantity.ts';
import { depositValue } from '../other-assets/depositValue.ts';
import type { Compounding } from '../other-assets/otherAsset.ts';
import type { CashFlow } from './xirrFlows.ts';

/** A level of an index, or a price a unit, with its ISO day. */
export interface DatedLevel {
  date: string;
  nav: number;
}

/** A payment that bought units of the index, or a receipt that sold them. */
export interface ReplayedFlow extends CashFlow {
  level: DatedLevel;
  /** Bought, negative sold; unrounded. */
  units: Units;
  /** Units after it. */
  balance: Units;
}

/** Why flows cannot be replayed from a day on: no level by then, or nothing left to take out. */
export interface ReplayProblem {
  problem: 'no_level' | 'used_up';
  date: string;
}

/** The units left after all flows at the last level, in rupees to the paisa. */
export interface Replay {
  rows: readonly ReplayedFlow[];
  units: Units;
  last: DatedLevel;
  value: Rupees;
}

/** Less than this many rupees below zero comes from rounding. */
const ROUNDING = 0.005;

/**
 * What the same payments and receipts would be worth in an index: each payment buys units at the last level on or before
 * its day, each receipt sells units for its amount. Costs and taxes are not part of it.
 * @param flows negative when paid by the investor, in order of their days
 * @param levels in order of their days
 */
export function replayFlows(
  flows: readonly CashFlow[],
  levels: readonly DatedLevel[],
  today: string,
): Replay | ReplayProblem {
  const rows: ReplayedFlow[] = [];
  let balance = unitCount(0);
  for (const { date, amount } of flows) {
    const level = levelOn(levels, date);
    if (!level) return { problem: 'no_level', date };
    const units = unitsFor(rupees(-amount), level.nav);
    balance = balance.plus(units);
    if (valueOf(balance, level.nav).lt(rupees(-ROUNDING))) return { problem: 'used_up', date };
    rows.push({ date, amount, level, units, balance });
  }
  const last = levelOn(levels, today);
  if (!last) return { problem: 'no_level', date: today };
  return { rows, units: sumUnits([balance]), last, value: valueOf(balance, last.nav).round(2) };
}

/** The last level on or before a day; null where it is older than the series or not a price. */
function levelOn(levels: readonly DatedLevel[], day: string): DatedLevel | null {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (levels[middle]!.date <= day) low = middle + 1;
    else high = middle;
  }
  const found = levels[low - 1];
  return found && found.nav > 0 ? found : null;
}

/**
 * What the same payments and receipts would be worth in a fixed deposit: each payment earns the rate from its day on, and
 * each receipt stops earning it. Before TDS and without a penalty for early withdrawal. Rupees to the paisa.
 */
export function replayDeposit(
  flows: readonly CashFlow[],
  { ratePct, compounding }: { ratePct: number; compounding: Compounding },
  today: string,
): { value: Rupees } | ReplayProblem {
  const terms = { ratePct, compounding, maturesOn: null };
  const worth = (day: string): Rupees =>
    sumRupees(
      flows
        .filter(({ date }) => date <= day)
        .map(({ date, amount }) =>
          decimal(-Math.sign(amount)).times(depositValue(Math.abs(amount), { from: date, to: day }, terms)),
        ),
    );
  const used = flows.find(({ date, amount }) => amount > 0 && worth(date).lt(rupees(-ROUNDING)));
  if (used) return { problem: 'used_up', date: used.date };
  return { value: worth(today).round(2) };
}
