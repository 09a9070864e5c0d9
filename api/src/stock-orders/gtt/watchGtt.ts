import { dateOfEpochDay, istDate } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { priceSeries } from '../../stocks/index.ts';
import { lockAccount, type TradingAccount } from '../cash/account.ts';
import { announceOrder, orderPath } from '../exchange/announce.ts';
import { insertPlaced, placementRefusal } from '../order/place.ts';
import { orderTerms, tradedShare } from '../order/terms.ts';
import {
  factsOf,
  gttsOfChangedShares,
  gttsToWatch,
  lockGtt,
  tradedGtts,
  updateGtt,
  type GttRow,
} from './gttStore.ts';
import { isHalt, marketNow } from '../trading/shareTrading.ts';
import { applyGtt, isWaiting, type GttChange, type GttLeg } from './machine.ts';

/** The page that lists the orders. */
const LIST_PATH = '/stocks/orders';

/**
 * Ends the orders whose share a corporate action has changed, and compares new closing prices with the others, each in a
 * transaction of its own. A price that was compared once is not compared again.
 */
export async function watchGtt(ctx: Context): Promise<void> {
  for (const found of await gttsOfChangedShares(ctx.db))
    await withGtt(ctx, found, (tx, gtt) =>
      finish(ctx, tx, gtt, applyGtt(factsOf(gtt), { type: 'corporate_action' })),
    );
  for (const found of await gttsToWatch(ctx.db, istDate(await ctx.business.now())))
    await withGtt(ctx, found, (tx, gtt, account) => compare(ctx, tx, gtt, account));
}

/**
 * Compares every trade of the running session at the exchange with the orders that waited when it traded. What cannot be
 * placed yet, as in a halt, is compared again the next time.
 */
export async function watchLivePrices(ctx: Context): Promise<void> {
  const { phase, session } = await marketNow(ctx, ctx.db);
  if (phase !== 'open') return;
  const { day } = session;
  for (const found of await tradedGtts(ctx.db, day))
    await withGtt(ctx, found, async (tx, gtt, account) => {
      // The holder has changed it meanwhile.
      if (gtt.version !== found.version) return;
      const change = applyGtt(factsOf(gtt), { type: 'price', price: found.price, on: day });
      if (change === null) return;
      if ('place' in change) await place(ctx, tx, gtt, account, change.place);
      else await finish(ctx, tx, gtt, change);
    });
}

/** Runs on an order that still waits, with its account held first, as a request that changes it does. */
async function withGtt(
  ctx: Context,
  { id, portfolio_id: portfolioId }: Pick<GttRow, 'id' | 'portfolio_id'>,
  work: (tx: Tx, gtt: GttRow, account: TradingAccount) => Promise<void>,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const account = await lockAccount(ctx, tx, portfolioId);
    const gtt = await lockGtt(tx, id);
    if (gtt && isWaiting(gtt.state)) await work(tx, gtt, account);
  });
}

async function compare(ctx: Context, tx: Tx, gtt: GttRow, account: TradingAccount): Promise<void> {
  const facts = factsOf(gtt);
  let watched = gtt.watched_on;
  for (const { on, price } of await pricesAfter(tx, gtt)) {
    watched = on;
    const change = applyGtt(facts, { type: 'price', price, on });
    if (change === null) continue;
    if ('place' in change) await place(ctx, tx, { ...gtt, watched_on: on }, account, change.place);
    else await finish(ctx, tx, { ...gtt, watched_on: on }, change);
    return;
  }
  const today = istDate(await ctx.business.now(tx));
  const over = applyGtt(facts, { type: 'day', on: today });
  if (over) await finish(ctx, tx, { ...gtt, watched_on: watched }, over);
  else await updateGtt(tx, { ...gtt, watched_on: watched });
}

/** Closing prices of the days that are not compared yet, the oldest first. */
async function pricesAfter(
  q: Queries,
  { isin, watched_on: last }: GttRow,
): Promise<{ on: string; price: string }[]> {
  const { days, navs } = await priceSeries(q, 'IN', isin);
  return [...days]
    .map((day, at) => ({ on: dateOfEpochDay(day), price: navs[at]!.toFixed(2) }))
    .filter(({ on }) => last === null || on > last);
}

/** Places the limit order like one that is placed now; what refuses it is the reason that none was placed. */
async function place(ctx: Context, tx: Tx, gtt: GttRow, account: TradingAccount, leg: GttLeg): Promise<void> {
  const { side, quantity, slug } = gtt;
  const order = { side, kind: 'limit', quantity, validity: 'day' } as const;
  try {
    const share = await tradedShare(tx, slug);
    const terms = await orderTerms(ctx, tx, share, { ...order, price: Number(leg.limit) });
    const refusal = await placementRefusal(ctx, tx, account, { side, quantity, terms });
    // Orders wait through a halt, and are compared again after it.
    if (refusal && isHalt(refusal.code)) return;
    if (refusal) return await finish(ctx, tx, gtt, refused(gtt, refusal.code));
    const { id } = await insertPlaced(ctx, tx, account, { ...order, terms });
    await finish(ctx, tx, { ...gtt, order_id: id }, applyGtt(factsOf(gtt), { type: 'placed' }));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await finish(ctx, tx, gtt, refused(gtt, error.code));
  }
}

const refused = (gtt: GttRow, reason: string): GttChange =>
  applyGtt(factsOf(gtt), { type: 'refused', reason });

/** Stores the end of an order and notifies the holder. */
async function finish(ctx: Context, tx: Tx, gtt: GttRow, change: GttChange): Promise<void> {
  if (change === null || !('state' in change)) return;
  const { state, reason } = change;
  const done: GttRow = { ...gtt, state, reason, ended_at: await ctx.business.now(tx) };
  await updateGtt(tx, done);
  const { name, side, quantity, order_id: orderId } = done;
  await notify(ctx, tx, {
    portfolioId: done.portfolio_id,
    kind: state === 'triggered' ? 'gtt_triggered' : state === 'failed' ? 'gtt_failed' : 'gtt_ended',
    values: { name, side, quantity, why: reason ?? state },
    path: orderId === null ? LIST_PATH : orderPath(orderId),
  });
  await writeAudit(tx, {
    investorId: done.investor_id,
    actor: 'system',
    action: `gtt_${state}`,
    subject: done.id,
    requestId: done.id,
    detail: {
      isin: done.isin,
      ...(reason !== null && { reason }),
      ...(orderId !== null && { order: orderId }),
    },
  });
  await announceOrder(ctx, tx, done);
}
