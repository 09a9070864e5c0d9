import { addBusinessDays, type SchemeClass, type BusinessCalendar } from '../calendar/calendar.ts';
import { requireRule } from '../rules/datedRule.ts';
import { instantAtIst } from '../calendar/ist.ts';
import type { PlanFrequency } from './planDates.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** Failures in a row that end a plan of this frequency, by the rule of an ISO date. @throws NoRuleError */
export function planFailureLimit(
  frequency: PlanFrequency,
  on: string,
  rules: Pick<RuleBook, 'plan_failure'>,
): { limit: number; ruleId: string } {
  const { value, rule_id: ruleId } = requireRule(rules.plan_failure, on, 'failed instalments');
  return { limit: frequency === 'quarterly' ? value.quarterlyAndLonger : value.upToMonthly, ruleId };
}

/**
 * The last moment at which a change reaches the instalment taken on a business day, as an instant; `byMandate` when
 * the money is requested from a bank.
 * @throws NoRuleError
 */
export function planChangeUntil(
  date: string,
  byMandate: boolean,
  { calendar, schemeClass }: { calendar: BusinessCalendar; schemeClass: SchemeClass },
  rules: Pick<RuleBook, 'plan_change'>,
): { until: string; ruleId: string } {
  const { value, rule_id: ruleId } = requireRule(rules.plan_change, date, 'changes of a plan');
  const notice = byMandate ? value.mandate : value.none;
  const day =
    notice.businessDays === 0 ? date : addBusinessDays(calendar, date, -notice.businessDays, schemeClass);
  return { until: instantAtIst(day, notice.at), ruleId };
}

/**
 * The ISO date by which a cancellation requested on an ISO date is in effect.
 * @throws NoRuleError
 */
export function planCancelledBy(
  on: string,
  { calendar, schemeClass }: { calendar: BusinessCalendar; schemeClass: SchemeClass },
  rules: Pick<RuleBook, 'plan_cancel'>,
): { date: string; ruleId: string } {
  const { value, rule_id: ruleId } = requireRule(rules.plan_cancel, on, 'cancelling a plan');
  return { date: addBusinessDays(calendar, on, value, schemeClass), ruleId };
}
