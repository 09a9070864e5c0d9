import type { Queries, Tx } from '../db/pool.ts';
import type { RuleRow } from './ruleFaults.ts';

/** A row as it was recorded once; the newest version of a rule is the one in force. */
export interface RuleVersion extends RuleRow {
  version: number;
  removed: boolean;
  origin: 'release' | 'staff';
  change_id: string | null;
  recorded_at: Date;
}

/** What is to be recorded as a version. */
export type NewVersion = RuleRow & Pick<RuleVersion, 'removed' | 'origin' | 'change_id'>;

const COLUMNS =
  'version, kind, rule_id, removed, applies_from, applies_to, value, source, confidence, origin, change_id, recorded_at';

/** One writer of rules at a time, so that versions become visible in their order. */
const RULES_LOCK = 7_266_245;

/** Until the transaction ends, no other one records, proposes or decides. */
export async function lockRules(tx: Tx): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [RULES_LOCK]);
}

/** The newest version of each rule that is not later than `until`, removed ones included. */
export function versionsUntil(db: Queries, until: number): Promise<RuleVersion[]> {
  return db.query(
    `SELECT DISTINCT ON (kind, rule_id) ${COLUMNS} FROM rule_versions
     WHERE version <= $1 ORDER BY kind, rule_id, version DESC`,
    [until],
  );
}

/** Every version of a kind, the newest first. */
export function versionsOf(db: Queries, kind: string): Promise<RuleVersion[]> {
  return db.query(`SELECT ${COLUMNS} FROM rule_versions WHERE kind = $1 ORDER BY version DESC`, [kind]);
}

/** Number of the newest version; 0 when there is none. */
export async function newestVersion(db: Queries): Promise<number> {
  const [row] = await db.query<{ newest: number | null }>('SELECT max(version) AS newest FROM rule_versions');
  return row!.newest ?? 0;
}

/** Records versions in the order given. */
export async function addVersions(tx: Queries, rows: readonly NewVersion[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO rule_versions (kind, rule_id, removed, applies_from, applies_to, value, source, confidence, origin,
                                change_id, recorded_at)
     SELECT kind, rule_id, removed, applies_from, applies_to, value, source, confidence, origin, change_id, $2
     FROM jsonb_to_recordset($1) AS n (kind text, rule_id text, removed boolean, applies_from date, applies_to date,
       value jsonb, source text, confidence text, origin text, change_id uuid)`,
    [JSON.stringify(rows), at],
  );
}
