import type { Queries } from '../db/pool.ts';
import { storedMarketVersion } from '../funds/index.ts';
import type { PricesByDay } from './priceStore.ts';

/** Prices of days that are kept in memory at most: about 30 MB. */
const MOST = 200_000;

interface Kept {
  version: number;
  /** By code and ISO day; null for a day before the first price. */
  prices: Map<string, Map<string, string | null>>;
  count: number;
}

const kept = new WeakMap<Queries, Kept>();

/**
 * Prices of funds on ISO days as `read` reads them, which stay in memory until a NAV or a scheme changes, from whatever
 * source: portfolios have mostly the same ends of months in their histories.
 *
 * @param read prices of the funds and days that are not in memory
 */
export async function keptPrices(
  q: Queries,
  wanted: ReadonlyMap<string, readonly string[]>,
  read: (missing: ReadonlyMap<string, readonly string[]>) => Promise<PricesByDay>,
): Promise<PricesByDay> {
  const { prices, add } = await keptFor(q);
  const missing = new Map<string, string[]>();
  for (const [code, days] of wanted) {
    const own = prices.get(code);
    const unread = days.filter((day) => own?.get(day) === undefined);
    if (unread.length > 0) missing.set(code, unread);
  }
  if (missing.size > 0) add(missing, await read(missing));
  const found = new Map<string, Map<string, string>>();
  for (const [code, days] of wanted) {
    const own = prices.get(code)!;
    const known = days.flatMap((day): [string, string][] => {
      const price = own.get(day);
      return price === null || price === undefined ? [] : [[day, price]];
    });
    found.set(code, new Map(known));
  }
  return found;
}

/**
 * What is in memory for the market of now. It is read after its version, so that it is never older than that version; a
 * version that moves meanwhile leaves it behind.
 */
async function keptFor(
  q: Queries,
): Promise<
  Pick<Kept, 'prices'> & { add: (days: ReadonlyMap<string, readonly string[]>, found: PricesByDay) => void }
> {
  const version = await storedMarketVersion(q);
  let state = kept.get(q);
  if (state?.version !== version || state.count > MOST) {
    state = { version, prices: new Map(), count: 0 };
    kept.set(q, state);
  }
  const { prices } = state;
  const own = state;
  return {
    prices,
    add(days, found) {
      for (const [code, unread] of days) {
        const known = prices.get(code) ?? new Map<string, string | null>();
        for (const day of unread) known.set(day, found.get(code)?.get(day) ?? null);
        prices.set(code, known);
        own.count += unread.length;
      }
    },
  };
}
