import { gzipSync } from 'node:zlib';
import type { Queries } from '../../db/pool.ts';

/** How a try to fetch a file ended. */
export type FetchOutcome =
  | { outcome: 'taken' | 'unchanged'; accepted: number; refused: number }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'quarantined'; reason: string; file: Buffer };

export interface PastFetch {
  outcome: FetchOutcome['outcome'];
  tried_at: Date;
}

/** Files are large; so many of those that were refused are enough to see what is wrong. */
const KEPT_FILES = 10;

/** The latest tries of a source, the newest first. */
export function pastFetches(q: Queries, source: string, most: number): Promise<PastFetch[]> {
  return q.query<PastFetch & object>(
    'SELECT outcome, tried_at FROM market_fetches WHERE source = $1 ORDER BY id DESC LIMIT $2',
    [source, most],
  );
}

/** Keeps how a try ended, and the file itself when it was refused. */
export async function noteFetch(q: Queries, source: string, at: Date, end: FetchOutcome): Promise<void> {
  await q.query(
    `INSERT INTO market_fetches (source, tried_at, outcome, reason, accepted, refused, file)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      source,
      at,
      end.outcome,
      'reason' in end ? end.reason : null,
      'accepted' in end ? end.accepted : null,
      'refused' in end ? end.refused : null,
      end.outcome === 'quarantined' ? gzipSync(end.file) : null,
    ],
  );
  await q.query(
    `UPDATE market_fetches SET file = NULL WHERE source = $1 AND file IS NOT NULL AND id NOT IN (
       SELECT id FROM market_fetches WHERE source = $1 AND file IS NOT NULL ORDER BY id DESC LIMIT $2)`,
    [source, KEPT_FILES],
  );
}
