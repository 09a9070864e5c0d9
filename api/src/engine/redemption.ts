import type { RedemptionStatus } from '@sanchay/contracts';
import { applicableNav, instantAtIst, redemptionTiming, type RedemptionTiming } from '@sanchay/finance';
import { payoutInstant, pricingInstant } from './moments.ts';
import { freezeSale, releasePayout } from './frozenSales.ts';
import { paidOut, priced, switchedIn } from './redemptionEnds.ts';
import { moveRedemption } from './redemptionMachine.ts';
import type {
  RedemptionAsk,
  RedemptionEvent,
  RedemptionState,
  RedemptionStepKey,
  SaleContext,
} from './redemptionState.ts';
import { decision, type Decision, type EngineScheme, type StepFact, type StepValues } from './context.ts';

type Decided<S> = Decision<S, RedemptionStepKey>;

/** The days of a sale that stands at this instant. */
export function saleTiming({ scheme, at, calendar, rules }: Omit<SaleContext, 'target'>): RedemptionTiming {
  const { scheme_class: schemeClass, group } = scheme;
  return redemptionTiming({ schemeClass, group }, at, calendar, rules);
}

/**
 * The days of the purchase that a switch makes in the other fund: its money is there on the morning of the day on
 * which the sale pays out, so each leg has the NAV of its own class. Source: rules R5.
 */
export function switchInTiming(
  target: Pick<EngineScheme, 'scheme_class'>,
  { payoutDate }: Pick<RedemptionTiming, 'payoutDate'>,
  { calendar, rules }: Pick<SaleContext, 'calendar' | 'rules'>,
): ReturnType<typeof applicableNav> {
  const placedAt = instantAtIst(payoutDate, '09:00');
  const moment = { placedAt, realisedAt: placedAt, calendar };
  return applicableNav({ schemeClass: target.scheme_class, ...moment }, rules);
}

/** Keys of the investor's request. */
const ASKED = { amount: 'asked_amount', units: 'asked_units', all: 'asked_all' } as const;

/**
 * A new sale or switch that reserves these units. It waits until our own cut-off of its day, or is sent at once when
 * that has passed already.
 * @param instalment the ISO day of the plan's instalment; null for a sale that the investor requested.
 */
export function startRedemption(
  ask: RedemptionAsk,
  reservedUnits: string,
  context: SaleContext,
  instalment: string | null = null,
): Decided<RedemptionState> {
  const { at, scheme, target } = context;
  const timing = saleTiming(context);
  const other = target && switchInTiming(target, timing, context);
  const state: RedemptionState = {
    ...ask,
    reserved_units: reservedUnits,
    status: 'pending',
    placed_at: at,
    updated_at: at,
    send_at: new Date(timing.sentAt),
    cancel_before: timing.cancelBefore === null ? null : new Date(timing.cancelBefore),
    nav_date: timing.navDate,
    processed_date: timing.processedDate,
    payout_date: timing.payoutDate,
    pay_by: timing.payBy,
    rule_id: timing.ruleId,
    units: null,
    nav: null,
    gross: null,
    exit_load: null,
    stt: null,
    tds: null,
    tds_rule_id: null,
    net: null,
    paid_on: null,
    late_interest: '0.00',
    in_units: null,
    in_nav: null,
    in_stamp_duty: null,
    in_nav_date: other?.navDate ?? null,
    in_allotment_date: other?.allotmentDate ?? null,
    in_rule_id: other?.ruleId ?? null,
  };
  const values: StepValues = {
    by: ask.by,
    decimals: scheme.units_decimals,
    ...(ask.amount !== null && { amount: ask.amount }),
    units: ask.by === 'all' ? reservedUnits : (ask.asked_units ?? reservedUnits),
    ...(target && { target: target.code }),
    ...(instalment !== null && { due: instalment }),
  };
  const asked = step(at, 'pending', askedKey(ask, instalment), values);
  if (timing.cancelBefore === null) {
    const sent = sentToHouse(state, context);
    return { ...sent, steps: [asked, ...sent.steps] };
  }
  const waits = step(at, 'pending', 'waiting_to_send', { until: timing.cancelBefore }, timing.sendRuleId);
  return decision(state, { steps: [asked, waits], followUps: [{ do: 'send', at: state.send_at }] });
}

function askedKey({ kind, by }: RedemptionAsk, instalment: string | null): RedemptionStepKey {
  if (instalment !== null) return kind === 'switch' ? 'instalment_switch' : 'instalment_sale';
  return kind === 'switch' ? 'asked_switch' : ASKED[by];
}

/**
 * What an event makes of a sale, or null when it makes nothing of it: it has moved on, or its time has not come.
 * Repeats are harmless therefore. The caller stores all parts of the answer in one transaction.
 * @throws IllegalTransitionError when a sale that was sent is cancelled.
 */
export function decideRedemption<S extends RedemptionState>(
  sale: S,
  event: RedemptionEvent,
  context: SaleContext,
): Decided<S> | null {
  switch (event.type) {
    case 'cancel':
      return cancelled(sale, context);
    case 'freeze':
      return freezeSale(sale, context.at);
    case 'release':
      return releasePayout(sale, context);
    case 'send':
      return sale.status === 'pending' && context.at >= sale.send_at ? sentToHouse(sale, context) : null;
    case 'price':
      return sale.status === 'submitted' && event.nav.date === sale.nav_date && isPriceable(sale, context)
        ? priced(sale, event, context)
        : null;
    case 'pay_out':
      return sale.status === 'priced' &&
        sale.kind === 'redeem' &&
        context.at >= payoutInstant(sale.payout_date)
        ? paidOut(sale, context)
        : null;
    case 'switch_in':
      return switchedIn(sale, event, context);
  }
}

const isPriceable = (sale: RedemptionState, { at }: SaleContext) => at >= pricingInstant(sale.processed_date);

function step(
  at: Date,
  state: RedemptionStatus,
  key: RedemptionStepKey,
  values: StepValues = {},
  ruleId: string | null = null,
): StepFact<RedemptionStepKey, RedemptionStatus> {
  return { at, state, key, values, ruleId };
}

function cancelled<S extends RedemptionState>(sale: S, { at }: SaleContext): Decided<S> {
  const status = moveRedemption(sale.status, 'cancelled');
  return decision({ ...sale, status, updated_at: at }, { steps: [step(at, status, 'cancelled')] });
}

function sentToHouse<S extends RedemptionState>(sale: S, { at, scheme, target }: SaleContext): Decided<S> {
  if (!scheme.redeemable) return ended(sale, 'sales_closed', at);
  if (sale.kind === 'switch' && (!scheme.switchable || !target?.purchasable))
    return ended(sale, 'target_closed', at);
  const status = moveRedemption(sale.status, 'submitted');
  const values = { house: scheme.house_name, nav_date: sale.nav_date, payout_date: sale.payout_date };
  const sent = step(at, status, 'sent', { ...values, kind: sale.kind }, sale.rule_id);
  return decision(
    { ...sale, status, updated_at: at },
    { steps: [sent], followUps: [{ do: 'price', at: pricingInstant(sale.processed_date) }] },
  );
}

function ended<S extends RedemptionState>(
  sale: S,
  key: 'sales_closed' | 'target_closed',
  at: Date,
): Decided<S> {
  const status = moveRedemption(sale.status, 'failed');
  return decision({ ...sale, status, updated_at: at }, { steps: [step(at, status, key)] });
}
