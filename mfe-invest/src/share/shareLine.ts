import type { StockRow, UsStockRow } from '@sanchay/contracts';

export type Currency = 'INR' | 'USD';

/** A share of either market as lists show it; money in its currency. */
export interface ShareLine {
  id: string;
  href: string;
  name: string;
  symbol: string;
  sector: string;
  currency: Currency;
  price: number;
  change: number;
  marketCap: number;
  year_1: number | null;
  pe: number | null;
  /** Whether the price is that of a trade after the last closing prices. */
  traded?: boolean;
}

/** Text of a list about the prices of its shares. */
export const pricesText = (lines: readonly ShareLine[]) =>
  lines.some(({ traded }) => traded) ? 'list.traded' : 'list.closing';

export const stockPath = (slug: string): string => `/stocks/${encodeURIComponent(slug)}`;
export const usStockPath = (slug: string): string => `/us-stocks/${encodeURIComponent(slug)}`;

export function stockLine(row: StockRow): ShareLine {
  const { isin, slug, name, symbol, sector, price, year_1, pe, price_at: at } = row;
  const known = { id: isin, href: stockPath(slug), name, symbol, sector, currency: 'INR' as const };
  const figures = { change: row.change_percentage, marketCap: row.market_cap, year_1, pe };
  return { ...known, price, ...figures, traded: at !== undefined };
}

export function usStockLine(row: UsStockRow): ShareLine {
  const { slug, name, symbol, sector, year_1, pe, price_usd: price, market_cap_usd: marketCap } = row;
  const known = { id: symbol, href: usStockPath(slug), name, symbol, sector, currency: 'USD' as const };
  return { ...known, price, change: row.change_percentage, marketCap, year_1, pe };
}
