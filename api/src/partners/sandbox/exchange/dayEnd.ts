import { instantAtIst, istDate, marketHoursOn, publishedRules } from '@sanchay/finance';
import { loadCalendar } from '../../../calendar/index.ts';
import type { Tx } from '../../../db/pool.ts';
import type { Gateway } from '../gateway.ts';
import { followPhase } from './book/auction.ts';
import type { Book, BookEvent, Step } from './book/book.ts';
import { cancel, waitingOrders } from './book/match.ts';
import { reportStep } from './report.ts';
import { removeBook, type StoredBook } from './store.ts';
import { tradingNow, type TradingNow } from './tradingNow.ts';

/**
 * Ends the day of a book. A clock that was moved past the opening, or past the end of a halt, leaves an auction that has not
 * ended: it does so where the share was traded until the close.
 */
export async function endBook(
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
    return removeBook(tx, isin);
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
  await removeBook(tx, isin);
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
