import type { Tx } from '../../db/pool.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import { lockAccount } from '../cash/account.ts';
import { CANCEL_JOB } from '../exchange/send.ts';
import { announceOrder } from '../exchange/announce.ts';
import { stockSentence } from '../sentences.ts';
import { isLive } from './machine.ts';
import { addStep, lockOrder, updateOrder, type StockOrderRow } from './orderStore.ts';

/**
 * Cancels an order that was not sent, and requests it of the exchange otherwise: what trades before the exchange
 * cancels stays. A second request changes nothing.
 * @throws Problem 404 `not_found`; 409 `not_cancellable` once the order has ended
 */
export async function cancelOrder(
  ctx: Context,
  tx: Tx,
  { portfolioId }: Actor,
  id: string,
): Promise<StockOrderRow> {
  await lockAccount(ctx, tx, portfolioId);
  const order = isUuid(id) ? await lockOrder(tx, id) : null;
  if (order?.portfolio_id !== portfolioId) throw notFound(stockSentence('order_unknown'));
  if (!isLive(order.state))
    throw new Problem(409, 'failure', 'not_cancellable', stockSentence('not_cancellable'));
  if (order.cancel_requested) return order;
  const at = await ctx.business.now(tx);
  if (order.state === 'queued') {
    const cancelled: StockOrderRow = { ...order, state: 'cancelled', reserved: '0.00', ended_at: at };
    await updateOrder(tx, cancelled);
    await addStep(tx, cancelled, { step: 'cancelled', at });
    await announceOrder(ctx, tx, cancelled);
    return cancelled;
  }
  const requested: StockOrderRow = { ...order, cancel_requested: true };
  await updateOrder(tx, requested);
  await addStep(tx, requested, { step: 'cancel_requested', at });
  await ctx.jobs.send(tx, CANCEL_JOB, { id });
  await announceOrder(ctx, tx, requested);
  return requested;
}
