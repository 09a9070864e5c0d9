import type { UsStockRow } from '@sanchay/contracts';
import { capClassByValue, toWire } from '@sanchay/finance';
import type { CapThresholds } from '@sanchay/finance';
import { appSettings } from '../config/index.ts';
import type { Queries } from '../db/pool.ts';
import { changeOf, ratioOf } from '../stocks/index.ts';
import type { Share } from '../stocks/index.ts';

/** A row of `us_stocks`; decimals as text. */
export interface StoredUsStock {
  symbol: string;
  slug: string;
  name: string;
  exchange: string;
  sector: string;
  industry: string;
  price_usd: string;
  previous_price_usd: string;
  price_date: string | null;
  market_cap_usd: string;
  year_1: string | null;
  founded: number | null;
  shares: string | null;
  eps_usd: string | null;
  book_value_usd: string | null;
  dividend_usd: string | null;
  debt_to_equity: string | null;
  sandbox: boolean;
}

/** A US stock as lists show it, beside what lists sort by. */
export interface ListedUsStock extends Share {
  row: UsStockRow;
  stored: StoredUsStock;
}

/** All US stocks, the largest first. */
export async function listedUsStocks(q: Queries): Promise<ListedUsStock[]> {
  const { marketCap } = await appSettings(q);
  const rows = await q.query<StoredUsStock>(
    'SELECT * FROM us_stocks ORDER BY market_cap_usd DESC, slug COLLATE "C"',
  );
  return rows.map((stored) => listed(stored, marketCap));
}

function listed(stored: StoredUsStock, thresholds: CapThresholds): ListedUsStock {
  const row: UsStockRow = {
    symbol: stored.symbol,
    slug: stored.slug,
    name: stored.name,
    exchange: stored.exchange,
    sector: stored.sector,
    industry: stored.industry,
    price_usd: toWire(stored.price_usd, 2),
    previous_price_usd: toWire(stored.previous_price_usd, 2),
    change_percentage: changeOf(stored.price_usd, stored.previous_price_usd),
    price_date: stored.price_date,
    market_cap_usd: toWire(stored.market_cap_usd, 2),
    cap_class: capClassByValue(Number(stored.market_cap_usd), thresholds),
    year_1: stored.year_1 === null ? null : Number(stored.year_1),
    pe: ratioOf(stored.price_usd, stored.eps_usd),
    sandbox: stored.sandbox,
  };
  return {
    ...row,
    codes: [row.symbol],
    price: row.price_usd,
    market_cap: row.market_cap_usd,
    change: row.change_percentage,
    row,
    stored,
  };
}
