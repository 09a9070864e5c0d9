import { applicableNav, isOfOffer, offerTiming, rupees, unitCount, type OfferTiming } from '@sanchay/finance';
import { allotmentInstant } from './moments.ts';
import { askPurchase, cancelPurchase, payPurchase } from './purchaseCart.ts';
import { move } from './purchaseMachine.ts';
import {
  allottedValues,
  payNowOf,
  purchaseAt,
  submittedValues,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStepKey,
} from './purchaseState.ts';
import { step } from './purchaseStep.ts';
import { allotmentOf, reversePurchase } from './reversal.ts';
import { decision, type Decision, type EngineNav, type EngineContext } from './context.ts';

type Decided<S> = Decision<S, PurchaseStepKey>;

/**
 * What an event makes of a purchase, or null when it makes nothing of it: it has moved on, or its time has not come.
 * Repeats are harmless therefore. The caller stores all parts of the answer in one transaction.
 * @throws IllegalTransitionError for what a life never has.
 */
export function decidePurchase<S extends PurchaseState>(
  order: S,
  event: PurchaseEvent,
  context: EngineContext,
): Decided<S> | null {
  switch (event.type) {
    case 'asked':
      return askPurchase(order, context.at);
    case 'cancel':
      return cancelPurchase(order, event.how, context.at);
    case 'paid':
      return payPurchase(order, event.capture, context);
    case 'submit':
      return order.status === 'confirmed' ? submitted(order, context) : null;
    case 'allot':
      return readyToAllot(order, event.nav, context) ? allotted(order, event, context) : null;
    case 'reverse':
      return reversePurchase(order, event.remaining, context);
  }
}

function submitted<S extends PurchaseState>(order: S, context: EngineContext): Decided<S> {
  const { at, scheme } = context;
  if (!scheme.purchasable) return failed(order, 'fund_closed', at);
  const plan: Decided<S>['followUps'] =
    order.type === 'sip' && order.plan_id === null ? [{ do: 'register_plan' }] : [];
  const sent = Number(payNowOf(order)) > 0 ? sentToHouse(order, context) : registered(order, context);
  if (sent.state.status === 'failed') return sent;
  return { ...sent, followUps: [...plan, ...sent.followUps] };
}

function sentToHouse<S extends PurchaseState>(order: S, context: EngineContext): Decided<S> {
  const { at, calendar, rules, scheme } = context;
  const { placed_at: placedAt, realised_at: realisedAt } = order;
  const standsAt = Math.max(placedAt.getTime(), realisedAt?.getTime() ?? 0);
  const first = scheme.offer ? offerTiming(scheme.offer, new Date(standsAt), calendar, rules) : null;
  if (first === 'closed') return failed(order, 'offer_closed', at);
  if (first !== null) return sentToOffer(order, first, context);
  const timing = applicableNav({ schemeClass: scheme.scheme_class, placedAt, realisedAt, calendar }, rules);
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

/** The money is held until the new fund allots its first units, all of them at the face value. */
function sentToOffer<S extends PurchaseState>(
  order: S,
  { allotmentDate: allotment_date, ruleId: rule_id }: OfferTiming,
  { at, scheme }: EngineContext,
): Decided<S> {
  const status = move(order.status, 'submitted');
  const { faceValue: face_value, to } = scheme.offer!;
  const values = { house: scheme.house_name, face_value, to, allotment_date };
  return decision(
    { ...order, status, nav_date: allotment_date, allotment_date, rule_id, updated_at: at },
    {
      steps: [step(at, status, 'submitted_offer', values, rule_id)],
      followUps: [{ do: 'allot', at: allotmentInstant(allotment_date) }],
    },
  );
}

/** What an order of a new fund's offer is allotted at; null for an order that waits for a published NAV. */
export function offerNav(
  order: PurchaseState,
  { scheme: { offer }, rules }: Pick<EngineContext, 'scheme' | 'rules'>,
): EngineNav | null {
  return isOfOffer(order, rules) && order.nav_date !== null && offer
    ? { nav: offer.faceValue, date: order.nav_date }
    : null;
}

function registered<S extends PurchaseState>(order: S, { at, scheme }: EngineContext): Decided<S> {
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

function failed<S extends PurchaseState>(
  order: S,
  key: 'fund_closed' | 'offer_closed' | 'too_small',
  at: Date,
): Decided<S> {
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

function readyToAllot(order: PurchaseState, nav: EngineNav, context: EngineContext): boolean {
  const { status, nav_date, allotment_date } = order;
  return (
    status === 'submitted' &&
    nav_date === nav.date &&
    (!isOfOffer(order, context.rules) || nav.nav === offerNav(order, context)?.nav) &&
    allotment_date !== null &&
    context.at >= allotmentInstant(allotment_date)
  );
}

function allotted<S extends PurchaseState>(
  order: S,
  { nav, folioNo }: { nav: EngineNav; folioNo: string },
  { at, rules, scheme }: EngineContext,
): Decided<S> {
  const bought = purchaseAt(order.amount, nav, scheme, rules);
  if (bought.units === 0) return failed(order, 'too_small', at);
  const state: S = {
    ...order,
    status: move(order.status, 'successful'),
    folio_no: folioNo,
    nav: nav.nav,
    units: unitCount(bought.units).toFixed(4),
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
        entries: allotmentOf(state, bought, scheme),
      },
    ],
    followUps: [{ do: 'holdings_changed' }],
  });
}
