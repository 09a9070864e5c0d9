import { instantAtIst, istDate, marketHoursOn, publishedRules } from '@sanchay/finance';
import { loadCalendar } from '../../../calendar/index.ts';
import type { Tx } from '../../../db/pool.ts';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import { later } from '../../../platform/process/instants.ts';
import type { Gateway } from '../gateway.ts';
import { annulTrade } from './annul.ts';
import { followPhase } from './book/auction.ts';
import type { Book, BookEvent, Step } from './book/book.ts';
import { cancel, waitingOrders } from './book/match.ts';
import { DEPTH, reportStep, REQUOTE_MS } from './desk.ts';
import { requote } from './liquidity.ts';
import {
  exchangeOutbox,
  openBooks,
  removeBook,
  storeBook,
  takeDueAnnulments,
  type StoredBook,
} from './store.ts';
import { tradingNow, type TradingNow } from './tradingNow.ts';

/** Does what has come due at the exchange: new quotes, annulled trades, and the end of the day for what is left. */
export async function advanceExchange(gateway: Gateway): Promise<void> {
  const business = databaseClock(gateway.db, () => gateway.now());
  await gateway.db.tx(async (tx) => {
    await exchangeOutbox.lock(tx);
    const at = await business.now(tx);
    const trading = await tradingNow(tx, at);
    for (const stored of await openBooks(tx)) await advanceBook(gateway, tx, stored, { at, trading });
    for (const order of await takeDueAnnulments(tx, gateway.now())) {
      const trade = await exchangeOutbox.firstTrade(tx, order.id);
      if (!trade) continue;
      await annulTrade(gateway, tx, trade.trade_id!, at);
    }
  });
}

async function advanceBook(
  gateway: Gateway,
  tx: Tx,
  stored: StoredBook,
  { at, trading }: { at: Date; trading: TradingNow },
): Promise<void> {
  const { phase, day, halted } = trading;
  if (phase === 'closed' || stored.day !== day) {
    await closeBook(gateway, tx, stored, { at, trading });
    await removeBook(tx, stored.isin);
    return;
  }
  const book = { ...stored.book, halted: halted.has(stored.isin) };
  if (book.halted || phase === 'halted' || phase === 'matching') return;
  const moved = followPhase(book, phase !== 'open');
  await reportStep(gateway, tx, stored, { step: moved, at });
  const due = stored.requote_at <= gateway.now();
  const step = due ? requote(moved.book, DEPTH) : { book: moved.book, events: [] };
  const quotedUntil = due ? later(gateway.now(), REQUOTE_MS) : stored.requote_at;
  await storeBook(tx, { ...stored, book: step.book, requote_at: quotedUntil });
  await reportStep(gateway, tx, stored, { step, at });
}

/**
 * Ends the day of a book. A clock that was moved past the opening, or past the end of a halt, leaves an auction that has not
 * ended: it does so where the share was traded until the close.
 */
async function closeBook(
  gateway: Gateway,
  tx: Tx,
  stored: StoredBook,
  { at, trading }: { at: Date; trading: TradingNow },
): Promise<void> {
  const { isin, day, book } = stored;
  const hours = marketHoursOn(day, await loadCalendar(tx), publishedRules);
  if (!hours) {
    // The day has become a holiday.
    await reportStep(gateway, tx, stored, { step: endDay(book), at });
    return;
  }
  const closes = new Date(instantAtIst(day, hours.closes));
  const lastMoment = new Date(closes.getTime() - 1);
  const isTraded = (await tradingNow(tx, lastMoment)).phase === 'open' && !trading.halted.has(isin);
  const opened = isTraded ? followPhase(book, false) : { book, events: [] };
  const wasHalted = trading.breaches.some((breach) => istDate(breach.at) === day);
  const openedAt = wasHalted ? lastMoment : new Date(instantAtIst(day, hours.opens));
  await reportStep(gateway, tx, stored, { step: opened, at: openedAt });
  const step = endDay(opened.book);
  await reportStep(gateway, tx, stored, { step, at: closes < at ? closes : at });
}

/** Everything that is left expires, in the order of entry. */
function endDay(book: Book): Step {
  const events: BookEvent[] = [];
  let current = book;
  const left = waitingOrders(book).toSorted((a, b) => a.turn - b.turn);
  for (const { id } of left) {
    const step = cancel(current, id, 'day_over');
    current = step.book;
    events.push(...step.events);
  }
  return { book: current, events };
}
