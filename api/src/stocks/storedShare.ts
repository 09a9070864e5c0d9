import { toWire } from '@sanchay/finance';
import { changeOf, ratioOf } from './changeOf.ts';
import type { Screened } from './screenShares.ts';

/** What is stored of a share of either market: decimals as text, money in its currency. */
export interface StoredShare {
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
  high_52_weeks: string | null;
  low_52_weeks: string | null;
  founded: number | null;
  shares: string | null;
  eps: string | null;
  book_value: string | null;
  dividend: string | null;
  debt_to_equity: string | null;
  sandbox: boolean;
}

/** What lists show of a share of either market. */
export function shareRow(stored: StoredShare) {
  const { symbol, slug, name, sector, industry, price_date, sandbox } = stored;
  return {
    symbol,
    slug,
    name,
    sector,
    industry,
    price_date,
    sandbox,
    change_percentage: changeOf(stored.price, stored.previous_price),
    year_1: stored.year_1 === null ? null : Number(stored.year_1),
    pe: ratioOf(stored.price, stored.eps),
  };
}

/** What lists choose by beside the row. */
export function screenedShare(stored: StoredShare): Screened {
  const { dividend_yield, return_on_equity, debt_to_equity } = shareFigures(stored);
  return { dividend_yield, return_on_equity, debt_to_equity, at: atExtreme(stored) };
}

/** Whether the last price is the highest or lowest of a year; null also without prices of a whole year. */
function atExtreme({ price, year_1, high_52_weeks: high, low_52_weeks: low }: StoredShare): Screened['at'] {
  if (year_1 === null || high === null || low === null) return null;
  if (Number(price) >= Number(high)) return 'high';
  return Number(price) <= Number(low) ? 'low' : null;
}

/** Money to 2 decimals, or null. */
export const moneyOf = (value: string | null): number | null => (value === null ? null : toWire(value, 2));

/** What the page of a share of either market shows beside its row and its money. */
export function shareFigures(stored: StoredShare) {
  return {
    founded: stored.founded,
    shares: stored.shares === null ? null : Number(stored.shares),
    debt_to_equity: moneyOf(stored.debt_to_equity),
    pb: ratioOf(stored.price, stored.book_value),
    dividend_yield: ratioOf(stored.dividend, stored.price, 100),
    return_on_equity: ratioOf(stored.eps, stored.book_value, 100),
  };
}
