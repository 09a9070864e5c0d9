import { dateParts, isoDate } from '../calendar/dates.ts';

const VALID_YEARS = 3;

/**
 * The last day on which a Form W-8BEN signed on a day is valid: the last day of the third calendar year after it.
 * Source: instructions of the IRS for Form W-8BEN (general knowledge).
 */
export function w8benValidUntil(signedOn: string): string {
  return isoDate(dateParts(signedOn).year + VALID_YEARS, 12, 31);
}
