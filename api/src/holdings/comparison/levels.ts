import type { Comparison } from '@sanchay/contracts';
import type { NavRow } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { indexNav, navOverlay } from '../../funds/index.ts';
import { GOLD } from '../../gold/index.ts';

/** The index that every holding can be compared with. */
const NIFTY_50 = 'NIFTY50';

interface Levels {
  /** Of the index; null for a category. */
  name: string | null;
  rows: readonly NavRow[];
}

/** The levels that a holding is compared with, oldest first; gold has neither benchmark nor category, so it has none. */
export async function levelsFor(
  q: Queries,
  code: string,
  comparison: Exclude<Comparison, 'deposit'>,
): Promise<Levels> {
  if (comparison === 'nifty50')
    return { name: await nameOf(q, NIFTY_50), rows: await indexNav(q, NIFTY_50, {}) };
  if (code === GOLD) return { name: null, rows: [] };
  const rows = await navOverlay(q, code, comparison);
  if (comparison === 'category') return { name: null, rows };
  const [index] = await q.query<{ name: string }>(
    'SELECT i.name FROM schemes s JOIN indices i ON i.code = s.benchmark_code WHERE s.code = $1',
    [code],
  );
  return { name: index?.name ?? null, rows };
}

async function nameOf(q: Queries, code: string): Promise<string | null> {
  const [index] = await q.query<{ name: string }>('SELECT name FROM indices WHERE code = $1', [code]);
  return index?.name ?? null;
}
