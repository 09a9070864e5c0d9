import { realisationOf } from '@sanchay/finance';
import { move } from './purchaseMachine.ts';
import { payNowOf, type Capture, type PurchaseState, type PurchaseStepKey } from './purchaseState.ts';
import { step } from './purchaseStep.ts';
import { decision, type Decision, type EngineContext } from './context.ts';

type Decided<S> = Decision<S, PurchaseStepKey>;

/** A draft that was checked waits in the cart. */
export function askPurchase<S extends PurchaseState>(order: S, at: Date): Decided<S> {
  const checked = move(order.status, 'under_review');
  const status = move(checked, 'pending');
  return decision(
    { ...order, status, updated_at: at },
    {
      steps: [askedStep(order, at), step(at, checked, 'checked'), step(at, status, 'in_cart')],
    },
  );
}

function askedStep({ amount, type, start_date: start, frequency }: PurchaseState, at: Date) {
  if (type === 'buy') return step(at, 'draft', 'asked_buy', { amount });
  if (start !== null && frequency && frequency !== 'monthly') {
    return step(at, 'draft', `asked_sip_${frequency}`, { amount, start });
  }
  return step(at, 'draft', 'asked_sip', { amount, ...(start !== null && { day: Number(start.slice(8)) }) });
}

/** A pending order is taken out of the cart. @throws IllegalTransitionError when it is not pending. */
export function cancelPurchase<S extends PurchaseState>(
  order: S,
  how: 'cancelled' | 'removed',
  at: Date,
): Decided<S> {
  const status = move(order.status, 'cancelled');
  return decision({ ...order, status, updated_at: at }, { steps: [step(at, status, how)] });
}

/**
 * The money of a pending order was captured; the fund house can use it later, by the rule of the payment rail. An order
 * with nothing to pay now is accepted. @throws IllegalTransitionError when it is not pending; NoRuleError.
 */
export function payPurchase<S extends PurchaseState>(
  order: S,
  { at, rail }: Capture,
  { calendar, rules }: Pick<EngineContext, 'calendar' | 'rules'>,
): Decided<S> {
  const status = move(order.status, 'confirmed');
  const amount = payNowOf(order);
  if (Number(amount) === 0) {
    const state = { ...order, status, realised_at: at, updated_at: at };
    return decision(state, { steps: [step(at, status, 'accepted')], followUps: [{ do: 'submit', at }] });
  }
  const { realisedAt, ruleId } = realisationOf({ rail, capturedAt: at, calendar }, rules);
  const values = { amount, at: at.toISOString(), usable: realisedAt.toISOString() };
  return decision(
    { ...order, status, realised_at: realisedAt, updated_at: at },
    { steps: [step(at, status, 'paid', values, ruleId)], followUps: [{ do: 'submit', at }] },
  );
}
