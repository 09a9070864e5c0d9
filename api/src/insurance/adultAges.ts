import { validationFailed, type Problem } from '../platform/http/problem.ts';
import { sentence } from './sentences.ts';

export const YOUNGEST_ADULT = 18;
export const OLDEST_ADULT = 65;
const MOST_ADULTS = 2;

/**
 * Ages of one or two adults from "34,32".
 * @throws Problem 422 `ages_not_understood`, `too_many_adults` or `age_not_insurable`, all on `adult_ages`.
 */
export function readAdultAges(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.some((part) => !/^\d{1,3}$/.test(part))) {
    throw refused('ages_not_understood');
  }
  if (parts.length > MOST_ADULTS) {
    throw refused('too_many_adults');
  }
  const ages = parts.map(Number);
  if (ages.some((age) => age < YOUNGEST_ADULT || age > OLDEST_ADULT)) {
    throw refused('age_not_insurable');
  }
  return ages;
}

function refused(code: Parameters<typeof sentence>[0]): Problem {
  const message = sentence(code, { youngest: YOUNGEST_ADULT, oldest: OLDEST_ADULT });
  return validationFailed(code, message, { adult_ages: [message] });
}
