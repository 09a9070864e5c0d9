import { istDate, tradingState, type TradingState } from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import { cancelAtExchange, sendToExchange } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { UNCHANGING } from '../corporate-actions/actionStore.ts';
import { isLive } from '../order/machine.ts';
import { addStep, lockOrder, unsentOrders, updateOrder, type StockOrderRow } from '../order/orderStore.ts';
import type { Tx } from '../../db/pool.ts';
import { announceOrder, notifyEnds } from './announce.ts';
import { REPLAY_JOB } from './intake.ts';

/** Job: sends an order to the exchange; repeated until the exchange has it. */
export const SEND_JOB = 'stock-order-send';
/** Job: requests a cancellation of the exchange; repeated until the exchange has it. */
export const CANCEL_JOB = 'stock-order-cancel';

/** Handles `stock-order-send`. @throws GatewayUnreachableError, so that the queue tries again */
export async function sendOrder(ctx: Context, { id }: { id: string }): Promise<void> {
  const order = await markSent(ctx, id);
  if (!order) return;
  await sendToExchange(ctx, {
    id,
    isin: order.isin,
    side: order.side,
    quantity: order.quantity,
    price: order.limit_price,
    trigger: order.trigger_price,
    validity: order.validity,
    at: order.at.toISOString(),
  });
  await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}

/**
 * Marks an order as sent before it is sent, so that from then on only the exchange can end it; null where there is
 * nothing to send: it has ended or was accepted, or its market is not open yet.
 */
async function markSent(ctx: Context, id: string): Promise<(StockOrderRow & { at: Date }) | null> {
  return ctx.db.tx(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || (order.state !== 'queued' && order.state !== 'sent')) return null;
    const now = await ctx.business.now(tx);
    if (order.state === 'queued' && (await isOutdated(tx, order, now))) {
      await cancelOutdated(ctx, tx, order, now);
      return null;
    }
    const at = sendingTime(now, await sessionOf(ctx, order));
    if (at === null) return null;
    if (order.state === 'sent') return { ...order, at };
    const sent: StockOrderRow = { ...order, state: 'sent' };
    await updateOrder(tx, sent);
    await addStep(tx, sent, { step: 'sent', at });
    await announceOrder(ctx, tx, sent);
    return { ...sent, at };
  });
}

/**
 * Whether a corporate action has changed the share since the order was placed, so that its quantity and price are those of
 * other shares. Source: exchanges remove waiting orders on the ex-date.
 */
async function isOutdated(tx: Tx, { isin, placed_at, for_day }: StockOrderRow, now: Date): Promise<boolean> {
  const upTo = istDate(now) < for_day ? istDate(now) : for_day;
  const [action] = await tx.query(
    `SELECT 1 FROM corporate_actions WHERE isin = $1 AND kind NOT IN ${UNCHANGING} AND ex_date > $2 AND ex_date <= $3 LIMIT 1`,
    [isin, istDate(placed_at), upTo],
  );
  return action !== undefined;
}

async function cancelOutdated(ctx: Context, tx: Tx, order: StockOrderRow, at: Date): Promise<void> {
  const cancelled: StockOrderRow = {
    ...order,
    state: 'cancelled',
    reason: 'corporate_action',
    reserved: '0.00',
    ended_at: at,
  };
  await updateOrder(tx, cancelled);
  await addStep(tx, cancelled, { step: 'cancelled', at, facts: { reason: 'corporate_action' } });
  await notifyEnds(ctx, tx, [cancelled]);
  await announceOrder(ctx, tx, cancelled);
}

async function sessionOf(ctx: Context, { for_day }: StockOrderRow): Promise<TradingState> {
  const calendar = await loadCalendar(ctx.db);
  return tradingState(`${for_day}T00:00:00+05:30`, { calendar, breaches: [] }, ctx.rules.book());
}

/**
 * When an order reaches the exchange: now while its session is open or collects orders for the opening price, null before
 * and in between. A clock that was moved past the whole session sends it at the opening.
 */
function sendingTime(
  now: Date,
  { session: { opens, closes }, preOpens, collectsUntil }: TradingState,
): Date | null {
  if (now < opens) return now >= preOpens && now < collectsUntil ? now : null;
  return now < closes ? now : opens;
}

/** Sends the orders whose market has opened, and again those that the exchange has not accepted. */
export async function sendDueOrders(ctx: Context): Promise<void> {
  const due = await unsentOrders(ctx.db, istDate(await ctx.business.now()));
  if (due.length === 0) return;
  await ctx.db.tx(async (tx) => {
    for (const id of due) await ctx.jobs.send(tx, SEND_JOB, { id });
  });
}

/** Handles `stock-order-cancel`. @throws GatewayUnreachableError, so that the queue tries again */
export async function requestCancellation(ctx: Context, { id }: { id: string }): Promise<void> {
  const [order] = await ctx.db.query<Pick<StockOrderRow, 'state'>>(
    'SELECT state FROM stock_orders WHERE id = $1 AND cancel_requested',
    [id],
  );
  if (!order || !isLive(order.state)) return;
  await cancelAtExchange(ctx, id);
  await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}
