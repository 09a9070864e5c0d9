import type { NavRow } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import { sentence } from './sentences.ts';

/**
 * The level of an index on each day of a period, oldest first; all days without bounds.
 * @throws Problem 404 `not_found` for an index that is not stored.
 */
export async function indexNav(
  q: Queries,
  code: string,
  { from, to }: { from?: string; to?: string },
): Promise<NavRow[]> {
  const [known] = await q.query('SELECT 1 FROM indices WHERE code = $1', [code]);
  if (!known) throw notFound(sentence('index_unknown', { name: code }));
  return q.query<NavRow & object>(
    `SELECT date, nav::float8 AS nav FROM index_navs
     WHERE index_code = $1 AND date BETWEEN coalesce($2::date, '-infinity') AND coalesce($3::date, 'infinity')
     ORDER BY date`,
    [code, from ?? null, to ?? null],
  );
}
