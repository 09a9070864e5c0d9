import type { OrderStatus } from '@sanchay/contracts';
import {
  stampDutyOn,
  unitsForPurchase,
  type ApplicableNav,
  type PaymentRail,
  type PlanFrequency,
  type RuleBook,
} from '@sanchay/finance';
import type { EngineNav, EngineScheme, StepValues } from './context.ts';

/** Keys of the sentences of a purchase's timeline. */
export type PurchaseStepKey =
  | 'asked_buy'
  | 'asked_sip'
  | 'asked_sip_daily'
  | 'asked_sip_weekly'
  | 'asked_sip_fortnightly'
  | 'asked_sip_quarterly'
  | 'instalment_due'
  | 'checked'
  | 'in_cart'
  | 'instalment_in_cart'
  | 'changed'
  | 'paid'
  | 'accepted'
  | 'submitted'
  | 'submitted_offer'
  | 'registering'
  | 'allotted'
  | 'registered'
  | 'cancelled'
  | 'removed'
  | 'fund_closed'
  | 'offer_closed'
  | 'unpaid_again'
  | 'too_small'
  | 'reversed'
  | 'reversed_part'
  | 'reversed_none'
  | 'nav_corrected';

/** All that the engine reads and changes of a purchase. Decimals are text, days ISO dates, instants business time. */
export interface PurchaseState {
  readonly id: string;
  readonly code: string;
  readonly type: 'buy' | 'sip';
  /** Rupees, duty included. */
  readonly amount: string;
  readonly start_date: string | null;
  readonly folio_no: string | null;
  readonly sip_firstorderflag: 'Y' | 'N';
  readonly plan_id: string | null;
  /** How often a SIP is taken; monthly by default. */
  readonly frequency?: PlanFrequency | null;
  readonly status: OrderStatus;
  readonly placed_at: Date;
  /** From when on the fund house can use the money. */
  readonly realised_at: Date | null;
  readonly updated_at: Date;
  readonly nav_date: string | null;
  readonly allotment_date: string | null;
  readonly rule_id: string | null;
  readonly units: string | null;
  readonly nav: string | null;
  readonly stamp_duty: string | null;
}

/** What is left of the lot of an order: units, and rupees of its amount. Decimal text; nil before the allotment. */
export interface RemainingLot {
  readonly units: string;
  readonly cost: string;
}

/** Money of an order that came in: when, in business time, and how. */
export interface Capture {
  readonly at: Date;
  readonly rail: PaymentRail;
}

export type PurchaseEvent =
  /** The draft is checked and waits in the cart. */
  | { readonly type: 'asked' }
  | { readonly type: 'cancel'; readonly how: 'cancelled' | 'removed' }
  | { readonly type: 'paid'; readonly capture: Capture }
  /** To the fund house with it. */
  | { readonly type: 'submit' }
  /** The NAV of the order's day is out; the units go into this folio. */
  | { readonly type: 'allot'; readonly nav: EngineNav; readonly folioNo: string }
  /** The bank reversed the payment, before the units were allotted or after; of those, `remaining` are left. */
  | { readonly type: 'reverse'; readonly remaining: RemainingLot };

/** Rupees to pay now: all of a lumpsum, a due instalment or a SIP that starts today; nothing of a later SIP. */
export function payNowOf(
  order: Pick<PurchaseState, 'type' | 'amount' | 'plan_id' | 'sip_firstorderflag'>,
): string {
  const now = order.type === 'buy' || order.plan_id !== null || order.sip_firstorderflag === 'Y';
  return now ? order.amount : '0.00';
}

/** Duty and units of an amount at a NAV, by the rules of its day. */
export function purchaseAt(
  amount: string,
  { nav, date }: EngineNav,
  { units_decimals: decimals }: Pick<EngineScheme, 'units_decimals'>,
  rules: Pick<RuleBook, 'stamp_duty'>,
): ReturnType<typeof unitsForPurchase> {
  return unitsForPurchase({ amount, stampDutyRatePct: stampDutyOn(date, rules).value, nav, decimals });
}

/** Values in the sentence of a submitted order. */
export function submittedValues(scheme: Pick<EngineScheme, 'house_name'>, timing: ApplicableNav): StepValues {
  return {
    house: scheme.house_name,
    nav_date: timing.navDate,
    allotment_date: timing.allotmentDate,
    because: timing.explanation,
    cut_off: timing.cutOff,
  };
}

/** Values in the sentence of an allotted order. */
export function allottedValues(
  order: Pick<PurchaseState, 'units' | 'nav' | 'folio_no' | 'stamp_duty'>,
  scheme: Pick<EngineScheme, 'units_decimals'>,
): StepValues {
  return {
    units: order.units!,
    decimals: scheme.units_decimals,
    nav: order.nav!,
    folio_no: order.folio_no!,
    stamp_duty: order.stamp_duty!,
  };
}
