import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { decidePurchase, engineScheme } from '../engine/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import { lotLeft } from '../ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import type { OrderRow } from './rows.ts';
import { lockOrder } from './store.ts';

/** Units that a payment bought are partly sold, so they cannot be taken back whole: people have to settle it. */
export class UnitsSoldError extends Error {
  readonly kind = 'units_sold';
  constructor(orderId: string) {
    super(`order ${orderId} cannot be reversed: units of it were sold`);
    this.name = 'UnitsSoldError';
  }
}

/**
 * Takes back an allotment whose money the bank took back: new bookings undo both, nothing is edited. A repeat does
 * nothing. @returns the order, or null when there is nothing to reverse.
 * @throws UnitsSoldError when units of it were sold or switched meanwhile.
 */
export async function reverseOrder(ctx: Context, tx: Tx, orderId: string): Promise<OrderRow | null> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'successful' || order.units === null) return null;
  await tx.query('SELECT 1 FROM folios WHERE portfolio_id = $1 AND folio_no = $2 FOR UPDATE', [
    order.portfolio_id,
    order.folio_no,
  ]);
  const left = await lotLeft(tx, order.portfolio_id, order.id);
  if (Number(left) !== Number(order.units)) throw new UnitsSoldError(orderId);
  const scheme = (await schemeForOrder(tx, order.code))!;
  const at = await ctx.business.now(tx);
  const world = { at, calendar: await loadCalendar(tx), scheme: engineScheme(scheme) };
  const reversed = await applyPurchase(ctx, tx, decidePurchase(order, { type: 'reverse' }, world)!);
  await auditEngine(tx, reversed, 'order_reversed');
  return reversed;
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
