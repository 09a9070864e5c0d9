import type { OrderStatus } from '@sanchay/contracts';
import { applicableNav, rupees, stampDutyOn, unitsForPurchase } from '@sanchay/finance';
import type { ApplicableNav } from '@sanchay/finance';
import { allotmentEntries, paymentReversalEntries, reversalOf } from './entries.ts';
import { allotmentInstant } from './moments.ts';
import { move } from './purchaseMachine.ts';
import { decision } from './world.ts';
import type { Decision, EngineNav, EngineScheme, StepFact, StepValues, World } from './world.ts';

/** Keys of the sentences of a purchase's timeline. */
export type PurchaseStepKey =
  | 'asked_buy'
  | 'asked_sip'
  | 'instalment_due'
  | 'checked'
  | 'in_cart'
  | 'instalment_in_cart'
  | 'changed'
  | 'paid'
  | 'accepted'
  | 'submitted'
  | 'registering'
  | 'allotted'
  | 'registered'
  | 'cancelled'
  | 'removed'
  | 'fund_closed'
  | 'too_small'
  | 'reversed'
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
  readonly status: OrderStatus;
  readonly placed_at: Date;
  readonly realised_at: Date | null;
  readonly updated_at: Date;
  readonly nav_date: string | null;
  readonly allotment_date: string | null;
  readonly rule_id: string | null;
  readonly units: string | null;
  readonly nav: string | null;
  readonly stamp_duty: string | null;
}

export type PurchaseEvent =
  /** The draft is checked and waits in the cart. */
  | { readonly type: 'asked' }
  | { readonly type: 'cancel'; readonly how: 'cancelled' | 'removed' }
  /** The money is there since then. */
  | { readonly type: 'paid'; readonly realisedAt: Date }
  /** To the fund house with it. */
  | { readonly type: 'submit' }
  /** The NAV of the order's day is out; the units go into this folio. */
  | { readonly type: 'allot'; readonly nav: EngineNav; readonly folioNo: string }
  /** The bank took the money back after the units had come; all of them are still there. */
  | { readonly type: 'reverse' };

type Decided<S> = Decision<S, PurchaseStepKey>;

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
): ReturnType<typeof unitsForPurchase> {
  return unitsForPurchase({ amount, stampDutyRatePct: stampDutyOn(date).value, nav, decimals });
}

/**
 * What an event makes of a purchase, or null when it makes nothing of it: it has moved on, or its time has not come.
 * Repeats are harmless therefore. The caller stores all parts of the answer in one transaction.
 * @throws IllegalTransitionError for what a life never has.
 */
export function decidePurchase<S extends PurchaseState>(
  order: S,
  event: PurchaseEvent,
  world: World,
): Decided<S> | null {
  switch (event.type) {
    case 'asked':
      return asked(order, world);
    case 'cancel':
      return cancelled(order, event.how, world);
    case 'paid':
      return paid(order, event.realisedAt);
    case 'submit':
      return order.status === 'confirmed' ? submitted(order, world) : null;
    case 'allot':
      return readyToAllot(order, event.nav, world) ? allotted(order, event, world) : null;
    case 'reverse':
      return order.status === 'successful' && order.units !== null ? reversed(order, world) : null;
  }
}

function step(
  at: Date,
  state: OrderStatus,
  key: PurchaseStepKey,
  values: StepValues = {},
  ruleId: string | null = null,
): StepFact<PurchaseStepKey, OrderStatus> {
  return { at, state, key, values, ruleId };
}

function asked<S extends PurchaseState>(order: S, { at }: World): Decided<S> {
  const checked = move(order.status, 'under_review');
  const status = move(checked, 'pending');
  const day = order.start_date && { day: Number(order.start_date.slice(8)) };
  return decision(
    { ...order, status, updated_at: at },
    {
      steps: [
        step(at, 'draft', order.type === 'sip' ? 'asked_sip' : 'asked_buy', { amount: order.amount, ...day }),
        step(at, checked, 'checked'),
        step(at, status, 'in_cart'),
      ],
    },
  );
}

function cancelled<S extends PurchaseState>(
  order: S,
  how: 'cancelled' | 'removed',
  { at }: World,
): Decided<S> {
  const status = move(order.status, 'cancelled');
  return decision({ ...order, status, updated_at: at }, { steps: [step(at, status, how)] });
}

function paid<S extends PurchaseState>(order: S, at: Date): Decided<S> {
  const status = move(order.status, 'confirmed');
  const amount = payNowOf(order);
  const told =
    Number(amount) > 0
      ? step(at, status, 'paid', { amount, at: at.toISOString() })
      : step(at, status, 'accepted');
  return decision(
    { ...order, status, realised_at: at, updated_at: at },
    { steps: [told], followUps: [{ do: 'submit', at }] },
  );
}

function submitted<S extends PurchaseState>(order: S, world: World): Decided<S> {
  const { at, scheme } = world;
  if (!scheme.purchasable) return failed(order, 'fund_closed', at);
  const plan: Decided<S>['followUps'] =
    order.type === 'sip' && order.plan_id === null ? [{ do: 'register_plan' }] : [];
  const sent = Number(payNowOf(order)) > 0 ? sentToHouse(order, world) : registered(order, world);
  return { ...sent, followUps: [...plan, ...sent.followUps] };
}

