import { isoDate } from '@sanchay/finance';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years of two digits from this one on belong to the century before. */
const CENTURY_TURN = 50;

/**
 * The ISO day of a cell of a spreadsheet: 2026-03-31, 31/03/2026, 31-3-26, 31 Mar 2026. The day comes first, as in India;
 * null for anything else, such as a month above 12.
 */
export function pastedDay(text: string): string | null {
  const [first, second, third] = text
    .trim()
    .toLowerCase()
    .split(/[\s./,-]+/);
  if (first === undefined || second === undefined || third === undefined) return null;
  const isYearFirst = /^\d{4}$/.test(first);
  const [day, year] = isYearFirst ? [third, first] : [first, third];
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const month = /^\d{1,2}$/.test(second) ? Number(second) : MONTHS.indexOf(second.slice(0, 3)) + 1;
  try {
    return isoDate(fullYear(year), month, Number(day));
  } catch {
    return null;
  }
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < CENTURY_TURN ? 2000 : 1900);
}
