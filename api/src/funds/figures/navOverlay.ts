import { decodeNavs, navRows, type NavRow } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { knownScheme } from '../record/knownScheme.ts';

/**
 * A series to hold beside a fund's NAVs, oldest first: the middle of its sub-category, or its benchmark. Empty where
 * there is none.
 * @throws Problem 404 `not_found`.
 */
export async function navOverlay(q: Queries, code: string, of: 'category' | 'benchmark'): Promise<NavRow[]> {
  const scheme = await knownScheme(q, code);
  if (of === 'category') {
    const [kept] = await q.query<{ packed: Buffer }>(
      'SELECT packed FROM category_series WHERE sub_category = $1',
      [scheme.sub_category],
    );
    return kept ? navRows(decodeNavs(kept.packed)) : [];
  }
  return q.query<NavRow & object>(
    'SELECT date, nav::float8 AS nav FROM index_navs WHERE index_code = $1 ORDER BY date',
    [scheme.benchmark_code],
  );
}
