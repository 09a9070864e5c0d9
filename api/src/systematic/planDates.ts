import { comingDates, toWire, type BusinessCalendar, type FundDays } from '@sanchay/finance';
import type { ComingInstalment } from '@sanchay/contracts';
import { instalmentAmount, type PlanTerms } from '../engine/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import type { PlanRow } from './rows.ts';

const SHOWN_DATES = 6;

/** The days of a fund. */
export function daysOf(calendar: BusinessCalendar, scheme: Pick<OrderScheme, 'scheme_class'>): FundDays {
  return { calendar, schemeClass: scheme.scheme_class };
}

/** The next business dates of a plan, as many as requested. */
export function nextDates(
  plan: Pick<PlanRow, 'frequency' | 'day' | 'next_date'>,
  calendar: BusinessCalendar,
  scheme: Pick<OrderScheme, 'scheme_class'>,
  count = SHOWN_DATES,
): string[] {
  return comingDates(plan, plan.next_date, daysOf(calendar, scheme), count).map(({ date }) => date);
}

/** The instalments that a plan has left, at most six, with what each is. */
export function comingInstalments(
  plan: PlanTerms,
  calendar: BusinessCalendar,
  scheme: Pick<OrderScheme, 'scheme_class' | 'sip_multiplier'>,
): ComingInstalment[] {
  const left =
    plan.instalments_total === null
      ? SHOWN_DATES
      : Math.min(SHOWN_DATES, plan.instalments_total - plan.instalments_done);
  return comingDates(plan, plan.next_date, daysOf(calendar, scheme), left)
    .filter(({ due }) => plan.stops_after === null || due <= plan.stops_after)
    .map(({ due, date }) => ({
      due_date: due,
      date,
      amount: toWire(instalmentAmount(plan, due, scheme.sip_multiplier), 2),
      moved: due !== date,
    }));
}
