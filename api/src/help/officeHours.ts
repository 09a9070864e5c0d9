import type { OfficeHours } from '@sanchay/contracts';
import {
  instantAtIst,
  instantMillis,
  isBusinessDay,
  istDate,
  nextBusinessDay,
  type BusinessCalendar,
} from '@sanchay/finance';
import { CalendarMissingError, loadCalendar } from '../calendar/index.ts';
import { appSettings } from '../config/index.ts';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';

/** Opening and closing as HH:MM in India. */
export interface Hours {
  opens: string;
  closes: string;
}

const at = (date: string, time: string): Date => new Date(instantMillis(instantAtIst(date, time)));

/**
 * Whether the support team is there at an instant, and when it is next. It works on days on which banks and funds
 * do; the opening time counts as open, the closing time as closed.
 */
export function officeAt(calendar: BusinessCalendar, { opens, closes }: Hours, now: Date): OfficeHours {
  const today = istDate(now);
  const works = isBusinessDay(calendar, today, 'debt');
  const open = works && now >= at(today, opens) && now < at(today, closes);
  const next = works && now < at(today, opens) ? today : nextBusinessDay(calendar, today, 'debt');
  return { open, opens, closes, opens_next: open ? null : at(next, opens).toISOString() };
}

/** Office hours on the business clock. Without a calendar nobody can be promised. */
export async function officeNow(ctx: Context, q: Queries): Promise<OfficeHours> {
  const { support } = await appSettings(q);
  const { opens, closes } = support;
  try {
    return officeAt(await loadCalendar(q), { opens, closes }, await ctx.business.now(q));
  } catch (error) {
    if (error instanceof CalendarMissingError) return { open: false, opens, closes, opens_next: null };
    throw error;
  }
}
