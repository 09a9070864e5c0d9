const YEARS = [1, 3, 5, 10] as const;
const A_YEAR = 12;

/** Months to look back, each with its name in the words of `past.period`. */
export interface PastPeriod {
  id: string;
  months: number;
}

/** The periods that a history of so many whole months fills: full years, and all of it. Empty for less than a month. */
export function pastPeriods(months: number): PastPeriod[] {
  if (months < 1) return [];
  const years = YEARS.filter((year) => year * A_YEAR < months);
  return [...years.map((year) => ({ id: String(year), months: year * A_YEAR })), { id: 'all', months }];
}
