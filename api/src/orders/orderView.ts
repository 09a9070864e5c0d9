import type { CartPaymentMethod, Order, TimelineStep } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries } from '../db/pool.ts';
import { schemesForOrder, type OrderScheme } from '../funds/index.ts';
import { paymentStates } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { expectationOf, type PayMoment } from './lifecycle/expectation.ts';
import type { OrderRow, StepRow } from './rows.ts';
import { stepsOf } from './store.ts';
import { stepText } from './messages/timelineText.ts';

/** Orders as the contracts show them, with their timelines, in the order given. */
export async function orderViews(ctx: Context, q: Queries, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const payments = rows.flatMap(({ payment_id: id }) => id ?? []);
  const [schemes, calendar, allSteps, paid, now] = await Promise.all([
    schemesForOrder(q, [...new Set(rows.map((row) => row.code))]),
    loadCalendar(q),
    stepsOf(q, rows),
    paymentStates(q, payments),
    ctx.business.now(q),
  ]);
  const moment = { now, calendar, rules: ctx.rules.book() };
  const steps = Map.groupBy(allSteps, (step) => step.order_id);
  return rows.map((row) => {
    const own = { scheme: schemes.get(row.code)!, steps: steps.get(row.id) ?? [], moment };
    return shownOrder(row, own, paid.get(row.payment_id ?? ''));
  });
}

/** What is shown of an order besides its row. */
export interface AroundOrder {
  scheme: OrderScheme;
  /** All of its steps, oldest first. */
  steps: readonly StepRow[];
  /** Business time, with the calendar and the rules. */
  moment: PayMoment;
}

/** An order as the contracts show it, from what is known of it. */
export function shownOrder(
  row: OrderRow,
  { scheme, steps, moment }: AroundOrder,
  payment: Order['payment'] = null,
): Order {
  return {
    ...viewOf(row, scheme),
    ...expectedDates(row, scheme, moment, railOf(steps)),
    payment,
    reason: reasonOf(row, steps),
    timeline: timelineOf(steps),
  };
}

/** One order as the contracts show it. */
export async function orderView(ctx: Context, q: Queries, row: OrderRow): Promise<Order> {
  return (await orderViews(ctx, q, [row]))[0]!;
}

type ExpectedDates = Pick<Order, 'nav_date_expected' | 'allotment_date_expected'>;

/**
 * A mandate pays an instalment that is marked so; for the others the method is not known yet, so the fastest is
 * assumed.
 */
function railOf(steps: readonly StepRow[]): CartPaymentMethod {
  return steps.some(({ text_key }) => text_key === 'instalment_by_mandate') ? 'mandate' : 'upi';
}

function expectedDates(
  row: OrderRow,
  scheme: OrderScheme,
  moment: PayMoment,
  rail: CartPaymentMethod,
): ExpectedDates {
  const expected = row.status === 'pending' ? expectationOf(row, scheme, moment, rail) : null;
  return {
    nav_date_expected: expected?.nav.navDate ?? row.nav_date,
    allotment_date_expected: expected?.nav.allotmentDate ?? row.allotment_date,
  };
}

function viewOf(
  row: OrderRow,
  scheme: OrderScheme,
): Omit<Order, 'timeline' | 'reason' | 'payment' | keyof ExpectedDates> {
  return {
    id: row.id,
    code: row.code,
    fund_name: scheme.name,
    slug: scheme.slug,
    type: row.type,
    amount: toWire(row.amount, 2),
    units: wireOrNull(row.units, 4),
    nav: wireOrNull(row.nav, 4),
    stamp_duty: wireOrNull(row.stamp_duty, 2),
    start_date: row.start_date,
    folio_no: row.folio_no,
    sip_firstorderflag: row.sip_firstorderflag,
    upsize_code: row.upsize_code,
    frequency: row.frequency,
    status: row.status,
    nav_date: row.nav === null ? null : row.nav_date,
    payment_id: row.payment_id,
    placed_at: row.placed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Why it failed, in the reader's language: taken from the step that failed. */
function reasonOf({ reason }: OrderRow, steps: readonly StepRow[]): string | null {
  const failed = steps.findLast(({ state }) => state === 'failed');
  return reason !== null && failed ? stepText(failed.text_key, failed.text_values) : reason;
}

const wireOrNull = (value: string | null, decimals: number) =>
  value === null ? null : toWire(value, decimals);

function timelineOf(steps: readonly StepRow[]): TimelineStep[] {
  return steps.map(({ at, state, rule_id, text_key, text_values }) => ({
    at: at.toISOString(),
    state,
    rule_id,
    text: stepText(text_key, text_values),
  }));
}
