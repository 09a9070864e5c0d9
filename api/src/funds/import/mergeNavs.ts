import { dateOfEpochDay } from '@sanchay/finance';
import { copyIn } from '../../db/copyIn.ts';
import type { Db, Tx } from '../../db/pool.ts';
import { NavBytes } from '../../market/index.ts';
import { publish } from '../../platform/process/publish.ts';
import { refreshReturns } from '../../returns/index.ts';
import { isFaceValueChange } from '../record/faceValue.ts';
import { mergeSchemes } from './mergeSchemes.ts';
import { FileRefused, type ParsedFile, type NavPoint } from './parsedFile.ts';

export interface Merged {
  /** NAVs that were not there. */
  added: number;
  /** NAVs that were there with another value. */
  corrected: number;
  unchanged: number;
  schemesCreated: number;
}

/** A day file with less than half of the schemes we know is taken for half a file. */
const FEWEST_SHARE = 0.5;
/** Schemes without a NAV for so long are wound up. */
const DEAD_AFTER_DAYS = 30;

function* bytesOf(points: readonly NavPoint[]): Generator<Uint8Array> {
  const bytes = new NavBytes();
  yield bytes.head;
  for (const { amfi_code, day, nav } of points) {
    const full = bytes.add(amfi_code, day, nav);
    if (full) yield full;
  }
  yield* bytes.end();
}

async function refuseHalfADay(tx: Tx, { kind, points }: ParsedFile): Promise<void> {
  if (kind !== 'day') return;
  const [row] = await tx.query<{ known: number }>(
    `SELECT count(*) AS known FROM schemes WHERE amfi_code IS NOT NULL AND NOT closed`,
  );
  if (points.length >= row!.known * FEWEST_SHARE) return;
  throw new FileRefused(
    `The file has ${points.length} usable rows, but ${row!.known} schemes are known: it looks like part of a day. Nothing was changed. Add --history when that is meant.`,
  );
}

async function mergeRows(tx: Tx, points: readonly NavPoint[]): Promise<{ added: number; corrected: number }> {
  await tx.query(
    'CREATE TEMP TABLE incoming (amfi_code integer, date date, nav numeric(14,4)) ON COMMIT DROP',
  );
  await copyIn(tx, 'COPY incoming FROM STDIN (FORMAT binary)', bytesOf(points));
  await tx.query('ANALYZE incoming');
  const [row] = await tx.query<{ added: number; corrected: number }>(
    `WITH stored AS (
       INSERT INTO navs (scheme_id, date, nav)
       SELECT schemes.id, incoming.date, incoming.nav FROM incoming JOIN schemes USING (amfi_code)
       ON CONFLICT (scheme_id, date) DO UPDATE SET nav = EXCLUDED.nav WHERE navs.nav <> EXCLUDED.nav
       RETURNING xmax = 0 AS added
     ) SELECT count(*) FILTER (WHERE added) AS added, count(*) FILTER (WHERE NOT added) AS corrected FROM stored`,
  );
  return row!;
}

/** Marks where a face value changed, and which real schemes have no NAV any more. */
async function settleFacts(tx: Tx, kind: ParsedFile['kind']): Promise<void> {
  await tx.query(
    `UPDATE schemes SET comparable_from = jump.day FROM (
       SELECT scheme_id, max(date) AS day FROM (
         SELECT scheme_id, date, nav, lag(nav) OVER (PARTITION BY scheme_id ORDER BY date) AS before FROM navs
         WHERE scheme_id IN (SELECT id FROM schemes WHERE returns_stale AND NOT sandbox)
       ) AS steps WHERE ${isFaceValueChange('before', 'nav')} GROUP BY scheme_id
     ) AS jump WHERE schemes.id = jump.scheme_id AND schemes.comparable_from IS DISTINCT FROM jump.day`,
  );
  if (kind !== 'day') return;
  await tx.query(
    `UPDATE schemes SET closed = NOT closed
     WHERE NOT sandbox AND closed <> (nav_date < (SELECT max(nav_date) FROM schemes WHERE NOT sandbox) - $1::int)`,
    [DEAD_AFTER_DAYS],
  );
}

/**
 * Stores a parsed file in one transaction: schemes, NAVs, current NAVs, returns, and the news to browsers. The same
 * file again changes nothing.
 * @param options.partial also takes a day file with few schemes.
 * @throws FileRefused when a day file has far fewer schemes than are known.
 */
export async function mergeNavs(db: Db, file: ParsedFile, { partial = false } = {}): Promise<Merged> {
  return db.tx(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    if (!partial) await refuseHalfADay(tx, file);
    const schemesCreated = await mergeSchemes(tx, file);
    const { added, corrected } = await mergeRows(tx, file.points);
    if (added + corrected > 0) {
      await settleFacts(tx, file.kind);
      await refreshReturns(tx);
      const newest = file.points.reduce((latest, { day }) => Math.max(latest, day), 0);
      await publish(tx, { event: 'nav/published', payload: { date: dateOfEpochDay(newest) } });
    }
    return { added, corrected, unchanged: file.points.length - added - corrected, schemesCreated };
  });
}
