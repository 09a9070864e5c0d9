import { decimal, priceLimits, publishedRules, takesOrders } from '@sanchay/finance';
import type { Tx } from '../../../db/pool.ts';
import { later } from '../../../platform/process/instants.ts';
import type { Gateway } from '../gateway.ts';
import { followPhase, startAuction } from './book/auction.ts';
import { openBook } from './book/book.ts';
import { cancel, enter } from './book/match.ts';
import { requote } from './liquidity.ts';
import { endBook } from './dayEnd.ts';
import { draft } from './messages.ts';
import { report, reportStep } from './report.ts';
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

export const paise = (rupees: string): number => Number(decimal(rupees).times(100).toFixed(0));

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
    const stored = await currentBook(gateway, tx, order.isin, { ...trading, at });
    if (!stored) return rejected('unknown_share');
    const moved = followPhase(stored.book, trading.phase !== 'open');
    await reportStep(gateway, tx, stored, { step: moved, at });
    const quoted = outcome.thin
      ? requote(moved.book, Math.ceil(order.quantity / 2))
      : { book: moved.book, events: [] };
    await reportStep(gateway, tx, stored, { step: quoted, at });
    const step = enter(quoted.book, order);
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
  { at, ...trading }: TradingNow & { at: Date },
): Promise<StoredBook | null> {
  const { day, phase, halted: shares, bandOn } = trading;
  const halted = shares.has(isin);
  const stored = await bookOf(tx, isin);
  if (stored?.day === day) return { ...stored, book: { ...stored.book, halted } };
  // The clock may have moved past the end of the day before the exchange ended it.
  if (stored) await endBook(gateway, tx, stored, { at, trading });
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
