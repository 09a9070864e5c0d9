import type { Queries } from '../../db/pool.ts';

/** A NAV three times the one before, or a third of it, is another face value and not a return. */
const JUMP = 3;

/** SQL of whether the face value changed between two NAVs, given as SQL expressions. */
export function isFaceValueChange(before: string, nav: string): string {
  return `(${nav} > ${before} * ${JUMP} OR ${nav} * ${JUMP} < ${before})`;
}

/** The ISO days on which these funds changed their face value, oldest first; funds that never did are left out. */
export async function faceValueChanges(q: Queries, codes: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await q.query<{ code: string; day: string }>(
    `SELECT code, date AS day FROM (
       SELECT s.code, n.date, n.nav, lag(n.nav) OVER (PARTITION BY s.id ORDER BY n.date) AS before
       FROM schemes s JOIN navs n ON n.scheme_id = s.id
       WHERE s.code = ANY($1) AND s.comparable_from IS NOT NULL
     ) steps WHERE ${isFaceValueChange('before', 'nav')} ORDER BY date`,
    [codes],
  );
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return new Map([...byCode].map(([code, own]) => [code, own.map(({ day }) => day)]));
}
