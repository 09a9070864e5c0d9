import { isIsoDate } from '@sanchay/finance';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PLAIN = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/**
 * A figure of a statement as decimal text, with or without Indian or Western grouping; parentheses make it negative.
 * Null for anything else, such as grouping that cannot be: `10,000,50`.
 */
export function figureOf(text: string): string | null {
  const inner = /^\((.+)\)$/.exec(text.trim());
  const plain = (inner?.[1] ?? text.trim()).trim();
  if (!PLAIN.test(plain)) return null;
  const digits = plain.replaceAll(',', '');
  return inner && !digits.startsWith('-') ? `-${digits}` : digits;
}

/**
 * The ISO day of `27-Apr-2021`, `27/04/2021`, `27-04-2021` or `2021-04-27`; the day stands before the month. Null for
 * a day that the calendar does not have.
 */
export function dayOf(text: string): string | null {
  const value = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (iso) return isIsoDate(value) ? value : null;
  const named = /^(\d{1,2})[- /]([A-Za-z]{3})[- /](\d{4})$/.exec(value);
  const numbered = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value);
  const parts = named ?? numbered;
  if (!parts) return null;
  const [, day, middle, year] = parts as unknown as [string, string, string, string];
  const month = named ? MONTHS.indexOf(middle.toLowerCase()) + 1 : Number(middle);
  const found = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(found) ? found : null;
}

/** A day without the time of day that some tables state after it, such as `25-03-2025 10:15` or `2025-03-25T10:15:00`. */
export const withoutTime = (text: string): string => text.trim().replace(/[ T]+\d{1,2}:\d{2}.*$/, '');

/**
 * Whether days in figures must have their month before the day, as one of them has no other reading. Their other days
 * are then not to be trusted.
 */
export function isMonthFirst(days: readonly string[]): boolean {
  return days.some((text) => {
    const numbered = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(text.trim());
    return numbered !== null && Number(numbered[2]) > 12 && Number(numbered[1]) <= 12;
  });
}

/** How a day is written: with the name of the month, as an ISO day, or in figures with the day before the month. */
export function dayStyle(text: string): 'named' | 'iso' | 'figures' {
  if (/[A-Za-z]/.test(text)) return 'named';
  return /^\d{4}-/.test(text.trim()) ? 'iso' : 'figures';
}
