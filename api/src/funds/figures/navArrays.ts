import type { NavSeries } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';

export interface SchemeHistory {
  id: number;
  direct: boolean;
  benchmark_code: string | null;
  series: NavSeries;
}

interface Row {
  id: number;
  direct: boolean;
  benchmark_code: string | null;
  days: number[] | null;
  navs: number[] | null;
}

const seriesOf = (days: number[] | null, navs: number[] | null): NavSeries => ({
  days: Int32Array.from(days ?? []),
  navs: Float64Array.from(navs ?? []),
});

/** NAVs of all growth plans of a sub-category since their last change of face value, by scheme. */
export async function categoryHistories(q: Queries, subCategory: string): Promise<SchemeHistory[]> {
  const rows = await q.query<Row>(
    `SELECT s.id, s.direct, s.benchmark_code, found.days, found.navs FROM schemes s CROSS JOIN LATERAL (
       SELECT array_agg(n.date - DATE '1970-01-01' ORDER BY n.date) AS days,
         array_agg(n.nav::float8 ORDER BY n.date) AS navs
       FROM navs n WHERE n.scheme_id = s.id AND n.date >= coalesce(s.comparable_from, '-infinity')
     ) AS found
     WHERE s.sub_category = $1 AND s.reinvestment = 'Z' AND NOT s.closed AND found.days IS NOT NULL ORDER BY s.id`,
    [subCategory],
  );
  return rows.map(({ id, direct, benchmark_code, days, navs }) => ({
    id,
    direct,
    benchmark_code,
    series: seriesOf(days, navs),
  }));
}

/** Levels of every index by its code. */
export async function indexHistories(q: Queries): Promise<Map<string, NavSeries>> {
  const rows = await q.query<{ index_code: string; days: number[]; navs: number[] }>(
    `SELECT index_code, array_agg(date - DATE '1970-01-01' ORDER BY date) AS days,
       array_agg(nav::float8 ORDER BY date) AS navs FROM index_navs GROUP BY index_code`,
  );
  return new Map(rows.map(({ index_code, days, navs }) => [index_code, seriesOf(days, navs)]));
}
