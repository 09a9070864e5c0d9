import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';
import { notFound } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';
import type { StoredFigures } from './schemeFigures.ts';

const NONE: StoredFigures = {
  history_from: null,
  volatility: null,
  drawdown: null,
  sharpe: null,
  rolling: [],
  sip: [],
  calendar: [],
};

/**
 * Stored figures of the schemes that codes or slugs, joined by bars, name; each once and in the requested order. Plans
 * that pay income out have none, because their NAV falls when they pay.
 * @throws Problem 404 `not_found` when one does not exist.
 */
export async function fundFigures(q: Queries, codes: string): Promise<CallReply<'fundFigures'>['data']> {
  const asked = [...new Set(codes.split('|').filter(Boolean))];
  const rows = await q.query<{
    code: string;
    slug: string;
    as_of: string | null;
    detail: StoredFigures | null;
  }>(
    `SELECT s.code, s.slug, f.as_of, f.detail FROM schemes s LEFT JOIN scheme_figures f ON f.scheme_id = s.id
     WHERE s.code = ANY($1) OR s.slug = ANY($1)`,
    [asked],
  );
  return asked.map((name) => {
    const row = rows.find(({ code, slug }) => code === name || slug === name);
    if (!row) throw notFound(sentence('fund_name_unknown', { name }));
    return { code: row.code, as_of: row.as_of, ...(row.detail ?? NONE) };
  });
}
