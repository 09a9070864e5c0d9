import { fundTitle, type AlertKind } from '@sanchay/contracts';
import { navRows } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { goldPricesBetween } from '../gold/index.ts';
import { priceSeries } from '../stocks/index.ts';
import type { DayPrice } from './crossings.ts';
import { CLOSED_ON } from './store.ts';

/** An instrument that alerts can be set on, with its newest price. */
export interface AlertInstrument {
  item: string;
  slug: string;
  name: string;
  currency: 'INR' | 'USD';
  price: number | null;
  price_date: string | null;
  /** Of a share that is traded now the day of the close before. */
  closed_on?: string | null;
  /** Whether its prices are invented for the sandbox. */
  invented: boolean;
}

/** One query a kind: rows of instruments by their items; `$2` is the business day, `$3` whether this is a sandbox. */
const BY_ITEMS: Record<AlertKind, string> = {
  mutual_fund: `SELECT code AS item, slug, name, 'INR' AS currency, nav::float8 AS price, nav_date AS price_date,
      generator IS NOT NULL AS invented
    FROM schemes WHERE code = ANY ($1) AND $2::date IS NOT NULL AND $3::boolean IS NOT NULL`,
  stock: `SELECT isin AS item, slug, name, 'INR' AS currency, price::float8, price_date, ${CLOSED_ON} AS closed_on,
      $3::boolean AS invented
    FROM stocks WHERE isin = ANY ($1) AND $2::date IS NOT NULL`,
  us_stock: `SELECT symbol AS item, slug, name, 'USD' AS currency, price_usd::float8 AS price, price_date,
      $3::boolean AS invented
    FROM us_stocks WHERE symbol = ANY ($1) AND $2::date IS NOT NULL`,
  gold: `SELECT 'gold' AS item, 'gold' AS slug, 'Gold' AS name, 'INR' AS currency, price::float8,
      date AS price_date, $3::boolean AS invented
    FROM gold_prices WHERE 'gold' = ANY ($1) AND date <= $2 ORDER BY date DESC LIMIT 1`,
};

/** Instruments of one kind by their items; an item that nothing has is left out. Funds have their short names. */
export async function alertInstruments(
  q: Queries,
  kind: AlertKind,
  items: readonly string[],
  { today, sandbox }: { today: string; sandbox: boolean },
): Promise<Map<string, AlertInstrument>> {
  if (items.length === 0) return new Map();
  const rows = await q.query<AlertInstrument>(BY_ITEMS[kind], [[...new Set(items)], today, sandbox]);
  return new Map(
    rows.map((row) => [row.item, kind === 'mutual_fund' ? { ...row, name: fundTitle(row.name) } : row]),
  );
}

/** Prices of an instrument on the days from `from` to `to` (ISO days), oldest first. */
export async function pricesOf(
  q: Queries,
  kind: AlertKind,
  item: string,
  { from, to }: { from: string; to: string },
): Promise<DayPrice[]> {
  if (kind === 'gold') return goldPricesBetween(q, from, to);
  if (kind === 'mutual_fund')
    return q.query<DayPrice>(
      `SELECT n.date, n.nav::float8 AS price FROM navs n JOIN schemes s ON s.id = n.scheme_id
       WHERE s.code = $1 AND n.date BETWEEN $2 AND $3 ORDER BY n.date`,
      [item, from, to],
    );
  const series = await priceSeries(q, kind === 'stock' ? 'IN' : 'US', item);
  return navRows(series)
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, nav }) => ({ date, price: Number(nav) }));
}

const FOLDERS: Record<AlertKind, (slug: string) => string> = {
  mutual_fund: (slug) => `/mutual-funds/fund/${encodeURIComponent(slug)}`,
  stock: (slug) => `/stocks/${encodeURIComponent(slug)}`,
  us_stock: (slug) => `/us-stocks/${encodeURIComponent(slug)}`,
  gold: () => '/gold',
};

const LISTS: Record<AlertKind, string> = {
  mutual_fund: '/mutual-funds',
  stock: '/stocks',
  us_stock: '/us-stocks',
  gold: '/gold',
};

/** Path of the page that lists instruments of a kind. */
export const listPath = (kind: AlertKind): string => LISTS[kind];

/** Path of the page of an instrument. */
export const instrumentPath = (kind: AlertKind, slug: string): string => FOLDERS[kind](slug);
