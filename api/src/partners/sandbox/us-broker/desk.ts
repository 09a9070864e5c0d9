import { decimal, usSessionFrom, usSessionOn } from '@sanchay/finance';
import type { Tx } from '../../../db/pool.ts';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import { later } from '../../../platform/process/instants.ts';
import type { BrokerMessage } from '../../usBroker.ts';
import { exchangeOutcome, type ExchangeOutcome } from '../exchange/outcomes.ts';
import type { Gateway } from '../gateway.ts';
import { draftsWith } from '../numbered/drafts.ts';
import { deliverNumbered } from '../numbered/outbox.ts';
import {
  brokerOutbox,
  dueAnnulments,
  haltedSymbols,
  keepOrder,
  lastPrice,
  openOrders,
  orderById,
  saveOrder,
  type SandboxUsOrder,
} from './store.ts';

type Draft = Omit<BrokerMessage, 'seq'>;
const draft = draftsWith<Draft>({ trade_id: null, quantity: null, price: null, amount: null, reason: null });

/** How long the second half of a thin order waits. */
const THIN_MS = 10_000;
/** A buyer pays and a seller receives this much less favourable a price, parts of it. */
const SPREAD = 5_000;
/** How far the price moves from one minute to the next, parts of a thousand, by an invented sequence. */
const MOVES = [0, 1, -1, 0, 2, -1, 1, -2, 0, 1, -1, 1, 0, -1] as const;
const MINUTE_MS = 60_000;

/** What happens with an order, by the last two digits of the dollars or shares that were entered. */
export const brokerOutcome = (ordered: string): ExchangeOutcome => exchangeOutcome(Number(ordered.slice(-2)));

type Incoming = Omit<
  SandboxUsOrder,
  'filled' | 'spent' | 'trades' | 'open' | 'day' | 'fills_at' | 'annul_at'
>;

/** Takes an order of the member; the same id once. */
export async function takeOrder(gateway: Gateway, incoming: Incoming): Promise<void> {
  const outcome = brokerOutcome(incoming.ordered);
  await gateway.db.tx(async (tx) => {
    await brokerOutbox.lock(tx);
    const { date: day, opens } = usSessionFrom(incoming.entered_at);
    const order = {
      ...incoming,
      day,
      fills_at: outcome.thin ? later(gateway.now(), THIN_MS) : null,
      annul_at: outcome.annuls === null ? null : later(gateway.now(), outcome.annuls),
    };
    if (!(await keepOrder(tx, order))) return;
    const stored = (await orderById(tx, order.id))!;
    const at = incoming.entered_at;
    const price = await lastPrice(tx, order.symbol);
    const halted = (await haltedSymbols(tx)).has(order.symbol);
    const refusal =
      (outcome.rejects && 'risk_check') ||
      (opens > at && 'market_closed') ||
      (price === null && 'unknown_share') ||
      (halted && 'halted');
    if (refusal) {
      await saveOrder(tx, { ...stored, open: false });
      return report(gateway, tx, stored, [draft(order.id, at, 'rejected', { reason: refusal })]);
    }
    const trades = await trade(tx, stored, { at, half: outcome.thin });
    const unmatched = trades.length === 0 && order.validity === 'ioc';
    if (unmatched) await saveOrder(tx, { ...stored, open: false });
    await report(gateway, tx, stored, [
      draft(order.id, at, 'accepted'),
      ...trades,
      ...(unmatched ? [draft(order.id, at, 'cancelled', { reason: 'ioc' })] : []),
    ]);
  });
}

/** Cancels what is left of an order; when nothing is left, this is reported. */
export async function cancelOrder(gateway: Gateway, id: string, at: Date): Promise<boolean> {
  return gateway.db.tx(async (tx) => {
    await brokerOutbox.lock(tx);
    const order = await orderById(tx, id);
    if (!order) return false;
    if (!order.open) {
      await report(gateway, tx, order, [draft(id, at, 'cancel_refused', { reason: 'nothing_left' })]);
      return true;
    }
    await saveOrder(tx, { ...order, open: false });
    await report(gateway, tx, order, [draft(id, at, 'cancelled', { reason: 'requested' })]);
    return true;
  });
}

