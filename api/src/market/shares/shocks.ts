import { epochDay } from '@sanchay/finance';

/** A stretch of days over which shares as a whole gained or lost `total` (a fraction), spread evenly. */
export interface Shock {
  from: number;
  to: number;
  total: number;
}

const shock = (from: string, to: string, total: number): Shock => ({
  from: epochDay(from),
  to: epochDay(to),
  total,
});

/** Falls and recoveries of the size and at the time that India's share market saw; the days between are invented. */
export const SHOCKS: readonly Shock[] = [
  shock('2008-01-09', '2008-10-27', -0.75),
  shock('2009-03-10', '2009-06-05', 0.42),
  shock('2009-06-08', '2010-11-05', 0.22),
  shock('2015-03-04', '2016-02-25', -0.3),
  shock('2016-02-29', '2017-03-31', 0.16),
  shock('2018-09-03', '2018-10-26', -0.14),
  shock('2020-02-20', '2020-03-23', -0.46),
  shock('2020-03-24', '2020-12-31', 0.46),
  shock('2022-01-18', '2022-06-17', -0.18),
  shock('2022-06-20', '2022-12-01', 0.16),
  shock('2024-09-27', '2025-03-04', -0.18),
  shock('2025-03-05', '2025-06-30', 0.1),
];

/** What the shocks add on one day, as a fraction. Assumes five market days a week. */
export function shockOn(day: number): number {
  let sum = 0;
  for (const { from, to, total } of SHOCKS) {
    if (day >= from && day <= to) sum += total / (((to - from + 1) * 5) / 7);
  }
  return sum;
}
