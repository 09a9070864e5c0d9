import { addDays, epochDay, isBusinessDay, type BusinessCalendar, type SchemeClass } from '@sanchay/finance';

/** Whether schemes of a class publish a NAV of that date: liquid ones every day, the others on business days. */
export function hasNav(calendar: BusinessCalendar, date: string, schemeClass: SchemeClass): boolean {
  return schemeClass === 'liquid' || isBusinessDay(calendar, date, schemeClass);
}

/** The NAV days of each class from a date to a date, both included, as days since 1970. */
export function navDays(
  calendar: BusinessCalendar,
  from: string,
  to: string,
): Record<SchemeClass, Int32Array> {
  const days: Record<SchemeClass, number[]> = { equity: [], debt: [], liquid: [] };
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for (const schemeClass of ['equity', 'debt', 'liquid'] as const) {
      if (hasNav(calendar, date, schemeClass)) days[schemeClass].push(epochDay(date));
    }
  }
  return {
    equity: Int32Array.from(days.equity),
    debt: Int32Array.from(days.debt),
    liquid: Int32Array.from(days.liquid),
  };
}
