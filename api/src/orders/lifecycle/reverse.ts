import { sumRupees } from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import type { Tx } from '../../db/pool.ts';
import { decidePurchase, engineScheme, payNowOf } from '../../engine/index.ts';
import { schemeForOrder } from '../../funds/index.ts';
import { lotLeft } from '../../ledger/index.ts';
import type { PaymentRow, Reversed } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import { lockOrder } from '../store.ts';

/**
 * Reverses an order whose payment the bank reversed: new bookings undo its payment and, of an allotment, the units
 * that are left; nothing is edited. A repeat does nothing.
 * @returns rupees of the order, and of these what was recovered; null when there is nothing to reverse.
 */
async function reverseOrder(ctx: Context, tx: Tx, orderId: string): Promise<Reversed | null> {
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  const scheme = (await schemeForOrder(tx, order.code))!;
  const at = await ctx.business.now(tx);
  const context = {
    at,
    calendar: await loadCalendar(tx),
    rules: ctx.rules.book(),
    scheme: engineScheme(scheme),
  };
  const remaining = await lotLeft(tx, order.portfolio_id, order.id);
  const decided = decidePurchase(order, { type: 'reverse', remaining }, context);
  if (!decided) return null;
  await applyPurchase(ctx, tx, decided);
  await auditEngine(tx, decided.state, 'order_reversed');
  if (order.plan_id) await ctx.sipHooks.instalmentEnded(ctx, tx, order, 'reversed', at);
  return { booked: payNowOf(order), recovered: order.units === null ? payNowOf(order) : remaining.cost };
}

/** Reverses every order of a payment as far as its units are still there. A repeat does nothing. */
export async function reversePayment(
  ctx: Context,
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<Reversed> {
  const orders = await tx.query<{ id: string }>('SELECT id FROM orders WHERE payment_id = $1 ORDER BY id', [
    id,
  ]);
  const reversed: Reversed[] = [];
  for (const order of orders) {
    const one = await reverseOrder(ctx, tx, order.id);
    if (one) reversed.push(one);
  }
  return {
    booked: sumRupees(reversed.map(({ booked }) => booked)).toFixed(2),
    recovered: sumRupees(reversed.map(({ recovered }) => recovered)).toFixed(2),
  };
}
