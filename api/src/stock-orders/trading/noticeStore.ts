import { istDate, type HaltLevel, type IndexBreach } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { ExchangeNotice } from '../../partners/index.ts';

/** The number up to which notices are known; 0 for none. */
export async function lastNotice(q: Queries): Promise<number> {
  const [row] = await q.query<{ last: number }>(
    'SELECT coalesce(max(number), 0)::int AS last FROM exchange_notices',
  );
  return row!.last;
}

/** Stores notices, each number once. */
export async function storeNotices(tx: Tx, notices: readonly ExchangeNotice[]): Promise<void> {
  const columns = 'number, kind, announced_at, isin, level, band_percent, "from"';
  await tx.query(
    `INSERT INTO exchange_notices (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::exchange_notices, $1::jsonb)
     ORDER BY number ON CONFLICT (number) DO NOTHING`,
    [JSON.stringify(notices)],
  );
}

/** Since when a share is halted; null while it is traded. */
export async function haltedSince(q: Queries, isin: string): Promise<Date | null> {
  const [row] = await q.query<{ kind: string; announced_at: Date }>(
    `SELECT kind, announced_at FROM exchange_notices WHERE isin = $1 AND kind IN ('halted', 'resumed')
     ORDER BY number DESC LIMIT 1`,
    [isin],
  );
  return row?.kind === 'halted' ? row.announced_at : null;
}

/** The levels that the index has reached on the day of an instant. */
export async function breachesOn(q: Queries, at: Date): Promise<IndexBreach[]> {
  return q.query<{ level: HaltLevel; at: Date }>(
    `SELECT level, announced_at AS at FROM exchange_notices
     WHERE kind = 'index' AND (announced_at AT TIME ZONE 'Asia/Kolkata')::date = $1 ORDER BY number`,
    [istDate(at)],
  );
}

/** Sets the price bands whose market day has come. @returns how many shares have another band */
export async function setDueBands(tx: Tx, today: string): Promise<number> {
  const changed = await tx.query(
    `UPDATE stocks s SET price_band_pct = n.band_percent
     FROM (SELECT DISTINCT ON (isin) isin, band_percent FROM exchange_notices
           WHERE kind = 'band' AND "from" <= $1 ORDER BY isin, number DESC) n
     WHERE s.isin = n.isin AND s.price_band_pct IS DISTINCT FROM n.band_percent RETURNING s.isin`,
    [today],
  );
  return changed.length;
}
