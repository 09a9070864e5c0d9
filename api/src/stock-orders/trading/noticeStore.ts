import { istDate, type HaltLevel, type IndexBreach } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { announcementFeed, ExchangeNotice, exchangeNotices } from '../../partners/index.ts';

/** Notices of the exchange about trading itself. */
export const notices = announcementFeed({
  feed: 'exchange_notices',
  table: 'exchange_notices',
  columns: ['number', 'kind', 'announced_at', 'isin', 'level', 'band_percent', 'from'],
  shape: ExchangeNotice,
  request: exchangeNotices,
  about: 'notices of the exchange',
});

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
