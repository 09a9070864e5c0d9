/** Lengths of time a chart can show. */
export type RangeId = '1M' | '3M' | '6M' | '1Y' | '3Y' | '5Y' | 'All';

const months: Record<Exclude<RangeId, 'All'>, number> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
};

/** The ISO date `back` months before: 31 March less one month is the last day of February. */
export function monthsBefore(isoDate: string, back: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const index = year * 12 + (month - 1) - back;
  const [newYear, newMonth] = [Math.floor(index / 12), index % 12];
  const lastDay = new Date(Date.UTC(newYear, newMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(newYear, newMonth, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Index of the first date inside the range that ends with the last date. Dates ascend. */
export function rangeStart(dates: readonly string[], range: RangeId): number {
  const last = dates.at(-1);
  if (range === 'All' || last === undefined) return 0;
  const from = monthsBefore(last, months[range]);
  const index = dates.findIndex((date) => date >= from);
  return Math.max(0, index);
}

/**
 * Those of the ranges that show less than all dates, and everything: a fund of two years has no five to show, and a
 * range as long as the whole is the whole. Dates ascend.
 */
export function rangesWithin(dates: readonly string[], ranges: readonly RangeId[]): RangeId[] {
  const [first, last] = [dates[0], dates.at(-1)];
  return ranges.filter(
    (range) =>
      range === 'All' ||
      (first !== undefined && last !== undefined && monthsBefore(last, months[range]) > first),
  );
}

/** The range that is shown: the requested one where it is offered, else the longest, which is everything. */
export function shownRange(asked: RangeId, offered: readonly RangeId[]): RangeId {
  return offered.includes(asked) ? asked : 'All';
}
