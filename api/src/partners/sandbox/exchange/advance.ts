import type { Tx } from '../../../db/pool.ts';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import { later } from '../../../platform/process/instants.ts';
import type { Gateway } from '../gateway.ts';
import { annulTrade } from './annul.ts';
import { followPhase } from './book/auction.ts';
import { endBook } from './dayEnd.ts';
import { DEPTH, REQUOTE_MS } from './desk.ts';
import { requote } from './liquidity.ts';
import { reportStep } from './report.ts';
import { exchangeOutbox, openBooks, storeBook, takeDueAnnulments, type StoredBook } from './store.ts';
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
  if (phase === 'closed' || stored.day !== day) return endBook(gateway, tx, stored, { at, trading });
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
