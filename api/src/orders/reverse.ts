import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { decidePurchase, engineScheme } from '../engine/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import { lotLeft } from '../ledger/index.ts';
import { TakenBackError } from '../payments/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import type { OrderRow } from './rows.ts';
import { lockOrder } from './store.ts';

/** Units that a payment bought are partly sold, so they cannot be taken back whole: people have to settle it. */
export class UnitsSoldError extends TakenBackError {
  override readonly kind = 'units_sold';
  constructor(orderId: string) {
    super(`order ${orderId} cannot be reversed: units of it were sold`);
    this.name = 'UnitsSoldError';
  }
}

/**
 * Takes back an order whose money the bank took back: new bookings undo its payment and, where units had come, its
 * allotment; nothing is edited. A repeat does nothing. @returns the order, or null when there is nothing to reverse.
 * @throws UnitsSoldError when units of it were sold or switched meanwhile.
 */
export async function reverseOrder(ctx: Context, tx: Tx, orderId: string): Promise<OrderRow | null> {
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  if (order.units !== null) await assertUnitsThere(tx, order);
  const scheme = (await schemeForOrder(tx, order.code))!;
  const at = await ctx.business.now(tx);
  const world = { at, calendar: await loadCalendar(tx), scheme: engineScheme(scheme) };
  const decided = decidePurchase(order, { type: 'reverse' }, world);
  if (!decided) return null;
  const reversed = await applyPurchase(ctx, tx, decided);
  await auditEngine(tx, reversed, 'order_reversed');
  return reversed;
}

/** @throws UnitsSoldError when units of an allotted order are gone; its folio is held until the transaction ends. */
async function assertUnitsThere(
  tx: Tx,
  { id, status, units, portfolio_id, folio_no }: OrderRow,
): Promise<void> {
  if (status !== 'successful') return;
  await tx.query('SELECT 1 FROM folios WHERE portfolio_id = $1 AND folio_no = $2 FOR UPDATE', [
    portfolio_id,
    folio_no,
  ]);
  const left = await lotLeft(tx, portfolio_id, id);
  if (Number(left) !== Number(units)) throw new UnitsSoldError(id);
}

/** What the bank's taking back of a payment does to what it bought. @throws UnitsSoldError. */
export async function paymentTakenBack(ctx: Context, tx: Tx, { id }: PaymentRow): Promise<void> {
  await reversePayment(ctx, tx, id);
}

/** Reverses every order of a payment that the bank took back, all or none. @throws UnitsSoldError. */
export async function reversePayment(ctx: Context, tx: Tx, paymentId: string): Promise<OrderRow[]> {
  const orders = await tx.query<{ id: string }>('SELECT id FROM orders WHERE payment_id = $1 ORDER BY id', [
    paymentId,
  ]);
  const reversed: OrderRow[] = [];
  for (const { id } of orders) {
    const order = await reverseOrder(ctx, tx, id);
    if (order) reversed.push(order);
  }
  return reversed;
}
