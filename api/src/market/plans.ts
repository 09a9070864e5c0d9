import { LONG_HISTORY_FROM, OLDEST_FROM, type BaseFund } from './fundPlan.ts';
import { uniform } from './navs/noise.ts';
import type { PlanWalk } from './navs/navWalk.ts';
import type { Suffix } from './codes.ts';

/** One plan and option of a fund. */
export interface Plan extends PlanWalk {
  direct: boolean;
  suffix: Suffix;
  /** First NAV date. */
  from: string;
}

const expenseOf = (percent: number): number => Math.round(percent * 100) / 100;

/** The four plans of a fund; direct costs less than regular. The oldest regular plan is the first fund's. */
export function plansOf(seed: number, fund: BaseFund): Plan[] {
  const { expense, commission } = fund.category;
  const direct = expenseOf(expense * (0.6 + 0.8 * uniform(seed, fund.stream, 21)));
  const regular = expenseOf(direct + commission * (0.7 + 0.6 * uniform(seed, fund.stream, 22)));
  const idcw: Suffix = fund.stream % 2 === 0 ? 'DP' : 'DR';
  const oldest = fund.number === 0 && fund.launch === LONG_HISTORY_FROM;
  return [
    { direct: true, suffix: 'GR', drag: direct, payout: false, from: fund.launch },
    { direct: false, suffix: 'GR', drag: regular, payout: false, from: oldest ? OLDEST_FROM : fund.launch },
    { direct: true, suffix: idcw, drag: direct, payout: true, from: fund.launch },
    { direct: false, suffix: idcw, drag: regular, payout: true, from: fund.launch },
  ];
}
