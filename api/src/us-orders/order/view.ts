import type { UsOrder, UsOrderSummary } from '@sanchay/contracts';
import { decimal, toWire, usSessionOn } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { isLive } from '../../stock-orders/index.ts';
import { soldView } from '../settlement/gains.ts';
import { salesOf } from '../settlement/lotStore.ts';
import { chargeLines } from './chargeLines.ts';
import { chargesOf } from './costs.ts';
import { stepsOf, tradesOf, type UsOrderRow } from './orderStore.ts';
import { reasonText, stepText } from './stepTexts.ts';

/** An order as lists show it. */
export function orderSummary(order: UsOrderRow): UsOrderSummary {
  const { id, symbol, slug, name, side, kind, state, filled, value } = order;
  return {
    id,
    symbol,
    slug,
    name,
    side,
    kind,
    amount: order.amount === null ? null : toWire(order.amount, 2),
    quantity: order.quantity === null ? null : toWire(order.quantity, 6),
    limit_price: order.limit_price === null ? null : toWire(order.limit_price, 4),
    state,
    reason: order.reason === null ? null : reasonText(order.reason),
    filled: toWire(filled, 6),
    value: toWire(value, 2),
    average_price: decimal(filled).gt(0) ? toWire(decimal(value).div(filled), 2) : null,
    placed_at: order.placed_at.toISOString(),
    for_day: order.for_day,
    settles_on: order.settles_on,
    settled: order.settled_at !== null,
    cancellable: isLive(state) && !order.cancel_requested,
  };
}

/** An order as its page shows it. */
export async function orderView(ctx: Context, q: Queries, order: UsOrderRow): Promise<UsOrder> {
  const charges = chargesOf(order, ctx.rules.book());
  const trades = await tradesOf(q, order);
  const sold = await salesOf(q, order);
  const steps = await stepsOf(q, order);
  return {
    ...orderSummary(order),
    reserved: toWire(order.reserved, 2),
    opens: usSessionOn(order.for_day)!.opens.toISOString(),
    charges: chargeLines(charges),
    charges_total: toWire(charges.total, 2),
    net: toWire(charges.net, 2),
    note_no: order.note_no,
    trades: trades.map(({ trade_id, at, quantity, price, amount, annulled }) => ({
      id: trade_id,
      at: at.toISOString(),
      quantity: toWire(quantity, 6),
      price: toWire(price, 4),
      amount: toWire(amount, 2),
      annulled,
    })),
    lots: sold.map(soldView),
    timeline: steps.map((row) => ({ at: row.at.toISOString(), step: row.step, ...stepText(row) })),
  };
}
