import { instantAtIst, istDate, marketHoursOn, marketPhase, publishedRules } from '@sanchay/finance';
import { loadCalendar } from '../../../calendar/index.ts';
import type { Tx } from '../../../db/pool.ts';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import { later } from '../../../platform/process/instants.ts';
import type { Gateway } from '../gateway.ts';
import { annulTrade } from './annul.ts';
import type { BookEvent, Step } from './book/book.ts';
import { cancel } from './book/match.ts';
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

/** Does what has come due at the exchange: new quotes, annulled trades, and the end of the day for what is left. */
export async function advanceExchange(gateway: Gateway): Promise<void> {
  const business = databaseClock(gateway.db, () => gateway.now());
  await gateway.db.tx(async (tx) => {
    await exchangeOutbox.lock(tx);
    const at = await business.now(tx);
    for (const stored of await openBooks(tx)) await advanceBook(gateway, tx, stored, at);
    for (const order of await takeDueAnnulments(tx, gateway.now())) {
      const trade = await exchangeOutbox.firstTrade(tx, order.id);
      if (!trade) continue;
      await annulTrade(gateway, tx, trade.trade_id!, at);
    }
  });
}

async function advanceBook(gateway: Gateway, tx: Tx, stored: StoredBook, at: Date): Promise<void> {
  const calendar = await loadCalendar(tx);
  const isOpen = istDate(at) === stored.day && marketPhase(at, calendar, publishedRules) === 'open';
  if (!isOpen) {
    const hours = marketHoursOn(stored.day, calendar, publishedRules);
    const closed = hours ? new Date(instantAtIst(stored.day, hours.closes)) : at;
    await reportStep(gateway, tx, stored, { step: endDay(stored), at: closed < at ? closed : at });
    await removeBook(tx, stored.isin);
    return;
  }
  if (stored.book.halted || stored.requote_at > gateway.now()) return;
  const step = requote(stored.book, DEPTH);
  await storeBook(tx, { ...stored, book: step.book, requote_at: later(gateway.now(), REQUOTE_MS) });
  await reportStep(gateway, tx, stored, { step, at });
}

/** Everything that is left expires, in the order of entry. */
function endDay({ book }: StoredBook): Step {
  const events: BookEvent[] = [];
  let current = book;
  const left = [...book.bids, ...book.asks, ...book.stops].toSorted((a, b) => a.turn - b.turn);
  for (const { id } of left) {
    const step = cancel(current, id, 'day_over');
    current = step.book;
    events.push(...step.events);
  }
  return { book: current, events };
}
