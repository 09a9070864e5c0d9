import type { WatchedItem, WatchKind } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { tradedAt } from '../stocks/index.ts';

/** What is known of a thing that can be watched, independent of the user. Decimals as numbers. */
export type Watchable = Omit<WatchedItem, 'kind' | 'added_at' | 'change_percentage'>;

/** One query a kind: rows of things by their ids. */
const BY_IDS: Record<WatchKind, string> = {
  mutual_fund: `SELECT code AS id, slug, name, sub_category AS detail, 'INR' AS currency,
      nav::float8 AS price, last_nav::float8 AS previous_price, nav_date AS price_date,
      NULL::float8 AS interest_rate, NULL::float8 AS senior_citizen_interest_rate
    FROM schemes WHERE code = ANY ($1)`,
  stock: `SELECT isin AS id, slug, name, sector AS detail, 'INR' AS currency, price::float8,
      previous_price::float8, price_date, traded_at, NULL::float8 AS interest_rate,
      NULL::float8 AS senior_citizen_interest_rate
    FROM stocks WHERE isin = ANY ($1)`,
  us_stock: `SELECT symbol AS id, slug, name, sector AS detail, 'USD' AS currency, price_usd::float8 AS price,
      previous_price_usd::float8 AS previous_price, price_date, NULL::float8 AS interest_rate,
      NULL::float8 AS senior_citizen_interest_rate
    FROM us_stocks WHERE symbol = ANY ($1)`,
  fixed_deposit: `SELECT issuer_slug AS id, issuer_slug AS slug, min(issuer_name) AS name,
      CASE WHEN bool_or(bank) THEN 'bank' ELSE 'non_bank' END AS detail, 'INR' AS currency,
      NULL::float8 AS price, NULL::float8 AS previous_price, NULL::date AS price_date,
      max(interest_rate)::float8 AS interest_rate,
      max(senior_citizen_interest_rate)::float8 AS senior_citizen_interest_rate
    FROM fixed_deposits WHERE issuer_slug = ANY ($1) GROUP BY issuer_slug`,
};

/** Things of one kind by their ids; an id that nothing has is left out. */
export async function watchables(
  q: Queries,
  kind: WatchKind,
  ids: readonly string[],
): Promise<Map<string, Watchable>> {
  if (ids.length === 0) return new Map();
  const rows = await q.query<Watchable & { traded_at?: Date | null }>(BY_IDS[kind], [ids]);
  return new Map(
    rows.map(({ traded_at: at = null, ...row }) => [row.id, { ...row, ...tradedAt({ traded_at: at }) }]),
  );
}
