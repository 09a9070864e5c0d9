import type { Locale } from './format.ts';

/** A day of the month as an ordinal: 1 is "1st", 13 is "13th"; in Hindi sentences it stands before तारीख as "1". */
export function formatOrdinal(day: number, locale: Locale = 'en'): string {
  if (locale === 'hi') return String(day);
  const teen = day % 100 >= 11 && day % 100 <= 13;
  return `${day}${(!teen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
}
