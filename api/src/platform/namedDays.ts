import { isIsoDate } from '@sanchay/finance';
import { said } from './language.ts';
import { Problem } from './problem.ts';

/**
 * Holds the days that a query names, by field, against the calendar; one that is left out is well.
 * @throws Problem 400 `params_invalid` at the field of a day that does not exist.
 */
export function mustBeDays(days: Readonly<Record<string, string | undefined>>): void {
  for (const [field, day] of Object.entries(days)) {
    if (day === undefined || isIsoDate(day)) continue;
    const words = said({ en: `There is no such day: ${day}.`, hi: `ऐसा कोई दिन नहीं है: ${day}।` });
    throw new Problem(400, 'params_invalid', 'params_invalid', words, { errors: { [field]: [words] } });
  }
}
