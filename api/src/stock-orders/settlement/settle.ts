import { instantAtIst, istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { post } from '../../ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import { announceOrder } from '../exchange/announce.ts';
import { lockAccount } from '../cash/account.ts';
import { applyActions } from '../corporate-actions/applyActions.ts';
import {
  addStep,
  hasDematCharge,
  lockOrder,
  ordersToSettle,
  updateOrder,
  type StockOrderRow,
} from '../order/orderStore.ts';
import { insertLot, openLots, takeFromLots } from './lotStore.ts';
import { settlementOf } from './settlement.ts';

/** Shares and money have changed hands by the close of the settlement day. */
const SETTLED_BY = '15:30';
const END_OF_DAY = '23:59';

/** Settles every order whose settlement has come: each in a transaction of its own, the oldest first, purchases first. */
export async function settleDue(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  for (const id of await ordersToSettle(ctx.db, istDate(now))) {
    const [order] = await ctx.db.query<Pick<StockOrderRow, 'portfolio_id'>>(
      'SELECT portfolio_id FROM stock_orders WHERE id = $1',
      [id],
    );
    await ctx.db.tx(async (tx) => {
      const account = await lockAccount(ctx, tx, order!.portfolio_id);
      const locked = await lockOrder(tx, id);
      if (!locked || locked.settled_at !== null || locked.ended_at === null || locked.filled === 0) return;
      const at = new Date(instantAtIst(locked.settles_on, SETTLED_BY));
      if (at > now) return;
      // Actions of ex-dates up to the trade come first; one that waits holds back what was traded after it, and no more:
      // after a settlement holiday, an action of a later ex-date waits for this order.
      const until = new Date(instantAtIst(locked.for_day, END_OF_DAY));
      if (await applyActions(ctx, tx, account, { isin: locked.isin, until }))
        await settle(ctx, tx, await withDematCharge(tx, locked), at);
    });
  }
}

/** The first sale of a share and day that settles carries the charge of the depository. */
const withDematCharge = async (tx: Tx, order: StockOrderRow): Promise<StockOrderRow> => ({
  ...order,
  demat_free: order.side === 'sell' && (await hasDematCharge(tx, order)),
});

async function settle(ctx: Context, tx: Tx, order: StockOrderRow, at: Date): Promise<void> {
  const isBuy = order.side === 'buy';
  const lots = isBuy ? [] : await openLots(tx, order.portfolio_id, order.isin);
  const { entries, lot, sold, net } = settlementOf(order, lots, ctx.rules.book());
  await post(tx, {
    kind: isBuy ? 'stock_purchase' : 'stock_sale',
    investorId: order.investor_id,
    portfolioId: order.portfolio_id,
    subjectId: order.id,
    at,
    valueDate: order.settles_on,
    entries,
  });
  const settledOn = order.settles_on;
  if (lot) await insertLot(tx, order, { ...lot, settledOn });
  else await takeFromLots(tx, order, { sold, settledOn });
  const settled: StockOrderRow = { ...order, settled_at: at, reserved: '0.00' };
  await updateOrder(tx, settled);
  const facts = isBuy ? { quantity: order.filled, amount: net } : { amount: net };
  await addStep(tx, settled, { step: 'settled', at, facts });
  await announceOrder(ctx, tx, settled);
}
