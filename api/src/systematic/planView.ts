import type { SystematicPlan } from '@sanchay/contracts';
import {
  businessDayOnOrAfter,
  istDate,
  parseStepUp,
  planChangeUntil,
  planFailureLimit,
  toWire,
  type BusinessCalendar,
  type RuleBook,
} from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries } from '../db/pool.ts';
import { isGoingOn } from '../engine/index.ts';
import { schemesForOrder, type OrderScheme } from '../funds/index.ts';
import { expectedFolio, foliosOf, type KnownFolio } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { comingInstalments, daysOf, nextDates } from './planDates.ts';
import type { PlanRow } from './rows.ts';
import { unpaidOf } from './store.ts';

/** Plans of one portfolio as the contracts show them, in the order given. */
export async function planViews(
  ctx: Context,
  q: Queries,
  plans: readonly PlanRow[],
): Promise<SystematicPlan[]> {
  if (plans.length === 0) return [];
  const codes = plans.flatMap(({ code, target_code: target }) => (target === null ? [code] : [code, target]));
  const schemes = await schemesForOrder(q, [...new Set(codes)]);
  const calendar = await loadCalendar(q);
  const today = istDate(await ctx.business.now(q));
  const unpaid = await unpaidOf(q, plans);
  const context = { schemes, calendar, today, rules: ctx.rules.book() };
  const folios = await foliosOf(q, plans[0]!.portfolio_id);
  return plans.map((plan) => ({
    ...viewOf(plan, { ...context, folios }),
    instalments_done: plan.instalments_done - (unpaid.get(plan.id) ?? 0),
  }));
}

/** One plan as the contracts show it. */
export async function planView(ctx: Context, q: Queries, plan: PlanRow): Promise<SystematicPlan> {
  return (await planViews(ctx, q, [plan]))[0]!;
}

interface PlanContext {
  schemes: ReadonlyMap<string, OrderScheme>;
  calendar: BusinessCalendar;
  today: string;
  rules: RuleBook;
  folios: readonly KnownFolio[];
}

function viewOf(
  plan: PlanRow,
  { schemes, calendar, today, rules, folios }: PlanContext,
): Omit<SystematicPlan, 'instalments_done'> {
  const scheme = schemes.get(plan.code)!;
  const target = plan.target_code === null ? null : schemes.get(plan.target_code)!;
  const goesOn = isGoingOn(plan);
  const days = daysOf(calendar, scheme);
  const date = businessDayOnOrAfter(calendar, plan.next_date, scheme.scheme_class);
  const { limit, ruleId: failureRule } = planFailureLimit(plan.frequency, today, rules);
  const { until, ruleId: changeRule } = planChangeUntil(date, plan.mandate_id !== null, days, rules);
  return {
    id: plan.id,
    kind: plan.kind,
    code: plan.code,
    fund_name: scheme.name,
    slug: scheme.slug,
    target_code: plan.target_code,
    target_name: target?.name ?? null,
    amount: toWire(plan.amount, 2),
    day: plan.day,
    frequency: plan.frequency,
    step_up: parseStepUp(plan.upsize_code),
    folio_no: plan.folio_no,
    into_folio: intoFolio(plan, scheme.house_code, goesOn ? folios : []),
    status: plan.status,
    ended_by: plan.ended_by,
    ended_at: plan.ended_at?.toISOString() ?? null,
    started_on: istDate(plan.created_at),
    paused_until: plan.status === 'paused' ? date : null,
    stops_after: goesOn ? plan.stops_after : null,
    next_dates: goesOn ? nextDates(plan, calendar, scheme) : [],
    upcoming: goesOn ? comingInstalments(plan, calendar, scheme) : [],
    failures: plan.failures,
    failure_limit: limit,
    failure_rule_id: failureRule,
    change_until: goesOn ? until : null,
    change_rule_id: changeRule,
    paid_by: plan.kind !== 'sip' ? 'units' : plan.mandate_id === null ? 'cart' : 'mandate',
    mandate_id: plan.mandate_id,
    instalments_total: plan.instalments_total,
    version: plan.version,
  };
}

function intoFolio(
  { kind, folio_no: own, target_folio_no: target }: PlanRow,
  houseCode: string,
  folios: readonly KnownFolio[],
): string | null {
  if (kind === 'swp') return null;
  return expectedFolio({ folio_no: kind === 'stp' ? target : own }, houseCode, folios).folio_expected;
}
