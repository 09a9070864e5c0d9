import { navSeries } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { ANCHOR_MONTHS, returnsOfOption } from './schemeReturns.ts';

/** The NAVs that decide the returns of stale schemes: the first, the one a week back and the monthly anchors. */
const ANCHORS = `
  WITH stale AS MATERIALIZED (
    SELECT id, nav_date, comparable_from, reinvestment FROM schemes WHERE returns_stale ORDER BY id FOR NO KEY UPDATE
  ), wanted AS (
    SELECT id, comparable_from, (nav_date - make_interval(months => back))::date AS day
    FROM stale CROSS JOIN unnest($1::int[]) AS back
    UNION ALL SELECT id, comparable_from, nav_date - 7 FROM stale
  ), anchors AS (
    SELECT wanted.id, found.date, found.nav FROM wanted CROSS JOIN LATERAL (
      SELECT date, nav FROM navs WHERE scheme_id = wanted.id AND date <= wanted.day
        AND date >= coalesce(wanted.comparable_from, '-infinity') ORDER BY date DESC LIMIT 1
    ) AS found
    UNION SELECT stale.id, first.date, first.nav FROM stale CROSS JOIN LATERAL (
      SELECT date, nav FROM navs WHERE scheme_id = stale.id
        AND date >= coalesce(stale.comparable_from, '-infinity') ORDER BY date LIMIT 1
    ) AS first
  )
  SELECT stale.id, stale.reinvestment = 'Z' AS growth, array_agg(anchors.date::text ORDER BY anchors.date) FILTER (WHERE anchors.date IS NOT NULL) AS dates,
    array_agg(anchors.nav::float8 ORDER BY anchors.date) FILTER (WHERE anchors.date IS NOT NULL) AS navs
  FROM stale LEFT JOIN anchors USING (id) GROUP BY stale.id, stale.reinvestment`;

const STORE = `
  UPDATE schemes SET week_1 = new.week_1, month_1 = new.month_1, month_3 = new.month_3, month_6 = new.month_6,
    year_1 = new.year_1, year_3 = new.year_3, year_5 = new.year_5, year_10 = new.year_10,
    inception = new.inception, volatility = new.volatility, returns_date = new.returns_date, returns_stale = false
  FROM json_populate_recordset(NULL::schemes, $1) AS new WHERE schemes.id = new.id`;

/**
 * Computes the returns again of every scheme with changed NAVs, in the caller's transaction.
 * @returns how many schemes were computed.
 */
export async function refreshReturns(tx: Queries): Promise<number> {
  const rows = await tx.query<{ id: number; growth: boolean; dates: string[] | null; navs: number[] | null }>(
    ANCHORS,
    [ANCHOR_MONTHS],
  );
  const computed = rows.map(({ id, growth, dates, navs }) => ({
    id,
    ...returnsOfOption(navSeries((dates ?? []).map((date, index) => ({ date, nav: navs![index]! }))), growth),
  }));
  await tx.query(STORE, [JSON.stringify(computed)]);
  await tx.query(
    'UPDATE market_version SET stale = EXISTS (SELECT 1 FROM schemes WHERE returns_stale) WHERE id = 1',
  );
  return rows.length;
}
