import { decimal, priceLimits, publishedRules, takesOrders } from '@sanchay/finance';
import type { Tx } from '../../../db/pool.ts';
import { later } from '../../../platform/process/instants.ts';
import type { ExchangeMessage, ExchangeMessageType } from '../../stockExchange.ts';
import type { Gateway } from '../gateway.ts';
import { deliverNumbered } from '../numbered/outbox.ts';
import { followPhase, startAuction } from './book/auction.ts';
import { openBook, type BookEvent, type Step } from './book/book.ts';
import { cancel, enter } from './book/match.ts';
import { MAKER, requote } from './liquidity.ts';
import { outcomeOf } from './settings.ts';
import {
  bookOf,
  exchangeOutbox,
  keepOrder,
  listedShare,
  orderById,
  storeBook,
  type SandboxOrder,
  type StoredBook,
} from './store.ts';
import { tradingNow, type TradingNow } from './tradingNow.ts';

/** Shares that the market makers offer on each side. */
export const DEPTH = 5_000;
/** How often they quote again. */
export const REQUOTE_MS = 10_000;

type Draft = Omit<ExchangeMessage, 'seq'>;

export const paise = (rupees: string): number => Number(decimal(rupees).times(100).toFixed(0));
export const rupeesOf = (amount: number): string => decimal(amount).div(100).toFixed(2);

/** Takes an order of the member; the same id once. */
export async function takeOrder(gateway: Gateway, order: SandboxOrder): Promise<void> {
  await gateway.db.tx(async (tx) => {
    await exchangeOutbox.lock(tx);
    const outcome = await outcomeOf(tx, order.quantity);
    const annul = outcome.annuls === null ? null : later(gateway.now(), outcome.annuls);
    if (!(await keepOrder(tx, { ...order, annul_at: annul }))) return;
    const at = order.entered_at;
    const rejected = (reason: string) => report(gateway, tx, [draft(order.id, at, 'rejected', { reason })]);
    if (outcome.rejects) return rejected('risk_check');
    const trading = await tradingNow(tx, at);
    if (!takesOrders(trading.phase))
      return rejected(trading.phase === 'halted' ? 'market_halted' : 'market_closed');
    const stored = await currentBook(gateway, tx, order.isin, trading);
    if (!stored) return rejected('unknown_share');
    const moved = followPhase(stored.book, trading.phase !== 'open');
    await reportStep(gateway, tx, stored, { step: moved, at });
    const quoted = outcome.thin ? requote(moved.book, Math.ceil(order.quantity / 2)).book : moved.book;
    const step = enter(quoted, order);
    const wait = outcome.thin ? later(gateway.now(), REQUOTE_MS) : stored.requote_at;
    await storeBook(tx, { ...stored, book: step.book, requote_at: wait });
    await reportStep(gateway, tx, stored, { step, at });
  });
}

/** Cancels what is left of an order; when nothing is left, this is reported. */
export async function cancelOrder(gateway: Gateway, id: string, at: Date): Promise<boolean> {
  return gateway.db.tx(async (tx) => {
    await exchangeOutbox.lock(tx);
    const order = await orderById(tx, id);
    if (!order) return false;
    const stored = await bookOf(tx, order.isin);
    const step = stored ? cancel(stored.book, id) : null;
    if (!stored || !step || step.events.length === 0) {
      await report(gateway, tx, [draft(id, at, 'cancel_refused', { reason: 'nothing_left' })]);
      return true;
    }
    await storeBook(tx, { ...stored, book: step.book });
    await reportStep(gateway, tx, stored, { step, at });
    return true;
  });
}

/** The book of a share on a day, made with the first order of the day; null for a share that is not listed. */
export async function currentBook(
  gateway: Gateway,
  tx: Tx,
  isin: string,
  { day, phase, halted: shares, bandOn }: TradingNow,
): Promise<StoredBook | null> {
  const halted = shares.has(isin);
  const stored = await bookOf(tx, isin);
  if (stored?.day === day) return { ...stored, book: { ...stored.book, halted } };
  const share = await listedShare(tx, { isin });
  if (!share) return null;
  const bandPct = bandOn(isin, day) ?? share.bandPct;
  const { tick, low, high } = priceLimits({ ...share, bandPct }, day, publishedRules);
  const empty = openBook({
    last: paise(share.close),
    tick: paise(tick),
    low: paise(low),
    high: paise(high),
  });
  const { book } = requote(phase === 'open' ? empty : startAuction(empty), DEPTH);
  return { isin, day, book: { ...book, halted }, requote_at: later(gateway.now(), REQUOTE_MS) };
}

/** Reports what happened to orders of the member in a step of a book. */
export async function reportStep(
  gateway: Gateway,
  tx: Tx,
  { isin, day }: Pick<StoredBook, 'isin' | 'day'>,
  { step, at }: { step: Step; at: Date },
): Promise<void> {
  const drafts = step.events.flatMap((event) => draftsOf(event, { at, market: `${isin}-${day}` }));
  await report(gateway, tx, drafts);
}

export function draft(
  orderId: string,
  at: Date,
  type: ExchangeMessageType,
  facts: Partial<Pick<Draft, 'trade_id' | 'quantity' | 'price' | 'reason'>> = {},
): Draft {
  return {
    at: at.toISOString(),
    order_id: orderId,
    type,
    trade_id: null,
    quantity: null,
    price: null,
    reason: null,
    ...facts,
  };
}

/** Messages of one event, to the member alone: orders of market makers have none. */
function draftsOf(event: BookEvent, { at, market }: { at: Date; market: string }): Draft[] {
  if (event.type === 'traded') {
    const facts = {
      trade_id: `${market}-${event.trade}`,
      quantity: event.quantity,
      price: rupeesOf(event.price),
    };
    return [event.buyId, event.sellId].filter(isMembers).map((id) => draft(id, at, 'traded', facts));
  }
  if (!isMembers(event.id)) return [];
  if (event.type === 'rejected') return [draft(event.id, at, 'rejected', { reason: event.reason })];
  if (event.type !== 'cancelled') return [draft(event.id, at, event.type)];
  const type = event.reason === 'day_over' ? 'expired' : 'cancelled';
  return [draft(event.id, at, type, { quantity: event.left, reason: event.reason })];
}

const isMembers = (id: string): boolean => !id.startsWith(MAKER);

/** Numbers and stores messages and queues their delivery, with the faults of each order. */
export async function report(gateway: Gateway, tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const numbered = await exchangeOutbox.number(tx, drafts);
  for (const [orderId, messages] of Map.groupBy(numbered, ({ order_id }) => order_id)) {
    const order = (await orderById(tx, orderId))!;
    const outcome = await outcomeOf(tx, order.quantity);
    await deliverNumbered(gateway, tx, messages, { outcome, notifyUrl: order.notify_url });
  }
}
