import type { StockOrder, StockOrderSummary } from '@sanchay/contracts';
import { decimal, rupees, toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { salesOf } from '../settlement/lotStore.ts';
import { chargeLines } from './chargeLines.ts';
import { chargesOf } from './costs.ts';
import { isLive } from './machine.ts';
import { stepsOf, tradesOf, type StockOrderRow } from './orderStore.ts';
import { reasonText, stepText } from './stepTexts.ts';

/** An order as lists show it. */
export function orderSummary(order: StockOrderRow): StockOrderSummary {
  const { id, isin, slug, symbol, name, side, kind, validity, quantity, state, filled } = order;
  return {
    id,
    isin,
    slug,
    symbol,
    name,
    side,
    kind,
    validity,
    quantity,
    state,
    filled,
    limit_price: toWire(order.limit_price, 2),
    trigger_price: order.trigger_price === null ? null : toWire(order.trigger_price, 2),
    triggered: order.triggered,
    reason: order.reason === null ? null : reasonText(order.reason),
    value: toWire(order.value, 2),
    average_price: filled > 0 ? toWire(decimal(order.value).div(filled), 2) : null,
    placed_at: order.placed_at.toISOString(),
    for_day: order.for_day,
    settles_on: order.settles_on,
    settled: order.settled_at !== null,
    cancellable: isLive(state) && !order.cancel_requested,
  };
}

/** An order as its page shows it. */
export async function orderView(ctx: Context, q: Queries, order: StockOrderRow): Promise<StockOrder> {
  const charges = chargesOf(order, ctx.rules.book());
  const trades = await tradesOf(q, order);
  const sold = await salesOf(q, order);
  const steps = await stepsOf(q, order);
  return {
    ...orderSummary(order),
    reserved: toWire(order.reserved, 2),
    charges: chargeLines(charges),
    charges_total: toWire(charges.total, 2),
    demat_charged: order.demat_free && order.filled > 0,
    net: toWire(charges.net, 2),
    note_no: order.note_no,
    trades: trades.map(({ trade_id, at, quantity, price, annulled }) => ({
      id: trade_id,
      at: at.toISOString(),
      quantity,
      price: toWire(price, 2),
      annulled,
    })),
    lots: sold.map(({ bought_on, quantity, cost, proceeds }) => ({
      bought_on,
      quantity,
      cost: toWire(cost, 2),
      proceeds: toWire(proceeds, 2),
      gain: toWire(rupees(proceeds).minus(rupees(cost)), 2),
    })),
    timeline: steps.map((row) => ({ at: row.at.toISOString(), step: row.step, ...stepText(row) })),
  };
}
