import { addDays, dateParts, epochDay, weekday } from './dates.ts';

/** How a scheme follows the calendar. Overnight funds count as liquid. */
export type SchemeClass = 'equity' | 'debt' | 'liquid';

/** A day on which something is closed. `exchange` and `settlement` are true when that side is closed. */
export type Holiday = {
  readonly date: string;
  readonly exchange: boolean;
  readonly settlement: boolean;
  readonly note?: string;
};

/** A session held on a weekend or a holiday. `funds` is true when mutual funds process orders too. */
export type SpecialSession = { readonly date: string; readonly funds: boolean; readonly note?: string };

/** A holiday of every year, on "MM-DD", used for years that the table does not cover. */
export type FixedHoliday = Omit<Holiday, 'date'> & { readonly monthDay: string };

/** Calendars are editable data: a late notice changes a row, not the code. */
export type BusinessCalendar = {
  readonly holidays: readonly Holiday[];
  readonly specialSessions?: readonly SpecialSession[];
  readonly fixedHolidays?: readonly FixedHoliday[];
  /** Years whose holidays are all listed, so that fixed holidays add nothing. */
  readonly coveredYears?: readonly number[];
};

const SEARCH_DAYS = 366;

interface Indexed {
  readonly holidays: ReadonlyMap<string, readonly Holiday[]>;
  readonly sessions: ReadonlyMap<string, SpecialSession>;
}

/** Calendars are queried for thousands of days; their rows are sorted once per calendar. */
const indexes = new WeakMap<BusinessCalendar, Indexed>();

function indexOf(calendar: BusinessCalendar): Indexed {
  const known = indexes.get(calendar);
  if (known) return known;
  const sessions = new Map<string, SpecialSession>();
  for (const session of calendar.specialSessions ?? [])
    if (!sessions.has(session.date)) sessions.set(session.date, session);
  const made = { holidays: Map.groupBy(calendar.holidays, ({ date }) => date), sessions };
  indexes.set(calendar, made);
  return made;
}

const NONE: readonly Holiday[] = [];

/** The closures of a date: its rows in the table, and its fixed holiday when the year is not covered. */
export function holidaysOn(calendar: BusinessCalendar, date: string): readonly Holiday[] {
  const listed = indexOf(calendar).holidays.get(date) ?? NONE;
  if (!calendar.fixedHolidays || calendar.coveredYears?.includes(dateParts(date).year)) return listed;
  const fixed = calendar.fixedHolidays.find((holiday) => holiday.monthDay === date.slice(5));
  if (!fixed) return listed;
  const { monthDay: _monthDay, ...closure } = fixed;
  return [...listed, { date, ...closure }];
}

function isWeekend(date: string): boolean {
  return weekday(date) % 6 === 0;
}

function isOrdinaryOpen(calendar: BusinessCalendar, date: string, side: 'exchange' | 'settlement'): boolean {
  return !isWeekend(date) && !holidaysOn(calendar, date).some((holiday) => holiday[side]);
}

function specialSessionOn(calendar: BusinessCalendar, date: string): SpecialSession | undefined {
  return indexOf(calendar).sessions.get(date);
}

/** Whether the exchange holds any session that day, special sessions included. */
export function isMarketDay(calendar: BusinessCalendar, date: string): boolean {
  return isOrdinaryOpen(calendar, date, 'exchange') || specialSessionOn(calendar, date) !== undefined;
}

/** Whether banks settle money that day. */
export function isSettlementDay(calendar: BusinessCalendar, date: string): boolean {
  return isOrdinaryOpen(calendar, date, 'settlement');
}

/**
 * Whether a scheme class processes orders that day: equity needs the exchange, debt and liquid need the banks too. A
 * special session counts only when its row states that funds take part. Source: rules R5 (Zerodha bulletins on 9 April
 * and 23 May 2024).
 */
export function isBusinessDay(calendar: BusinessCalendar, date: string, schemeClass: SchemeClass): boolean {
  const fundsOpen =
    isOrdinaryOpen(calendar, date, 'exchange') || specialSessionOn(calendar, date)?.funds === true;
  return fundsOpen && (schemeClass === 'equity' || isSettlementDay(calendar, date));
}

function search(calendar: BusinessCalendar, date: string, cls: SchemeClass, step: 1 | -1): string {
  epochDay(date);
  let candidate = date;
  for (let tried = 0; tried < SEARCH_DAYS; tried += 1) {
    candidate = addDays(candidate, step);
    if (isBusinessDay(calendar, candidate, cls)) return candidate;
  }
  throw new RangeError(`No business day within ${SEARCH_DAYS} days of ${date}`);
}

/** The first business day strictly after a date. @throws RangeError when there is none within 366 days. */
export function nextBusinessDay(calendar: BusinessCalendar, date: string, cls: SchemeClass): string {
  return search(calendar, date, cls, 1);
}

/** The last business day strictly before a date. @throws RangeError when there is none within 366 days. */
export function previousBusinessDay(calendar: BusinessCalendar, date: string, cls: SchemeClass): string {
  return search(calendar, date, cls, -1);
}

/** The date itself when it is a business day, else the next one: where a SIP date moves to. */
export function businessDayOnOrAfter(calendar: BusinessCalendar, date: string, cls: SchemeClass): string {
  return isBusinessDay(calendar, date, cls) ? date : nextBusinessDay(calendar, date, cls);
}

/**
 * T+n in business days of a class, backwards when n is negative; n = 0 gives the day on or after the date.
 * @throws RangeError when n is not a whole number.
 */
export function addBusinessDays(
  calendar: BusinessCalendar,
  date: string,
  n: number,
  cls: SchemeClass,
): string {
  if (!Number.isInteger(n)) throw new RangeError(`Not a whole number of days: ${n}`);
  if (n === 0) return businessDayOnOrAfter(calendar, date, cls);
  let result = date;
  for (let left = Math.abs(n); left > 0; left -= 1) result = search(calendar, result, cls, n > 0 ? 1 : -1);
  return result;
}
