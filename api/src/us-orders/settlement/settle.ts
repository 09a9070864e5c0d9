import { newYorkInstant } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { dollarRatesOn, lockUsAccount } from '../../us-stocks/index.ts';
import { applyDividends } from '../corporate-actions/applyDividends.ts';
import { bookSettlement } from '../order/bookings.ts';
import {
  addStep,
  lockOrder,
  ordersToSettle,
  portfolioOfOrder,
  updateOrder,
  type UsOrderRow,
} from '../order/orderStore.ts';
import { insertLot, openLots, takeFromLots } from './lotStore.ts';
import { settlementOf } from './settlement.ts';
import { eachAlone } from '../../platform/eachAlone.ts';
import { announceOrder } from '../../stock-orders/index.ts';

/** Shares and dollars have changed hands by the end of the settlement day in New York: minutes after midnight. */
const SETTLED_BY = 16 * 60;

/** Settles every order whose settlement has come: each in a transaction of its own, the oldest first, purchases first. */
export async function settleDue(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  const due = await ordersToSettle(ctx.db, now.toISOString().slice(0, 10));
  await eachAlone(ctx, 'settleDue', due, async (id) => {
    const portfolioId = (await portfolioOfOrder(ctx.db, id))!;
    await ctx.db.tx(async (tx) => {
      await lockUsAccount(tx, portfolioId);
      await settleOne(ctx, tx, id, now);
    });
  });
}

/** Settles an order of a locked account, if its settlement has come. */
async function settleOne(ctx: Context, tx: Tx, id: string, now: Date): Promise<void> {
  const locked = await lockOrder(tx, id);
  if (!locked || locked.settled_at !== null || locked.ended_at === null) return;
  const at = newYorkInstant(locked.settles_on, SETTLED_BY);
  if (at > now) return;
  // Dividends of ex-dates up to the trade come first; one that waits holds back what was traded after it.
  const { portfolio_id: portfolioId, symbol, for_day: upTo } = locked;
  if (await applyDividends(ctx, tx, { portfolioId, symbol, upTo, now: at }))
    await settle(ctx, tx, locked, at);
}

async function settle(ctx: Context, tx: Tx, order: UsOrderRow, at: Date): Promise<void> {
  const lots = order.side === 'buy' ? [] : await openLots(tx, order.portfolio_id, order.symbol);
  const { net, bought, taken } = settlementOf(order, lots, ctx.rules.book());
  const settled: UsOrderRow = { ...order, settled_at: at, reserved: '0.00', net };
  await bookSettlement(tx, settled, at);
  const [rate = null] = await dollarRatesOn(tx, [order.for_day]);
  if (bought === null) await takeFromLots(tx, settled, { taken, rate: rate ?? '0' });
  else await insertLot(tx, settled, { quantity: bought, rate: rate ?? '0' });
  await updateOrder(tx, settled);
  const facts = order.side === 'buy' ? { quantity: order.filled, amount: net } : { amount: net };
  await addStep(tx, settled, { step: 'settled', at, facts });
  await announceOrder(ctx, tx, settled);
}
