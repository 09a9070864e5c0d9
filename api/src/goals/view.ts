import type { Goal, GoalState, OwnedAsset } from '@sanchay/contracts';
import { goalOutlook, sumRupees, toWire, wholeMonthsBetween, type GoalOutlook } from '@sanchay/finance';
import { holdingKey } from './draftFaults.ts';
import type { GoalRow } from './store.ts';

/** A goal with its holdings at the newest prices and how far it gets by its assumptions. */
export function goalView(row: GoalRow, held: readonly OwnedAsset[], today: string): Goal {
  const chosen = new Set(row.holdings.map(holdingKey));
  const holdings = held
    .filter((asset) => chosen.has(holdingKey(asset)))
    .toSorted((a, b) => b.value - a.value)
    .map(({ source, asset, id, name, value }) => ({ source, asset, id, name, value }));
  const value = toWire(sumRupees(holdings.map((one) => one.value)), 2);
  const months = Math.max(0, wholeMonthsBetween(today, row.target_date));
  const outlook = goalOutlook({
    cost: row.cost,
    inflationPct: row.inflation_percentage,
    ratePct: row.return_percentage,
    months,
    value,
    monthly: row.monthly,
  });
  return {
    ...row,
    holdings,
    value,
    months,
    target: outlook.target,
    projected: outlook.projected,
    shortfall: outlook.shortfall,
    needed_monthly: outlook.neededMonthly,
    funded_percentage: outlook.fundedPct,
    state: stateOf(outlook, { value, over: row.target_date <= today }),
  };
}

function stateOf(
  { target, projected }: GoalOutlook,
  { value, over }: { value: number; over: boolean },
): GoalState {
  if (value >= target) return 'reached';
  if (over) return 'due';
  return projected >= target ? 'on_track' : 'behind';
}
