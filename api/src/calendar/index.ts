/** Door of the business calendar: rows in the database, edited without a release. It has no calls of its own. */
export { CalendarMissingError, loadCalendar } from './loadCalendar.ts';
export { seedCalendar } from './seedCalendar.ts';
export { calendarNotices, dayAndMonth } from './notices.ts';
export { offlineNotices } from './offlineNotices.ts';
