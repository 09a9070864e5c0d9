import type { BusinessCalendar, FixedHoliday, Holiday, SpecialSession } from './calendar.ts';

const closed = (date: string, note: string): Holiday => ({ date, exchange: true, settlement: true, note });
const settlementOnly = (date: string, note: string): Holiday => ({
  date,
  exchange: false,
  settlement: true,
  note,
});

/**
 * Weekday closures of 2024 to 2026. Source: rules R5 (exchange lists that agree with each other) and the
 * exchange's circulars. Settlement-only rows of 2024 are those that bulletins name and may be too few; those of
 * 2025 are of one source, and 5 September 2025 may have been moved to 8 September by a late order.
 */
export const holidays: readonly Holiday[] = [
  closed('2024-01-22', 'Special holiday, told two days before'),
  closed('2024-01-26', 'Republic Day'),
  closed('2024-03-08', 'Mahashivratri'),
  closed('2024-03-25', 'Holi'),
  closed('2024-03-29', 'Good Friday'),
  settlementOnly('2024-04-01', 'Annual bank closing'),
  settlementOnly('2024-04-09', 'Gudi Padwa'),
  closed('2024-04-11', 'Id-ul-Fitr'),
  closed('2024-04-17', 'Ram Navami'),
  closed('2024-05-01', 'Maharashtra Day'),
  closed('2024-05-20', 'General election in Mumbai'),
  settlementOnly('2024-05-23', 'Buddha Purnima'),
  closed('2024-06-17', 'Bakri Id'),
  closed('2024-07-17', 'Muharram'),
  closed('2024-08-15', 'Independence Day'),
  closed('2024-10-02', 'Gandhi Jayanti'),
  closed('2024-11-01', 'Diwali'),
  closed('2024-11-15', 'Guru Nanak Jayanti'),
  closed('2024-11-20', 'State election in Maharashtra'),
  closed('2024-12-25', 'Christmas'),
  settlementOnly('2025-02-19', 'Shivaji Maharaj Jayanti'),
  closed('2025-02-26', 'Mahashivratri'),
  closed('2025-03-14', 'Holi'),
  closed('2025-03-31', 'Id-ul-Fitr'),
  settlementOnly('2025-04-01', 'Annual bank closing'),
  closed('2025-04-10', 'Mahavir Jayanti'),
  closed('2025-04-14', 'Ambedkar Jayanti'),
  closed('2025-04-18', 'Good Friday'),
  closed('2025-05-01', 'Maharashtra Day'),
  settlementOnly('2025-05-12', 'Buddha Purnima'),
  closed('2025-08-15', 'Independence Day'),
  closed('2025-08-27', 'Ganesh Chaturthi'),
  settlementOnly('2025-09-05', 'Id-e-Milad'),
  closed('2025-10-02', 'Gandhi Jayanti and Dussehra'),
  closed('2025-10-21', 'Diwali'),
  closed('2025-10-22', 'Balipratipada'),
  closed('2025-11-05', 'Guru Nanak Jayanti'),
  closed('2025-12-25', 'Christmas'),
  closed('2026-01-15', 'Municipal elections in Maharashtra'),
  closed('2026-01-26', 'Republic Day'),
  settlementOnly('2026-02-19', 'Shivaji Maharaj Jayanti'),
  closed('2026-03-03', 'Holi'),
  settlementOnly('2026-03-19', 'Gudi Padwa'),
  closed('2026-03-26', 'Ram Navami'),
  closed('2026-03-31', 'Mahavir Jayanti'),
  settlementOnly('2026-04-01', 'Annual bank closing'),
  closed('2026-04-03', 'Good Friday'),
  closed('2026-04-14', 'Ambedkar Jayanti'),
  closed('2026-05-01', 'Maharashtra Day'),
  closed('2026-05-28', 'Bakri Id'),
  closed('2026-06-26', 'Muharram'),
  settlementOnly('2026-08-26', 'Id-e-Milad'),
  closed('2026-09-14', 'Ganesh Chaturthi'),
  closed('2026-10-02', 'Gandhi Jayanti'),
  closed('2026-10-20', 'Dussehra'),
  closed('2026-11-10', 'Diwali (Balipratipada)'),
  closed('2026-11-24', 'Guru Nanak Jayanti'),
  closed('2026-12-25', 'Christmas'),
];

/** Sessions on weekends and holidays; funds published no NAV for them, so funds stay closed. */
export const specialSessions: readonly SpecialSession[] = [
  { date: '2024-01-20', funds: false, note: 'Full session on a Saturday' },
  { date: '2024-03-02', funds: false, note: 'Disaster-recovery sessions' },
  { date: '2024-05-18', funds: false, note: 'Disaster-recovery sessions' },
  { date: '2024-11-01', funds: false, note: 'Muhurat session' },
  { date: '2025-02-01', funds: false, note: 'Union Budget' },
  { date: '2025-10-21', funds: false, note: 'Muhurat session' },
  { date: '2026-02-01', funds: false, note: 'Union Budget' },
  { date: '2026-11-08', funds: false, note: 'Muhurat session' },
];

/** What is certain in any year: the rest of a year is known only once its list is published. */
export const fixedHolidays: readonly FixedHoliday[] = [
  { monthDay: '01-26', exchange: true, settlement: true, note: 'Republic Day' },
  { monthDay: '04-01', exchange: false, settlement: true, note: 'Annual bank closing' },
  { monthDay: '05-01', exchange: true, settlement: true, note: 'Maharashtra Day' },
  { monthDay: '08-15', exchange: true, settlement: true, note: 'Independence Day' },
  { monthDay: '10-02', exchange: true, settlement: true, note: 'Gandhi Jayanti' },
  { monthDay: '12-25', exchange: true, settlement: true, note: 'Christmas' },
];

/** Invented rows that let the sandbox show the notice of 13 April: debt funds shift, equity does not. */
export const sandboxHolidays: readonly Holiday[] = [
  settlementOnly('2026-04-13', 'Sandbox: settlement closed'),
  settlementOnly('2027-04-13', 'Sandbox: settlement closed'),
];

/** The real calendar. */
export const indiaCalendar: BusinessCalendar = {
  holidays,
  specialSessions,
  fixedHolidays,
  coveredYears: [2024, 2025, 2026],
};

/** The real calendar with the sandbox's invented rows. */
export const sandboxCalendar: BusinessCalendar = {
  ...indiaCalendar,
  holidays: [...holidays, ...sandboxHolidays],
};