/** Does what has come due at the broker: trades of open orders, annulled trades, and the end of the session. */
export async function advanceBroker(gateway: Gateway): Promise<void> {
  const business = databaseClock(gateway.db, () => gateway.now());
  await gateway.db.tx(async (tx) => {
    await brokerOutbox.lock(tx);
    const at = await business.now(tx);
    const halted = await haltedSymbols(tx);
    for (const order of await openOrders(tx)) {
      const { closes } = usSessionOn(order.day)!;
      if (at >= closes) {
        await saveOrder(tx, { ...order, open: false });
        await report(gateway, tx, order, [draft(order.id, closes, 'expired', { reason: 'day_over' })]);
      } else if (!halted.has(order.symbol) && (order.fills_at ?? at) <= gateway.now())
        await report(gateway, tx, order, await trade(tx, order, { at, half: false }));
    }
    for (const order of await dueAnnulments(tx, gateway.now())) {
      const first = await brokerOutbox.firstTrade(tx, order.id);
      await saveOrder(tx, { ...order, annul_at: null });
      if (!first) continue;
      const { trade_id, quantity, price, amount } = first;
      const facts = { trade_id, quantity, price, amount, reason: 'erroneous_trade' };
      await report(gateway, tx, order, [draft(order.id, at, 'annulled', facts)]);
    }
  });
}

/** Trades what is left of an order, or half of it, where its limit allows. */
async function trade(
  tx: Tx,
  order: SandboxUsOrder,
  { at, half }: { at: Date; half: boolean },
): Promise<Draft[]> {
  const price = quoteOf(order, (await lastPrice(tx, order.symbol))!, at);
  const { limit_price: limit, side } = order;
  if (limit !== null && (side === 'buy' ? decimal(price).gt(limit) : decimal(price).lt(limit))) return [];
  const part = half ? 2 : 1;
  const left = decimal(order.quantity ?? order.value!).minus(
    order.quantity === null ? order.spent : order.filled,
  );
  const byValue = order.quantity === null;
  const amount = byValue
    ? left.div(part).round(2, half ? 0 : 1)
    : left.div(part).round(6, 0).times(price).round(2);
  const quantity = byValue ? amount.div(price).round(6, 0) : left.div(part).round(6, 0);
  if (quantity.lte(0)) return [];
  const trades = order.trades + 1;
  const facts = {
    trade_id: `${order.id.slice(0, 18)}-${trades}`,
    quantity: quantity.toFixed(6),
    price,
    amount: amount.toFixed(2),
  };
  await saveOrder(tx, {
    ...order,
    trades,
    filled: decimal(order.filled).plus(quantity).toFixed(6),
    spent: decimal(order.spent).plus(amount).toFixed(2),
    open: half,
  });
  return [draft(order.id, at, 'traded', facts)];
}

/** The price of a minute: the last one moved by an invented sequence, and the spread. Dollars with four decimals. */
function quoteOf({ side }: SandboxUsOrder, last: string, at: Date): string {
  const move = MOVES[Math.floor(at.getTime() / MINUTE_MS) % MOVES.length]!;
  const middle = decimal(last)
    .times(1_000 + move)
    .div(1_000);
  const spread = middle.div(SPREAD);
  return (side === 'buy' ? middle.plus(spread) : middle.minus(spread)).round(4).toFixed(4);
}

/** Numbers and stores messages and queues their delivery, with the faults of the order. */
async function report(
  gateway: Gateway,
  tx: Tx,
  { ordered, notify_url: notifyUrl }: SandboxUsOrder,
  drafts: readonly Draft[],
): Promise<void> {
  const numbered = await brokerOutbox.number(tx, drafts);
  if (numbered.length > 0)
    await deliverNumbered(gateway, tx, numbered, { outcome: brokerOutcome(ordered), notifyUrl });
}
