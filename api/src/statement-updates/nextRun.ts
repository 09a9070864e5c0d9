import { addDays, addMonthsClamped, weekday as weekdayOf } from '@sanchay/finance';
import type { StatementFrequency } from '@sanchay/contracts';

/** When statements are requested. */
export interface Schedule {
  frequency: StatementFrequency;
  /** ISO: 1 is Monday. */
  weekday: number | null;
  day: number | null;
  paused: boolean;
}

/**
 * The first day of a schedule after a day; null while it is manual or paused. A month without the chosen day has its run
 * on its last day.
 */
export function nextRun({ frequency, weekday, day, paused }: Schedule, after: string): string | null {
  if (paused || frequency === 'manual') return null;
  if (frequency === 'weekly') {
    const ahead = (weekday! - weekdayOf(after) + 7) % 7;
    return addDays(after, ahead === 0 ? 7 : ahead);
  }
  const inThisMonth = addMonthsClamped(after, 0, day!);
  return inThisMonth > after ? inThisMonth : addMonthsClamped(after, 1, day!);
}
