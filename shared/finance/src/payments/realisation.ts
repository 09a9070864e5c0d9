import { addBusinessDays, type BusinessCalendar } from '../calendar/calendar.ts';
import { addDays } from '../calendar/dates.ts';
import { requireRule, type DatedRule } from '../rules/datedRule.ts';
import {
  instantAtIst,
  instantMillis,
  istDate,
  istMillis,
  istTimeOfDay,
  type Instant,
} from '../calendar/ist.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import type { MoneyRealised, PaymentRail } from './realisationRules.ts';

export type { PaymentRail } from './realisationRules.ts';

type RealisationRules = Pick<RuleBook, 'money_realised'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No rail takes longer, holidays included. */
const LONGEST_DAYS = 30;

/** When the fund house can use a payment, and the row that states it. */
export type Realisation = { realisedAt: Date; ruleId: string };

function railRule(rail: PaymentRail, day: string, rules: RealisationRules): DatedRule<MoneyRealised> {
  const rows = rules.money_realised.filter(({ value }) => value.rail === rail);
  return requireRule(rows, day, `money paid by ${rail}`);
}

/**
 * When the fund house can use money that was captured on a rail: the capture (from midnight on when it came after the
 * rail's cut-off) and the minutes of the rail, or the time of the settlement day where the rail settles later; with our
 * own margin on top. The rule is that of the day of capture. A later capture is never realised earlier under one rule.
 * Source: rules R5. @throws NoRuleError when no row covers the day; RangeError for a bad instant.
 */
export function realisationOf(
  { rail, capturedAt, calendar }: { rail: PaymentRail; capturedAt: Instant; calendar: BusinessCalendar },
  rules: RealisationRules,
): Realisation {
  const captured = instantMillis(capturedAt);
  const today = istDate(new Date(captured));
  const { rule_id: ruleId, value } = railRule(rail, today, rules);
  const inTime = captured < istMillis(today, value.cutOff);
  const day = inTime ? today : addDays(today, 1);
  const from = inTime ? captured : istMillis(day);
  const settled =
    value.settlementDays > 0
      ? istMillis(addBusinessDays(calendar, day, value.settlementDays, 'debt'), value.settledBy)
      : from;
  const reached = Math.max(from + value.minutes * MINUTE_MS, settled);
  return { realisedAt: new Date(reached + value.marginMinutes * MINUTE_MS), ruleId };
}

/**
 * The instant before which money has to be captured on a rail so that it is realised before `deadline`: found by
 * halving, with `realisationOf` itself, so that both always agree to the millisecond. With offset +05:30.
 * @throws NoRuleError when no row covers the time before the deadline.
 */
export function captureBefore(
  { rail, deadline, calendar }: { rail: PaymentRail; deadline: Instant; calendar: BusinessCalendar },
  rules: RealisationRules,
): string {
  const end = instantMillis(deadline);
  const isInTime = (millis: number) =>
    realisationOf({ rail, capturedAt: new Date(millis), calendar }, rules).realisedAt.getTime() < end;
  let inTime = end - LONGEST_DAYS * DAY_MS;
  let late = end;
  while (late - inTime > 1) {
    const middle = Math.floor((inTime + late) / 2);
    if (isInTime(middle)) inTime = middle;
    else late = middle;
  }
  const limit = new Date(late);
  return instantAtIst(istDate(limit), istTimeOfDay(limit));
}
