import type { CallBody } from '@sanchay/contracts';
import { addMonthsClamped, compareDates, isIsoDate } from '@sanchay/finance';
import { validationFailed } from '../platform/problem.ts';
import { personName } from '../users/index.ts';

/** Years that the holder of an account has lived at least. Source: rules, "Minimum age". */
export const MINIMUM_AGE = 18;
const OLDEST = 120;

type Applicant = CallBody<'setPrimaryApplicant'>;

/** The sentence that says what is wrong with a date of birth on a business day, or null. */
export function birthFault(born: string, today: string): string | null {
  if (!isIsoDate(born)) return 'Please give your date of birth as a real date.';
  if (compareDates(born, today) > 0) return 'A date of birth cannot be in the future.';
  if (compareDates(addMonthsClamped(born, OLDEST * 12), today) < 0)
    return 'Please check the year of your birth.';
  // Born on 29 February: grown up on 1 March of a year without that day.
  const birthday = addMonthsClamped(born, MINIMUM_AGE * 12, Number(born.slice(8)));
  const grownUp = birthday.slice(8) === born.slice(8) ? birthday : addMonthsClamped(birthday, 1, 1);
  if (compareDates(grownUp, today) <= 0) return null;
  return `You need to be ${MINIMUM_AGE} to hold an account. A parent or guardian can invest for you.`;
}

/**
 * The applicant in stored form.
 * @throws Problem 422 `applicant_invalid` with a sentence for each field that is not right.
 */
export function checkApplicant(given: Applicant, today: string): Applicant {
  const errors: Record<string, string[]> = {};
  const name = personName(given.name);
  if ('wrong' in name) errors.name = [name.wrong];
  const fault = birthFault(given.date_of_birth, today);
  if (fault) errors.date_of_birth = [fault];
  if ('wrong' in name || fault) {
    throw validationFailed('applicant_invalid', 'Please correct what is marked.', errors);
  }
  return { ...given, name: name.name };
}
