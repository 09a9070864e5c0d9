import { usSessionOn } from '@sanchay/finance';
import { cancelAtBroker, sendToBroker } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { announceOrder, isLive } from '../../stock-orders/index.ts';
import { usAccountOf } from '../../us-stocks/index.ts';
import { sizeOf } from '../order/costs.ts';
import { addStep, lockOrder, unsentOrders, updateOrder, type UsOrderRow } from '../order/orderStore.ts';
import { REPLAY_JOB } from './replayJob.ts';

/** Job: sends an order to the broker; repeated until the broker has it. */
export const SEND_JOB = 'us-order-send';
/** Job: requests a cancellation of the broker; repeated until the broker has it. */
export const CANCEL_JOB = 'us-order-cancel';

/** Handles `us-order-send`. @throws GatewayUnreachableError, so that the queue tries again */
export async function sendOrder(ctx: Context, { id }: { id: string }): Promise<void> {
  const order = await markSent(ctx, id);
  if (!order) return;
  const account = await usAccountOf(ctx.db, order.portfolio_id);
  const size = sizeOf(order, ctx.rules.book());
  await sendToBroker(ctx, {
    id,
    account: account!.number,
    symbol: order.symbol,
    side: order.side,
    quantity: 'quantity' in size ? size.quantity : null,
    value: 'value' in size ? size.value : null,
    ordered: order.amount ?? order.quantity!,
    limit: order.limit_price,
    validity: order.kind === 'limit' ? 'day' : 'ioc',
    at: order.at.toISOString(),
  });
  await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}

/**
 * Marks an order as sent before it is sent, so that from then on only the broker can end it; null where there is nothing
 * to send: it has ended or was accepted, or its session is not open yet.
 */
async function markSent(ctx: Context, id: string): Promise<(UsOrderRow & { at: Date }) | null> {
  return ctx.db.tx(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || (order.state !== 'queued' && order.state !== 'sent')) return null;
    const at = sendingTime(order, await ctx.business.now(tx));
    if (at === null) return null;
    if (order.state === 'sent') return { ...order, at };
    const sent: UsOrderRow = { ...order, state: 'sent' };
    await updateOrder(tx, sent);
    await addStep(tx, sent, { step: 'sent', at });
    await announceOrder(ctx, tx, sent);
    return { ...sent, at };
  });
}

/**
 * When an order reaches the broker: now while its session is open, null before. A clock that was moved past the session
 * sends it at the opening, or when it was placed during the session.
 */
function sendingTime({ for_day: day, placed_at: placedAt }: UsOrderRow, now: Date): Date | null {
  const { opens, closes } = usSessionOn(day)!;
  if (now < opens) return null;
  if (now < closes) return now;
  return placedAt > opens ? placedAt : opens;
}

/** Sends the orders whose session has opened, and again those that the broker has not accepted. */
export async function sendDueOrders(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  const due = await unsentOrders(ctx.db, now.toISOString().slice(0, 10));
  if (due.length === 0) return;
  await ctx.db.tx(async (tx) => {
    for (const id of due) await ctx.jobs.send(tx, SEND_JOB, { id });
  });
}

/** Handles `us-order-cancel`. @throws GatewayUnreachableError, so that the queue tries again */
export async function requestCancellation(ctx: Context, { id }: { id: string }): Promise<void> {
  const [order] = await ctx.db.query<Pick<UsOrderRow, 'state'>>(
    'SELECT state FROM us_orders WHERE id = $1 AND cancel_requested',
    [id],
  );
  if (!order || !isLive(order.state)) return;
  await cancelAtBroker(ctx, id);
  await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}
