import type { NavSeries } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { buyBackSql } from '../../gold/index.ts';
import type { HeldUnits } from './heldUnits.ts';

/**
 * What these units would have been worth on each day from `from` to `to` on which every one of them had a price, in
 * rupees; gold at its buy-back price. NAVs of another face value are left out.
 */
export async function valueSeries(
  q: Queries,
  held: readonly HeldUnits[],
  { from, to }: { from: string; to: string },
): Promise<NavSeries> {
  const [row] = await q.query<{ days: number[] | null; worth: number[] | null }>(
    `WITH held AS (SELECT * FROM unnest($1::text[], $2::numeric[]) AS held (code, units)), priced AS (
       SELECT n.date, n.nav::float8 * held.units::float8 AS worth FROM held JOIN schemes s ON s.code = held.code
       JOIN navs n ON n.scheme_id = s.id
         AND n.date BETWEEN greatest($3::date, coalesce(s.comparable_from, $3::date)) AND $4::date
       UNION ALL
       SELECT g.date, (${buyBackSql('g.price')})::float8 * held.units::float8 FROM held
       JOIN gold_prices g ON held.code = 'GOLD' AND g.date BETWEEN $3::date AND $4::date
     ), daily AS (
       SELECT date, sum(worth) AS worth FROM priced GROUP BY date HAVING count(*) = cardinality($1::text[])
     )
     SELECT array_agg(date - DATE '1970-01-01' ORDER BY date) AS days, array_agg(worth ORDER BY date) AS worth FROM daily`,
    [held.map(({ code }) => code), held.map(({ units }) => units), from, to],
  );
  return { days: Int32Array.from(row?.days ?? []), navs: Float64Array.from(row?.worth ?? []) };
}
