import type { DayHolding } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { BOOKINGS } from './transactionStore.ts';

/** Units of a fund, or grams of gold, at the end of a day. Decimals are text. */
export interface HeldRow {
  code: string;
  name: string;
  folios: string[];
  units: string;
  /** Day of the first booking of it. */
  since: string;
  /** Rupees that these units had cost, first in first out; null where statements do not state it. */
  cost: string | null;
  sources: DayHolding['sources'];
  /** The price of its statements, for what has none of ours. */
  stated_price?: { nav: string; date: string } | undefined;
}

/**
 * What a portfolio held at the end of a day, by code, and the day of its first booking; null for none.
 * @param codes limits both to these funds and gold
 */
export async function heldOn(
  q: Queries,
  portfolioId: string,
  date: string,
  codes: readonly string[] | null = null,
): Promise<{ first: string | null; held: (HeldRow & { cost: string })[] }> {
  const rows = await q.query<HeldRow & { cost: string; first: string | null }>(
    `WITH bookings AS MATERIALIZED (SELECT * FROM (${BOOKINGS}) every WHERE $3::text[] IS NULL OR code = ANY ($3)),
     folio AS (
       SELECT code, folio_no, sum(units) AS units, sum(cost) AS cost, min(date) AS since FROM bookings WHERE date <= $2 GROUP BY code, folio_no
     )
     SELECT (SELECT min(date) FROM bookings)::text AS first, held.* FROM (SELECT 1) one
     LEFT JOIN (
       SELECT f.code, coalesce(s.name, 'Digital gold') AS name,
         array_agg(f.folio_no ORDER BY f.folio_no) FILTER (WHERE f.units > 0) AS folios,
         sum(f.units)::numeric(18, 4)::text AS units,
         min(f.since) FILTER (WHERE f.units > 0)::text AS since, sum(f.cost)::numeric(16, 2)::text AS cost, ARRAY['sanchay'] AS sources
       FROM folio f LEFT JOIN schemes s ON s.code = f.code
       GROUP BY f.code, s.name HAVING sum(f.units) > 0
     ) held ON true
     ORDER BY held.code`,
    [portfolioId, date, codes],
  );
  const first = rows[0]?.first ?? null;
  return { first, held: rows.flatMap((row) => (row.code === null ? [] : [row])) };
}
