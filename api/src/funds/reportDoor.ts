import type { Queries } from '../db/pool.ts';

/** The ISINs of these fund codes; codes without one are left out. */
export async function isinsOf(q: Queries, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await q.query<{ code: string; isin: string }>(
    'SELECT code, isin FROM schemes WHERE code = ANY($1) AND isin IS NOT NULL',
    [codes],
  );
  return new Map(rows.map(({ code, isin }) => [code, isin]));
}

/** The NAVs of exactly that day by fund code, rupees a unit as decimal text; codes without one are left out. */
export async function navsOn(
  q: Queries,
  codes: readonly string[],
  date: string,
): Promise<Map<string, string>> {
  const rows = await q.query<{ code: string; nav: string }>(
    `SELECT s.code, n.nav::text AS nav FROM navs n JOIN schemes s ON s.id = n.scheme_id
     WHERE s.code = ANY($1) AND n.date = $2`,
    [codes, date],
  );
  return new Map(rows.map(({ code, nav }) => [code, nav]));
}

/** The newest NAV on or before a day by fund code, with its own day; codes without one are left out. */
export async function navsUntil(
  q: Queries,
  codes: readonly string[],
  date: string,
): Promise<Map<string, { nav: string; date: string }>> {
  const rows = await q.query<{ code: string; nav: string; date: string }>(
    `SELECT s.code, n.nav::text AS nav, n.date FROM schemes s
     CROSS JOIN LATERAL (
       SELECT nav, date FROM navs WHERE scheme_id = s.id AND date <= $2 ORDER BY date DESC LIMIT 1
     ) n
     WHERE s.code = ANY($1)`,
    [codes, date],
  );
  return new Map(rows.map(({ code, nav, date: day }) => [code, { nav, date: day }]));
}
