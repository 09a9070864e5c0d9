import type { StockRow } from '@sanchay/contracts';
import { capClassByRank, capClassByValue, toWire, type CapThresholds } from '@sanchay/finance';
import { trailingEps } from './company/earnings.ts';
import type { Share } from './searchShares.ts';
import { keptListing } from './shareListing.ts';
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
}

/** A stock as lists show it, beside what lists sort by. */
export interface ListedStock extends Share {
  row: StockRow;
  /** With the earnings a share of the last four published quarters. */
  stored: StoredStock;
  /** Earnings a share as stored, from which invented results follow. */
  yearEps: string | null;
}

/** All stocks, the largest first. */
export const listedStocks = keptListing<ListedStock>(async (q, thresholds) => {
  const rows = await q.query<StoredStock>('SELECT * FROM stocks ORDER BY market_cap DESC, slug COLLATE "C"');
  return rows.map((read) => listed(read, thresholds));
});

function listed(read: StoredStock, thresholds: CapThresholds): ListedStock {
  const { eps: yearEps, price_date: day, sandbox } = read;
  const stored = sandbox && day !== null ? { ...read, eps: trailingEps(read, day) } : read;
  const row: StockRow = {
    ...shareRow(stored),
    isin: stored.isin,
    price: toWire(stored.price, 2),
    previous_price: toWire(stored.previous_price, 2),
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
