import { newYorkInstant, sellUsLots } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { dollarRatesOn, lockUsAccount } from '../../us-stocks/index.ts';
import { announceOrder } from '../broker/announce.ts';
import { bookSettlement } from '../order/bookings.ts';
import { chargesOf } from '../order/costs.ts';
import {
  addStep,
  lockOrder,
  ordersToSettle,
  portfolioOfOrder,
  updateOrder,
  type UsOrderRow,
} from '../order/orderStore.ts';
import { insertLot, openLots, takeFromLots } from './lotStore.ts';

/** Shares and dollars have changed hands by the end of the settlement day in New York: minutes after midnight. */
const SETTLED_BY = 16 * 60;

/** Settles every order whose settlement has come: each in a transaction of its own, the oldest first, purchases first. */
export async function settleDue(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  for (const id of await ordersToSettle(ctx.db, now.toISOString().slice(0, 10))) {
    const portfolioId = await portfolioOfOrder(ctx.db, id);
    await ctx.db.tx(async (tx) => {
      await lockUsAccount(tx, portfolioId!);
      const locked = await lockOrder(tx, id);
      if (!locked || locked.settled_at !== null || locked.ended_at === null) return;
      const at = newYorkInstant(locked.settles_on, SETTLED_BY);
      if (at <= now) await settle(ctx, tx, locked, at);
    });
  }
}

async function settle(ctx: Context, tx: Tx, order: UsOrderRow, at: Date): Promise<void> {
  const { net } = chargesOf(order, ctx.rules.book());
  const isBuy = order.side === 'buy';
  const settled: UsOrderRow = { ...order, settled_at: at, reserved: '0.00', net };
  await bookSettlement(tx, settled, at);
  const [rate] = await dollarRatesOn(tx, [order.for_day]);
  if (isBuy) await insertLot(tx, settled, rate ?? '0');
  else {
    const lots = await openLots(tx, order.portfolio_id, order.symbol);
    const { taken } = sellUsLots(lots, { quantity: order.filled, proceeds: net });
    await takeFromLots(tx, settled, { taken, rate: rate ?? '0' });
  }
  await updateOrder(tx, settled);
  const facts = isBuy ? { quantity: order.filled, amount: net } : { amount: net };
  await addStep(tx, settled, { step: 'settled', at, facts });
  await announceOrder(ctx, tx, settled);
}
