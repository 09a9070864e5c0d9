import type { StockRow } from '@sanchay/contracts';
import { capClassByRank, capClassByValue, toWire } from '@sanchay/finance';
import type { CapThresholds } from '@sanchay/finance';
import { appSettings } from '../config/index.ts';
import type { Queries } from '../db/pool.ts';
import { changeOf, ratioOf } from './changeOf.ts';
import type { Share } from './searchShares.ts';

/** A row of `stocks`; decimals as text. */
export interface StoredStock {
  isin: string;
  symbol: string;
  slug: string;
  name: string;
  sector: string;
  industry: string;
  price: string;
  previous_price: string;
  price_date: string | null;
  market_cap: string;
  year_1: string | null;
  founded: number | null;
  face_value: string | null;
  shares: string | null;
  eps: string | null;
  book_value: string | null;
  dividend: string | null;
  debt_to_equity: string | null;
  amfi_rank: number | null;
  amfi_rank_date: string | null;
  sandbox: boolean;
}

/** A stock as lists show it, beside what lists sort by. */
export interface ListedStock extends Share {
  row: StockRow;
  stored: StoredStock;
}

/** All stocks, the largest first. */
export async function listedStocks(q: Queries): Promise<ListedStock[]> {
  const { marketCap } = await appSettings(q);
  const rows = await q.query<StoredStock>('SELECT * FROM stocks ORDER BY market_cap DESC, slug COLLATE "C"');
  return rows.map((stored) => listed(stored, marketCap));
}

function listed(stored: StoredStock, thresholds: CapThresholds): ListedStock {
  const row: StockRow = {
    isin: stored.isin,
    symbol: stored.symbol,
    slug: stored.slug,
    name: stored.name,
    sector: stored.sector,
    industry: stored.industry,
    price: toWire(stored.price, 2),
    previous_price: toWire(stored.previous_price, 2),
    change_percentage: changeOf(stored.price, stored.previous_price),
    price_date: stored.price_date,
    market_cap: toWire(stored.market_cap, 2),
    cap_class:
      stored.amfi_rank === null
        ? capClassByValue(Number(stored.market_cap), thresholds)
        : capClassByRank(stored.amfi_rank),
    year_1: stored.year_1 === null ? null : Number(stored.year_1),
    pe: ratioOf(stored.price, stored.eps),
    sandbox: stored.sandbox,
  };
  return { ...row, codes: [row.isin, row.symbol], change: row.change_percentage, row, stored };
}
