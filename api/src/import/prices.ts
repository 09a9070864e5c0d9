import type { Queries } from '../db/pool.ts';
import { latestNavs } from '../funds/index.ts';
import { buyBackPrice, buyBackSql, GOLD, latestGoldPrices } from '../gold/index.ts';
import { navRows } from '@sanchay/finance';
import type { StoredFolio } from '../imported/index.ts';
import { pricedShares, priceSeries } from '../stocks/index.ts';

/** A price that we have: of a unit or gram, with its day and the price before it. Decimal text. */
export interface Price {
  nav: string;
  date: string;
  last: string | null;
}

/** By what we price a folio: code of a scheme, ISIN of a share, or gold; null for a scheme that is not listed. */
export function priceCode({
  asset,
  code,
  isin,
}: Pick<StoredFolio, 'asset' | 'code' | 'isin'>): string | null {
  if (asset === 'stock') return isin;
  return asset === 'gold' ? GOLD : code;
}

/** The newest prices of folios as of a business day, by `priceCode`. */
export async function pricesOf(
  q: Queries,
  folios: readonly StoredFolio[],
  today: string,
): Promise<Map<string, Price>> {
  const codes = new Set(folios.flatMap((folio) => priceCode(folio) ?? []));
  const navs = await latestNavs(
    q,
    [...codes].filter((code) => code !== GOLD),
  );
  const prices = new Map<string, Price>(
    [...navs].map(([code, { nav, date, last }]) => [code, { nav, date, last: last?.nav ?? null }]),
  );
  for (const [isin, share] of await pricedShares(q, [...codes]))
    prices.set(isin, { nav: share.price, date: share.price_date ?? today, last: share.previous_price });
  if (!codes.has(GOLD)) return prices;
  const [newest, before] = await latestGoldPrices(q, today, 2);
  if (newest)
    prices.set(GOLD, {
      nav: buyBackPrice(newest.price).toFixed(2),
      date: newest.date,
      last: before ? buyBackPrice(before.price).toFixed(2) : null,
    });
  return prices;
}

/** Prices by `<code> <day>`: the newest of each code up to each day. */
export async function pricesOfDays(
  q: Queries,
  codes: readonly string[],
  days: readonly string[],
): Promise<Map<string, string>> {
  const rows = await q.query<{ key: string; nav: string }>(
    `SELECT s.code || ' ' || d.day AS key, n.nav::text AS nav
     FROM unnest($2::date[]) AS d (day) CROSS JOIN schemes s
     CROSS JOIN LATERAL (
       SELECT nav FROM navs WHERE scheme_id = s.id AND date <= d.day ORDER BY date DESC LIMIT 1
     ) n WHERE s.code = ANY ($1)
     UNION ALL
     SELECT '${GOLD} ' || d.day, n.nav::text
     FROM unnest($2::date[]) AS d (day)
     CROSS JOIN LATERAL (
       SELECT ${buyBackSql('price')} AS nav FROM gold_prices WHERE date <= d.day ORDER BY date DESC LIMIT 1
     ) n WHERE '${GOLD}' = ANY ($1)`,
    [codes, days],
  );
  return new Map([
    ...rows.map(({ key, nav }) => [key, nav] as const),
    ...(await sharePrices(q, codes, days)),
  ]);
}

/** Prices of the shares among codes, which are ISINs, by `<ISIN> <day>`. */
async function sharePrices(
  q: Queries,
  codes: readonly string[],
  days: readonly string[],
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const isin of (await pricedShares(q, codes)).keys()) {
    const rows = navRows(await priceSeries(q, 'IN', isin));
    let next = 0;
    for (const day of days) {
      while (next < rows.length && rows[next]!.date <= day) next += 1;
      if (next > 0) found.push([`${isin} ${day}`, String(rows[next - 1]!.nav)]);
    }
  }
  return found;
}
