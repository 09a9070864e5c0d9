import { NAV_AGE_DAYS, type NavSeries } from '../returns/returns.ts';
import { middle } from './rolling.ts';

const FIRST_LEVEL = 1000;
/** Fewer funds are no category. */
const FEWEST = 3;

/**
 * The middle of a group of funds as a series of its own: each day it moves by the median of the funds' moves since
 * the day before. A fund without a NAV on a day keeps its former one for `NAV_AGE_DAYS.month` days; what it moved over a
 * longer gap is no move of a day, and counts only where all have the gap. Funds join on their second day. Levels start at
 * 1,000, on the day before the first on which three funds move.
 */
export function medianSeries(group: readonly NavSeries[]): NavSeries {
  const all = [...new Set(group.flatMap(({ days }) => [...days]))].sort((a, b) => a - b);
  const rows = group.map(() => -1);
  const days: number[] = [];
  const navs: number[] = [];
  for (const [place, day] of all.entries()) {
    const moves: number[] = [];
    const jumps: number[] = [];
    for (const [index, series] of group.entries()) {
      const before = rows[index]!;
      if (series.days[before + 1] === day) rows[index] = before + 1;
      if (before < 0 || series.days.at(-1)! < day) continue;
      const move = series.navs[rows[index]!]! / series.navs[before]!;
      if (day - series.days[before]! <= NAV_AGE_DAYS.month) moves.push(move);
      else if (rows[index] !== before) jumps.push(move);
    }
    if (moves.length < FEWEST) moves.push(...jumps);
    if (moves.length < FEWEST) continue;
    if (days.length === 0) {
      days.push(all[place - 1]!);
      navs.push(FIRST_LEVEL);
    }
    days.push(day);
    navs.push(navs.at(-1)! * middle(moves.sort((a, b) => a - b)));
  }
  return { days: Int32Array.from(days), navs: Float64Array.from(navs) };
}
