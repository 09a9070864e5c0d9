import type { StockRow } from '@sanchay/contracts';
import { capClassByRank, capClassByValue, toWire, type CapThresholds } from '@sanchay/finance';
import { appSettings } from '../config/index.ts';
import type { Db } from '../db/pool.ts';
import { sharesVersion } from '../funds/index.ts';
import { trailingEps } from './company/earnings.ts';
import type { Share } from './searchShares.ts';
import { keptListing, type ShareListing } from './shareListing.ts';
import { screenedShare, shareRow, type StoredShare } from './storedShare.ts';

/** A row of `stocks`; decimals as text. */
export interface StoredStock extends StoredShare {
  isin: string;
  face_value: string | null;
  amfi_rank: number | null;
  amfi_rank_date: string | null;
  price_band_pct: number | null;
  /** ISIN of the company that it has become part of. */
  merged_into: string | null;
  /** When it traded last; null where the price is a closing price. */
  traded_at: Date | null;
}

/** A stock as lists show it, beside what lists sort by. */
export interface ListedStock extends Share {
  row: StockRow;
  /** With the earnings a share of the last four published quarters. */
  stored: StoredStock;
  /** Earnings a share as stored, from which invented results follow. */
  yearEps: string | null;
}

/** All stocks, the largest first, as they were when the market moved. */
const marketListing = keptListing<ListedStock>(async (q, thresholds) => {
  const rows = await q.query<StoredStock>('SELECT * FROM stocks ORDER BY market_cap DESC, slug COLLATE "C"');
  return rows.map((read) => listed(read, thresholds));
});

interface Kept {
  version: string;
  listing: Promise<ShareListing<ListedStock>>;
}
const kept = new WeakMap<ShareListing<ListedStock>, Kept>();

/** All stocks, the largest at the last close first, with their last prices. A trade has only its own row read again. */
export async function listedStocks(db: Db): Promise<ShareListing<ListedStock>> {
  const market = await marketListing(db);
  const version = await sharesVersion(db);
  const current = kept.get(market);
  if (current?.version === version) return current.listing;
  const listing = withTrades(db, market);
  kept.set(market, { version, listing });
  listing.catch(() => {
    if (kept.get(market)?.listing === listing) kept.delete(market);
  });
  return listing;
}

async function withTrades(db: Db, market: ShareListing<ListedStock>): Promise<ShareListing<ListedStock>> {
  const { marketCap } = await appSettings(db);
  const rows = await db.query<StoredStock>('SELECT * FROM stocks WHERE traded_at IS NOT NULL');
  if (rows.length === 0) return market;
  const traded = new Map(rows.map((stored) => [stored.isin, listed(stored, marketCap)]));
  return { ...market, shares: market.shares.map((share) => traded.get(share.row.isin) ?? share) };
}

/** The instant of a last price, beside its day; nothing for a closing price. */
export const tradedAt = ({ traded_at: at }: { traded_at: Date | null }): { price_at?: string } =>
  at === null ? {} : { price_at: at.toISOString() };

function listed(read: StoredStock, thresholds: CapThresholds): ListedStock {
  const { eps: yearEps, price_date: day, sandbox } = read;
  const stored = sandbox && day !== null ? { ...read, eps: trailingEps(read, day) } : read;
  const row: StockRow = {
    ...shareRow(stored),
    isin: stored.isin,
    price: toWire(stored.price, 2),
    previous_price: toWire(stored.previous_price, 2),
    ...tradedAt(stored),
    market_cap: toWire(stored.market_cap, 2),
    cap_class:
      stored.amfi_rank === null
        ? capClassByValue(Number(stored.market_cap), thresholds)
        : capClassByRank(stored.amfi_rank),
  };
  return {
    ...row,
    ...screenedShare(stored),
    codes: [row.isin, row.symbol],
    merged: stored.merged_into !== null,
    change: row.change_percentage,
    row,
    stored,
    yearEps,
  };
}
