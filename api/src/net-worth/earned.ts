import type { HoldingFigures } from '@sanchay/contracts';
import {
  decimal,
  returnBasis,
  sumRupees,
  toWire,
  yearlyReturn,
  type CashFlow,
  type Rupees,
} from '@sanchay/finance';
import type { PaidAsset } from './assetSource.ts';
import { withoutTransfers } from './transfers.ts';

/** What assets earned, before it is shown. Rupees; null where it is not known of any of them. */
export interface Earned {
  /** What is left had cost this. */
  invested: Rupees | null;
  unrealised: Rupees | null;
  realised: Rupees | null;
  income: Rupees;
  /** All that was ever paid for them from outside. */
  paid: Rupees | null;
  /** Payments, negative when paid by the investor; null where they do not reach back to the first. */
  flows: readonly CashFlow[] | null;
  /** What belongs to the payments and is worth this today. */
  worth: number;
  /** Whether every distribution is known. */
  isStated: boolean;
}

export type EarnedFigures = Omit<
  HoldingFigures,
  'current_value' | 'one_day_change' | 'one_day_change_percentage' | 'left_out'
>;

/** The sum of rupees; null where any of them is not known. */
export function sumKnown(parts: readonly (string | number | Rupees | null)[]): Rupees | null {
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length ? null : sumRupees(known);
}

/**
 * What assets earned of which all payments are known. Money that goes from cash into shares and back is paid once, and
 * what neither is left nor came as income is a realised gain.
 */
export function earnedOfPaid(assets: readonly PaidAsset[]): Earned {
  const flows = assets.flatMap((asset) => asset.flows);
  const value = sumRupees(assets.map((asset) => asset.value));
  const invested = sumRupees(assets.map((asset) => asset.invested));
  const income = sumRupees(assets.map((asset) => asset.income));
  const unrealised = value.minus(invested);
  const gain = value.minus(sumRupees(flows.map(({ amount }) => amount)));
  return {
    invested,
    unrealised,
    realised: gain.minus(unrealised).minus(income),
    income,
    paid: sumRupees(withoutTransfers(flows).map(({ amount }) => Math.max(0, amount))),
    flows: flows.map(({ date, amount }) => ({ date, amount: -amount })),
    worth: toWire(value, 2),
    isStated: true,
  };
}

/** What several parts earned together. */
export function sumEarned(parts: readonly Earned[]): Earned {
  const flows = parts.map((part) => part.flows);
  return {
    invested: sumKnown(parts.map((part) => part.invested)),
    unrealised: sumKnown(parts.map((part) => part.unrealised)),
    realised: sumKnown(parts.map((part) => part.realised)),
    income: sumRupees(parts.map((part) => part.income)),
    paid: sumKnown(parts.map((part) => part.paid)),
    flows: flows.includes(null) ? null : flows.flatMap((own) => own ?? []),
    worth: toWire(sumRupees(parts.map((part) => part.worth)), 2),
    isStated: parts.every((part) => part.isStated),
  };
}

/** The figures of what was earned, as every total shows them. */
export function earnedFigures(earned: Earned, today: string): EarnedFigures {
  const { invested, unrealised, realised, income, paid, isStated } = earned;
  const overall = isStated && unrealised && realised ? unrealised.plus(realised).plus(income) : null;
  const wire = (amount: Rupees | null) => amount && toWire(amount, 2);
  return {
    unrealised_gain: wire(unrealised),
    realised_gain: wire(realised),
    income: isStated ? toWire(income, 2) : null,
    overall_gain: wire(overall),
    absolute_percentage:
      overall && paid?.gt(0) ? percentOf(overall.times(100).div(decimal(paid)).toNumber()) : null,
    ...yearly(earned, today),
    total_invested: wire(invested),
  };
}

/** XIRR or the reason why there is none, and which of the returns to show. */
function yearly(
  { flows, worth, isStated }: Earned,
  today: string,
): Pick<EarnedFigures, 'xirr_percentage' | 'xirr_problem' | 'return_basis'> {
  const none = (
    problem: EarnedFigures['xirr_problem'],
    basis: EarnedFigures['return_basis'],
  ): ReturnType<typeof yearly> => ({
    xirr_percentage: null,
    xirr_problem: problem,
    return_basis: basis,
  });
  if (flows === null) return none('history_unknown', 'xirr');
  const first = flows.filter(({ amount }) => amount < 0).map(({ date }) => date);
  const basis = returnBasis(first.toSorted()[0] ?? null, today);
  if (!isStated) return none('distributions_unknown', basis);
  if (basis === 'absolute') return none(null, basis);
  const { rate, problem } = yearlyReturn(withWorth(flows, worth, today), today);
  return {
    xirr_percentage: rate === null ? null : percentOf(rate * 100),
    xirr_problem: problem,
    return_basis: basis,
  };
}

const withWorth = (flows: readonly CashFlow[], worth: number, today: string): CashFlow[] => [
  ...flows,
  ...(worth > 0 ? [{ date: today, amount: worth }] : []),
];

function percentOf(value: number): number | null {
  return Number.isFinite(value) ? toWire(value.toFixed(4), 2) : null;
}
