import { addMonthsClamped, compareDates, isIsoDate } from '../calendar/dates.ts';
import type { PersonFault } from './faults.ts';

/** Years that the holder of an account has lived at least. Source: rules, "Minimum age". */
export const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** The ISO day on which an individual turns 18; 1 March for 29 February in a year without that day. */
export function adultFrom(born: string): string {
  const birthday = addMonthsClamped(born, ADULT_YEARS * 12, Number(born.slice(8)));
  return birthday.slice(8) === born.slice(8) ? birthday : addMonthsClamped(birthday, 1, 1);
}

/** Whether an individual is under 18 years of age on a day. Both are ISO dates. */
export function isMinor(born: string, today: string): boolean {
  return compareDates(adultFrom(born), today) > 0;
}

/** What is wrong with a date of birth on a day, or null; a child is not wrong here. */
export function birthFault(born: string | undefined, today: string): PersonFault | null {
  if (!born || !isIsoDate(born)) return 'not_a_date';
  if (compareDates(born, today) > 0) return 'future';
  if (compareDates(addMonthsClamped(born, OLDEST_YEARS * 12), today) < 0) return 'too_old';
  return null;
}

/** The same for the holder of an account, who has to be 18. */
export function holderBirthFault(born: string | undefined, today: string): PersonFault | null {
  return birthFault(born, today) ?? (isMinor(born!, today) ? 'too_young' : null);
}
