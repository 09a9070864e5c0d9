import type { YearRow } from './growth.ts';
import { paise } from './inputs.ts';

/** Totals of a plan in rupees to the paisa; `gain` is exactly `value` less `invested`. */
export type Totals = { invested: number; value: number; gain: number };

export function totals(invested: number, value: number): Totals {
  const [paid, worth] = [paise(invested), paise(value)];
  return { invested: paid, value: worth, gain: paise(worth - paid) };
}

/** A year table of a monthly plan: `at(months)` gives invested and value after that many months. */
export function yearTable(
  months: number,
  at: (months: number) => { invested: number; value: number },
): YearRow[] {
  const rows: YearRow[] = [];
  for (let year = 1; (year - 1) * 12 < months; year += 1) {
    const { invested, value } = at(Math.min(year * 12, months));
    rows.push({ year, ...totals(invested, value) });
  }
  return rows;
}
