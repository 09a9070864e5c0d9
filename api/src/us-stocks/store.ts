import type { UsStockRow } from '@sanchay/contracts';
import { capClassByValue, toWire, type CapThresholds } from '@sanchay/finance';
import { keptListing, screenedShare, shareRow, type Share, type StoredShare } from '../stocks/index.ts';

/** A row of `us_stocks`, its money in dollars. */
export interface StoredUsStock extends StoredShare {
  exchange: string;
}

/** A US stock as lists show it, beside what lists sort by. */
export interface ListedUsStock extends Share {
  row: UsStockRow;
  stored: StoredUsStock;
}

const COLUMNS = `symbol, slug, name, exchange, sector, industry, price_date, year_1, founded, shares,
  debt_to_equity, sandbox, price_usd AS price, previous_price_usd AS previous_price, market_cap_usd AS market_cap,
  eps_usd AS eps, book_value_usd AS book_value, dividend_usd AS dividend,
  high_52_weeks_usd AS high_52_weeks, low_52_weeks_usd AS low_52_weeks`;

/** All US stocks, the largest first. */
export const listedUsStocks = keptListing<ListedUsStock>(async (q, thresholds) => {
  const rows = await q.query<StoredUsStock>(
    `SELECT ${COLUMNS} FROM us_stocks ORDER BY market_cap_usd DESC, slug COLLATE "C"`,
  );
  return rows.map((stored) => listed(stored, thresholds));
});

function listed(stored: StoredUsStock, thresholds: CapThresholds): ListedUsStock {
  const price = toWire(stored.price, 2);
  const market_cap = toWire(stored.market_cap, 2);
  const row: UsStockRow = {
    ...shareRow(stored),
    exchange: stored.exchange,
    price_usd: price,
    previous_price_usd: toWire(stored.previous_price, 2),
    market_cap_usd: market_cap,
    cap_class: capClassByValue(Number(stored.market_cap), thresholds),
  };
  return {
    ...row,
    ...screenedShare(stored),
    codes: [row.symbol],
    price,
    market_cap,
    change: row.change_percentage,
    row,
    stored,
  };
}