function sentToHouse<S extends PurchaseState>(order: S, { at, calendar, scheme }: World): Decided<S> {
  const { placed_at: placedAt, realised_at: realisedAt } = order;
  const timing = applicableNav({ schemeClass: scheme.scheme_class, placedAt, realisedAt, calendar });
  const status = move(order.status, 'submitted');
  const { navDate: nav_date, allotmentDate: allotment_date, ruleId: rule_id } = timing;
  return decision(
    { ...order, status, nav_date, allotment_date, rule_id, updated_at: at },
    {
      steps: [step(at, status, 'submitted', submittedValues(scheme, timing), rule_id)],
      followUps: [{ do: 'allot', at: allotmentInstant(allotment_date) }],
    },
  );
}

/** What the sentence of a submitted order says. */
export function submittedValues(scheme: Pick<EngineScheme, 'house_name'>, timing: ApplicableNav): StepValues {
  return {
    house: scheme.house_name,
    nav_date: timing.navDate,
    allotment_date: timing.allotmentDate,
    because: timing.explanation,
    cut_off: timing.cutOff,
  };
}

function registered<S extends PurchaseState>(order: S, { at, scheme }: World): Decided<S> {
  const sent = move(order.status, 'submitted');
  const status = move(sent, 'successful');
  return decision(
    { ...order, status, updated_at: at },
    {
      steps: [
        step(at, sent, 'registering', { house: scheme.house_name }),
        step(at, status, 'registered', { amount: order.amount, first: order.start_date! }),
      ],
    },
  );
}

function failed<S extends PurchaseState>(order: S, key: 'fund_closed' | 'too_small', at: Date): Decided<S> {
  const status = move(order.status, 'failed');
  const amount = payNowOf(order);
  return decision(
    { ...order, status, updated_at: at },
    {
      steps: [step(at, status, key, { amount: order.amount })],
      followUps: Number(amount) > 0 ? [{ do: 'refund', amount }] : [],
    },
  );
}

function readyToAllot(order: PurchaseState, nav: EngineNav, { at }: World): boolean {
  const { status, nav_date, allotment_date } = order;
  return (
    status === 'submitted' &&
    nav_date === nav.date &&
    allotment_date !== null &&
    at >= allotmentInstant(allotment_date)
  );
}

function allotted<S extends PurchaseState>(
  order: S,
  { nav, folioNo }: { nav: EngineNav; folioNo: string },
  { at, scheme }: World,
): Decided<S> {
  const bought = purchaseAt(order.amount, nav, scheme);
  if (bought.units === 0) return failed(order, 'too_small', at);
  const state: S = {
    ...order,
    status: move(order.status, 'successful'),
    folio_no: folioNo,
    nav: nav.nav,
    units: rupees(bought.units).toFixed(4),
    stamp_duty: rupees(bought.stampDuty).toFixed(2),
    updated_at: at,
  };
  return decision(state, {
    steps: [step(at, state.status, 'allotted', allottedValues(state, scheme), state.rule_id)],
    bookings: [
      {
        kind: 'allotment',
        subjectId: order.id,
        valueDate: nav.date,
        entries: entriesOf(state, bought, scheme),
      },
    ],
    followUps: [{ do: 'holdings_changed' }],
  });
}

/** What the sentence of an allotted order says. */
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

function entriesOf(
  order: PurchaseState,
  bought: Pick<ReturnType<typeof purchaseAt>, 'units' | 'stampDuty' | 'netAmount'>,
  scheme: EngineScheme,
): ReturnType<typeof allotmentEntries> {
  const { code, amount, folio_no } = order;
  return allotmentEntries({ code, amount, houseCode: scheme.house_code, folioNo: folio_no!, ...bought });
}

function reversed<S extends PurchaseState>(order: S, { at, scheme }: World): Decided<S> {
  const { amount, units, stamp_duty: stampDuty, nav_date } = order;
  const netAmount = rupees(amount).minus(stampDuty!).toFixed(2);
  const bought = { units: Number(units), stampDuty: Number(stampDuty), netAmount: Number(netAmount) };
  const status = move(order.status, 'reversed');
  const lot = { lotId: order.id, units: `-${units}`, cost: `-${amount}`, proceeds: null };
  return decision(
    { ...order, status, updated_at: at },
    {
      steps: [step(at, status, 'reversed', { amount, units: units!, decimals: scheme.units_decimals })],
      bookings: [
        {
          kind: 'allotment_reversal',
          subjectId: order.id,
          valueDate: nav_date!,
          entries: reversalOf(entriesOf(order, bought, scheme)),
        },
        {
          kind: 'payment_reversal',
          subjectId: order.id,
          valueDate: nav_date!,
          entries: paymentReversalEntries(amount),
        },
      ],
      lots: [lot],
      followUps: [{ do: 'holdings_changed' }],
    },
  );
}
