import { PAYMENT_PURPOSES, type PaymentPurpose } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { PaymentRow } from './store.ts';

/** What a domain does when a payment of its purpose ends; in the payment's transaction, exactly once. */
export type PaymentHandler = (ctx: Context, tx: Tx, payment: PaymentRow) => Promise<void>;

/** What a chargeback reversed, in rupees as decimal text. */
export interface Reversed {
  /** Money whose bookings were reversed with their orders. */
  booked: string;
  /** Of that, what was recovered: units that were left, and orders that had no units yet. */
  recovered: string;
}

/** Reverses what a payment bought as far as it is still there; in the payment's transaction, exactly once. */
export type ChargebackHandler = (ctx: Context, tx: Tx, payment: PaymentRow) => Promise<Reversed>;

const paid = new Map<PaymentPurpose, PaymentHandler>();
const ended = new Map<PaymentPurpose, PaymentHandler>();
const chargebacks = new Map<PaymentPurpose, ChargebackHandler>();

/** Sets what happens when a payment of this purpose succeeds. `payment.realised_at` is the business time of its capture. */
export function onPaid(purpose: PaymentPurpose, handle: PaymentHandler): void {
  paid.set(purpose, handle);
}

/** Sets what happens when a payment of this purpose ends unpaid: failed or expired. Nothing was charged. */
export function onEnded(purpose: PaymentPurpose, handle: PaymentHandler): void {
  ended.set(purpose, handle);
}

/** Sets what a chargeback of a payment of this purpose reverses. Every purpose needs one. */
export function onChargeback(purpose: PaymentPurpose, handle: ChargebackHandler): void {
  chargebacks.set(purpose, handle);
}

/**
 * Fails the start of the server when a purpose that can be paid for has no chargeback handler.
 * @throws Error that names the purposes.
 */
export function assertChargebackHandlers(purposes: Iterable<string> = PAYMENT_PURPOSES): void {
  const handled: ReadonlySet<string> = new Set(chargebacks.keys());
  const missing = [...new Set([...purposes, ...paid.keys()])].filter((purpose) => !handled.has(purpose));
  if (missing.length > 0) throw new Error(`no chargeback handler for payments of: ${missing.join(', ')}`);
}

/** The handler for a payment that the bank has just reversed. @throws Error when no domain has set one. */
export function chargebackHandler(purpose: PaymentPurpose): ChargebackHandler {
  const handle = chargebacks.get(purpose);
  if (!handle) throw new Error(`no chargeback handler for payments of: ${purpose}`);
  return handle;
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
