import type { NavRow } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import { sentence } from './sentences.ts';

export interface NavPeriod {
  from?: string;
  to?: string;
}

/**
 * NAVs of a scheme, rupees a unit, oldest first, from and to days included.
 * @throws Problem 404 `not_found`.
 */
export async function navHistory(q: Queries, code: string, { from, to }: NavPeriod): Promise<NavRow[]> {
  const [row] = await q.query<{ dates: string[]; navs: number[] }>(
    `SELECT coalesce(array_agg(n.date::text ORDER BY n.date) FILTER (WHERE n.date IS NOT NULL), '{}') AS dates,
       coalesce(array_agg(n.nav::float8 ORDER BY n.date) FILTER (WHERE n.date IS NOT NULL), '{}') AS navs
     FROM schemes s LEFT JOIN navs n
       ON n.scheme_id = s.id AND n.date BETWEEN coalesce($2, '-infinity')::date AND coalesce($3, 'infinity')::date
     WHERE s.code = $1 OR s.slug = $1 GROUP BY s.id`,
    [code, from ?? null, to ?? null],
  );
  if (!row) throw notFound(sentence('fund_unknown'));
  return row.dates.map((date, index) => ({ date, nav: row.navs[index]! }));
}
