import { epochDay } from '@sanchay/finance';
import type { BaseFund } from './fundPlan.ts';
import type { FactorDay } from './factors.ts';
import { grossReturn, nextNav } from './navs/navWalk.ts';
import type { Plan } from './plans.ts';

/** NAVs of one plan in time order: days since 1970 and ten-thousandths of a rupee. */
export interface PlanSeries {
  days: Int32Array;
  navs: Int32Array;
}

const NAV_SCALE = 10_000;

/** Index of the first day on or after `day`, or the length. */
function firstFrom(days: Int32Array, day: number): number {
  const found = days.findIndex((candidate) => candidate >= day);
  return found < 0 ? days.length : found;
}

/**
 * The series of all plans of a fund, from each plan's start to the last of `days`. A plan that starts later than
 * another begins at that one's NAV of the day.
 */
export function fundSeries(
  seed: number,
  fund: BaseFund,
  plans: readonly Plan[],
  days: Int32Array,
  factorsOf: (day: number) => FactorDay,
): PlanSeries[] {
  const walk = { profile: fund.category.profile, stream: fund.stream };
  const starts = plans.map((plan) => firstFrom(days, epochDay(plan.from)));
  const oldest = starts.indexOf(Math.min(...starts));
  const first = starts[oldest]!;
  const series = starts.map((start) => new Int32Array(days.length - start));
  for (let row = first; row < days.length; row += 1) {
    const day = days[row]!;
    const previous = days[row - 1] ?? day;
    const gross = row === first ? 0 : grossReturn(seed, walk, factorsOf(day), day, previous);
    if (row === first) series[oldest]![0] = fund.category.launch_nav * NAV_SCALE;
    else
      series[oldest]![row - first] = nextNav(
        series[oldest]![row - first - 1]!,
        gross,
        plans[oldest]!,
        day,
        previous,
      );
    for (const [index, start] of starts.entries()) {
      if (index === oldest || row < start) continue;
      const navs = series[index]!;
      navs[row - start] =
        row === start
          ? series[oldest]![row - first]!
          : nextNav(navs[row - start - 1]!, gross, plans[index]!, day, previous);
    }
  }
  return series.map((navs, index) => ({ days: days.subarray(starts[index]!), navs }));
}
