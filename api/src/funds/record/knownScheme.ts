import type { SchemeClass } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { notFound } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';

export interface KnownScheme {
  id: number;
  code: string;
  house_code: string;
  fund_name: string;
  sub_category: string;
  scheme_class: SchemeClass;
  benchmark_code: string | null;
  nav_date: string | null;
  start_date: string | null;
  closed: boolean;
  direct: boolean;
  reinvestment: 'Z' | 'N' | 'Y';
}

/**
 * The scheme that a code or a slug names.
 * @throws Problem 404 `not_found`.
 */
export async function knownScheme(q: Queries, codeOrSlug: string): Promise<KnownScheme> {
  const [row] = await q.query<KnownScheme>(
    `SELECT id, code, house_code, fund_name, sub_category, scheme_class, benchmark_code, nav_date, start_date, closed, direct, reinvestment
     FROM schemes WHERE code = $1 OR slug = $1`,
    [codeOrSlug],
  );
  if (!row) throw notFound(sentence('fund_unknown'));
  return row;
}
