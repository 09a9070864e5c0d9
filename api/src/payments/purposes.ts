import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { PaymentPurpose, PaymentRow } from './store.ts';

/** What a domain does when a payment of its purpose ends; in the payment's transaction, exactly once. */
export type PaymentHandler = (ctx: Context, tx: Tx, payment: PaymentRow) => Promise<void>;

const paid = new Map<PaymentPurpose, PaymentHandler>();
const ended = new Map<PaymentPurpose, PaymentHandler>();
const takenBack = new Map<PaymentPurpose, PaymentHandler>();

/** Sets what happens when a payment of this purpose succeeds. `payment.realised_at` is the business time of the money. */
export function onPaid(purpose: PaymentPurpose, handle: PaymentHandler): void {
  paid.set(purpose, handle);
}

/** Sets what happens when a payment of this purpose ends unpaid: failed or expired. Nothing was charged. */
export function onEnded(purpose: PaymentPurpose, handle: PaymentHandler): void {
  ended.set(purpose, handle);
}

/**
 * Sets what happens when the bank took the money of a payment of this purpose back. The handler undoes all that it
 * bought, or throws TakenBackError when it cannot: nothing is changed then, and people settle it.
 */
export function onTakenBack(purpose: PaymentPurpose, handle: PaymentHandler): void {
  takenBack.set(purpose, handle);
}

/** What a payment bought cannot be given back by the program. */
export class TakenBackError extends Error {
  readonly kind: string = 'taken_back';
}

/** The handler for a payment whose money the bank has just taken back; refusing when no domain set one. */
export function takenBackHandler(purpose: PaymentPurpose): PaymentHandler {
  return (
    takenBack.get(purpose) ??
    (async () => {
      throw new TakenBackError(`no domain undoes payments for ${purpose}`);
    })
  );
}

/** The handler for a payment that has just become successful. @throws Error when no domain has taken the purpose. */
export function paidHandler(purpose: PaymentPurpose): PaymentHandler {
  const handle = paid.get(purpose);
  if (!handle) throw new Error(`no domain handles payments for ${purpose}`);
  return handle;
}

/** The handler for a payment that has just ended unpaid; doing nothing when no domain set one. */
export function endedHandler(purpose: PaymentPurpose): PaymentHandler {
  return ended.get(purpose) ?? (async () => undefined);
}
