import type { CapThresholds } from '@sanchay/finance';
import { appSettings } from '../config/index.ts';
import type { Db, Queries } from '../db/pool.ts';
import { marketVersion } from '../funds/index.ts';
import { buildTokenIndex, type TokenIndex } from '../tokens/index.ts';
import type { Share } from './searchShares.ts';

/** All shares of a market, the largest first, and the words that find them. */
export interface ShareListing<S extends Share> {
  shares: readonly S[];
  index: TokenIndex;
}

interface Kept<S extends Share> {
  version: string;
  listing: Promise<ShareListing<S>>;
}

/**
 * Returns a function that reads the shares of a market and keeps them in memory until the market or the limits of
 * market-cap classes change: reading and indexing 7,200 rows takes longer than a list may.
 */
export function keptListing<S extends Share>(load: (q: Queries, thresholds: CapThresholds) => Promise<S[]>) {
  const kept = new WeakMap<Db, Kept<S>>();
  return async (db: Db): Promise<ShareListing<S>> => {
    const { marketCap } = await appSettings(db);
    const version = `${await marketVersion(db)} ${JSON.stringify(marketCap)}`;
    const current = kept.get(db);
    if (current?.version === version) return current.listing;
    const listing = load(db, marketCap).then(indexed);
    kept.set(db, { version, listing });
    // A failed read is repeated by the next request.
    listing.catch(() => {
      if (kept.get(db)?.listing === listing) kept.delete(db);
    });
    return listing;
  };
}

function indexed<S extends Share>(shares: readonly S[]): ShareListing<S> {
  const texts = shares.map(
    ({ name, codes, sector, industry }) => `${name} ${codes.join(' ')} ${sector} ${industry}`,
  );
  return { shares, index: buildTokenIndex(texts) };
}
