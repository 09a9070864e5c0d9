import { addDays, type BusinessCalendar } from '@sanchay/finance';
import { hasNav, lastDueDate } from '../../market/index.ts';
import type { KnownScheme } from './knownScheme.ts';

/** A fund of funds abroad may be a day behind; two missing days are late for everybody. */
const MISSING_TO_BE_LATE = 2;
const MOST_DAYS = 31;

/**
 * Whether NAVs of the last two days on which a scheme of this class has one are missing at an instant of the business
 * clock. Schemes that are closed have no NAV to wait for.
 */
export function navIsLate(
  {
    nav_date,
    start_date,
    scheme_class,
    closed,
  }: Pick<KnownScheme, 'nav_date' | 'start_date' | 'scheme_class' | 'closed'>,
  calendar: BusinessCalendar,
  instant: Date,
): boolean {
  if (closed) return false;
  let missing = 0;
  let date = lastDueDate(instant);
  for (let tried = 0; tried < MOST_DAYS && missing < MISSING_TO_BE_LATE; tried += 1) {
    if (nav_date !== null && date <= nav_date) return false;
    // A fund owes no NAV of the days before its first.
    if (start_date !== null && date < start_date) return false;
    if (hasNav(calendar, date, scheme_class)) missing += 1;
    date = addDays(date, -1);
  }
  return true;
}
