import { istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import { announceOrder, isLive } from '../../stock-orders/index.ts';
import { lockUsAccount } from '../../us-stocks/index.ts';
import { notifyEnd } from '../broker/announce.ts';
import { CANCEL_JOB } from '../broker/send.ts';
import { usOrderSentence } from '../sentences.ts';
import { bookReserve } from './bookings.ts';
import { addStep, lockOrder, updateOrder, type UsOrderRow } from './orderStore.ts';

/**
 * Cancels an order that was not sent, and requests it of the broker otherwise: what trades before the broker cancels
 * stays. A second request changes nothing.
 * @throws Problem 404 `not_found`; 409 `not_cancellable` once the order has ended
 */
export async function cancelOrder(
  ctx: Context,
  tx: Tx,
  { portfolioId }: Actor,
  id: string,
): Promise<UsOrderRow> {
  await lockUsAccount(tx, portfolioId);
  const order = isUuid(id) ? await lockOrder(tx, id) : null;
  if (order?.portfolio_id !== portfolioId) throw notFound(usOrderSentence('order_unknown'));
  if (!isLive(order.state))
    throw new Problem(409, 'failure', 'not_cancellable', usOrderSentence('not_cancellable'));
  if (order.cancel_requested) return order;
  const at = await ctx.business.now(tx);
  if (order.state === 'queued') return cancelQueued(ctx, tx, order, { at, reason: null });
  const requested: UsOrderRow = { ...order, cancel_requested: true };
  await updateOrder(tx, requested);
  await addStep(tx, requested, { step: 'cancel_requested', at });
  await ctx.jobs.send(tx, CANCEL_JOB, { id });
  await announceOrder(ctx, tx, requested);
  return requested;
}

/** Cancels a locked order that the broker does not have, and returns what it set aside. */
export async function cancelQueued(
  ctx: Context,
  tx: Tx,
  order: UsOrderRow,
  { at, reason }: { at: Date; reason: string | null },
): Promise<UsOrderRow> {
  const cancelled: UsOrderRow = { ...order, state: 'cancelled', reason, reserved: '0.00', ended_at: at };
  await updateOrder(tx, cancelled);
  await bookReserve(tx, cancelled, { before: order.reserved, at, on: istDate(at) });
  await addStep(tx, cancelled, { step: 'cancelled', at, ...(reason !== null && { facts: { reason } }) });
  if (reason !== null) await notifyEnd(ctx, tx, cancelled);
  await announceOrder(ctx, tx, cancelled);
  return cancelled;
}
