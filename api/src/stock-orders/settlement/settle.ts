import {
  decimal,
  instantAtIst,
  istDate,
  ROUND_HALF_UP,
  rupees,
  sellShares,
  type StockCharges,
} from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import {
  chargesPayable,
  exchangeClearing,
  post,
  sharesHeld,
  sharesIssued,
  stampDutyPayable,
  taxPayable,
  tradingCash,
  type Account,
  type LedgerEntry,
} from '../../ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import { announceOrder } from '../exchange/announce.ts';
import { lockAccount } from '../cash/account.ts';
import { applyActions } from '../corporate-actions/applyActions.ts';
import { chargesOf, sttOf } from '../order/costs.ts';
import { addStep, lockOrder, ordersToSettle, updateOrder, type StockOrderRow } from '../order/orderStore.ts';
import { insertLot, openLots, takeFromLots } from './lotStore.ts';

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
        await settle(ctx, tx, locked, at);
    });
  }
}

async function settle(ctx: Context, tx: Tx, order: StockOrderRow, at: Date): Promise<void> {
  const charges = chargesOf(order, ctx.rules.book());
  const isBuy = order.side === 'buy';
  await post(tx, {
    kind: isBuy ? 'stock_purchase' : 'stock_sale',
    investorId: order.investor_id,
    portfolioId: order.portfolio_id,
    subjectId: order.id,
    at,
    valueDate: order.settles_on,
    entries: entriesOf(order, charges),
  });
  const stt = sttOf(charges);
  const settledOn = order.settles_on;
  if (isBuy) {
    const cost = rupees(charges.net).minus(rupees(stt)).toFixed(2);
    await insertLot(tx, order, { cost, stt, settledOn });
  } else {
    const proceeds = rupees(charges.net).plus(rupees(stt)).toFixed(2);
    const lots = await openLots(tx, order.portfolio_id, order.isin);
    const sold = sellShares(lots, { quantity: order.filled, proceeds });
    await takeFromLots(tx, order, { sold: withStt(sold, stt, order.filled), settledOn });
  }
  const settled: StockOrderRow = { ...order, settled_at: at, reserved: '0.00' };
  await updateOrder(tx, settled);
  const facts = isBuy ? { quantity: order.filled, amount: charges.net } : { amount: charges.net };
  await addStep(tx, settled, { step: 'settled', at, facts });
  await announceOrder(ctx, tx, settled);
}

const PAYEES: Record<StockCharges['charges'][number]['kind'], Account> = {
  stt: taxPayable('stt'),
  gst: taxPayable('gst'),
  stamp_duty: stampDutyPayable(),
  exchange: chargesPayable('exchange'),
  sebi: chargesPayable('sebi'),
  demat: chargesPayable('depository'),
};

/** Money between the investor, the clearing corporation and those who receive charges, and the shares against it. */
function entriesOf(
  { side, isin, filled, value }: StockOrderRow,
  { charges, net }: StockCharges,
): LedgerEntry[] {
  const sign = side === 'buy' ? 1 : -1;
  const signed = (amount: string, by: number): string => rupees(amount).times(by).toFixed(2);
  return [
    { account: tradingCash(), commodity: 'INR', amount: signed(net, -sign) },
    { account: exchangeClearing(), commodity: 'INR', amount: signed(value, sign) },
    ...charges
      .filter(({ amount }) => rupees(amount).gt(0))
      .map(({ kind, amount }): LedgerEntry => ({ account: PAYEES[kind], commodity: 'INR', amount })),
    { account: sharesHeld(), commodity: isin, amount: sign * filled },
    { account: sharesIssued(), commodity: isin, amount: -sign * filled },
  ];
}

/** The STT of a sale over its lots by their shares; the last takes what rounding leaves. */
function withStt<Part extends { quantity: number }>(
  sold: readonly Part[],
  stt: string,
  filled: number,
): (Part & { stt: string })[] {
  let left = decimal(stt);
  return sold.map((part, index) => {
    const share =
      index === sold.length - 1
        ? left
        : decimal(stt).times(part.quantity).div(filled).round(2, ROUND_HALF_UP);
    left = left.minus(share);
    return { ...part, stt: share.toFixed(2) };
  });
}
