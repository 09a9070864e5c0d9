import { hindiName } from '@sanchay/contracts/hindi';
import type { Queries } from '../db/pool.ts';
import { changeOf, sameTokens, type Entry } from './entry.ts';

interface Stock {
  slug: string;
  symbol: string;
  isin: string;
  name: string;
  sector: string;
  industry: string;
  price: number;
  previous: number;
}

interface Issuer {
  slug: string;
  name: string;
  bank: boolean;
  highest: number;
}

const STOCKS = `SELECT slug, symbol, isin, name, sector, industry, price::float8, previous_price::float8 AS previous
  FROM stocks`;

/** The stocks whose last price is a trade of the running session. */
export async function tradedEntries(db: Queries): Promise<Entry[]> {
  const stocks = await db.query<Stock>(`${STOCKS} WHERE traded_at IS NOT NULL`);
  return stocks.map((stock) => stockEntry('stock', '/stocks', 'rupees', stock));
}

/** Every stock, US stock and issuer of fixed deposits, the largest and the best paying first. */
export async function instrumentEntries(db: Queries): Promise<Entry[]> {
  const stocks = await db.query<Stock>(`${STOCKS} ORDER BY market_cap DESC, slug COLLATE "C"`);
  const usStocks = await db.query<Stock>(
    `SELECT slug, symbol, '' AS isin, name, sector, industry, price_usd::float8 AS price,
       previous_price_usd::float8 AS previous
     FROM us_stocks ORDER BY market_cap_usd DESC, slug COLLATE "C"`,
  );
  const issuers = await db.query<Issuer>(
    `SELECT issuer_slug AS slug, min(issuer_name) AS name, bool_or(bank) AS bank,
       max(interest_rate)::float8 AS highest
     FROM fixed_deposits GROUP BY issuer_slug ORDER BY max(interest_rate) DESC, issuer_slug COLLATE "C"`,
  );
  return [
    ...stocks.map((stock) => stockEntry('stock', '/stocks', 'rupees', stock)),
    ...usStocks.map((stock) => stockEntry('us_stock', '/us-stocks', 'dollars', stock)),
    ...issuers.map(issuerEntry),
  ];
}

function stockEntry(
  kind: 'stock' | 'us_stock',
  folder: string,
  unit: 'rupees' | 'dollars',
  { slug, symbol, isin, name, sector, industry, price, previous }: Stock,
): Entry {
  return {
    id: `${kind}.${slug}`,
    kind,
    title: sameTokens(name),
    detail: { en: `${symbol} · ${sector}`, hi: `${symbol} · ${hindiName('sector', sector)}` },
    path: `${folder}/${slug}`,
    figure: { unit, value: price, change_percent: changeOf(price, previous) },
    also: `${symbol} ${isin} ${sector} ${industry}`,
  };
}

function issuerEntry({ slug, name, bank, highest }: Issuer): Entry {
  return {
    id: `fixed_deposit.${slug}`,
    kind: 'fixed_deposit',
    title: sameTokens(name),
    detail: bank
      ? { en: 'Bank · highest rate a year', hi: 'बैंक · सबसे ऊँची सालाना दर' }
      : { en: 'Finance company · highest rate a year', hi: 'वित्त कंपनी · सबसे ऊँची सालाना दर' },
    path: `/fixed-deposit/${slug}`,
    figure: { unit: 'percent', value: highest, change_percent: null },
    also: 'fixed deposit FD deposits सावधि जमा एफडी',
  };
}
