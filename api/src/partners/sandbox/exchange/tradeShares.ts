import type { Tx } from '../../../db/pool.ts';
import type { Gateway } from '../gateway.ts';
import { followPhase } from './book/auction.ts';
import { currentBook, DEPTH } from './desk.ts';
import { tradeAt } from './liquidity.ts';
import { rupeesOf } from './messages.ts';
import { reportStep } from './report.ts';
import { exchangeOutbox, storeBook, type ListedShare } from './store.ts';
import { tradingNow } from './tradingNow.ts';

/**
 * Lets the market makers trade a share at a price, so that orders which that price reaches trade and stop-loss orders are
 * activated. @returns what is wrong; null for nothing
 */
export function tradeSharesAt(
  gateway: Gateway,
  { isin }: ListedShare,
  { price, at }: { price: number; at: Date },
): Promise<string | null> {
  return gateway.db.tx(async (tx: Tx) => {
    await exchangeOutbox.lock(tx);
    const trading = await tradingNow(tx, at);
    if (trading.phase !== 'open' || trading.halted.has(isin)) return 'This share is not traded now.';
    const stored = await currentBook(gateway, tx, isin, { ...trading, at });
    const { tick, low, high } = stored!.book;
    if (price < low || price > high || price % tick !== 0)
      return `Enter a price from ${rupeesOf(low)} to ${rupeesOf(high)} in steps of ${rupeesOf(tick)}.`;
    const opened = followPhase(stored!.book, false);
    await reportStep(gateway, tx, stored!, { step: opened, at });
    const step = tradeAt(opened.book, price, DEPTH);
    await storeBook(tx, { ...stored!, book: step.book });
    await reportStep(gateway, tx, stored!, { step, at });
    return null;
  });
}
