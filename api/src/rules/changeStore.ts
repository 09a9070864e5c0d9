import { columnsOf, type Inserted } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';
import type { RuleRow } from './ruleFaults.ts';

/** A proposed change of one rule. */
interface StoredChange extends RuleRow {
  id: string;
  base_version: number | null;
  removes: boolean;
  reason: string;
  corrects_past: boolean;
  /** The newest version of its series when it was proposed. */
  seen_version: number;
  /** Null: by a release. */
  proposed_by: string | null;
  proposed_at: Date;
}

/** A proposed change, and what was decided on it. */
export interface ChangeRow extends StoredChange {
  proposed_name: string | null;
  decision: 'approved' | 'rejected' | 'withdrawn' | null;
  decided_name: string | null;
  decided_at: Date | null;
  note: string;
}

/** A column of changes is stated here and in `StoredChange`. */
const columns = columnsOf<StoredChange>()('rule_changes', {
  id: 'key',
  kind: 'fixed',
  rule_id: 'fixed',
  base_version: 'fixed',
  removes: 'fixed',
  applies_from: 'fixed',
  applies_to: 'fixed',
  value: 'json',
  source: 'fixed',
  confidence: 'fixed',
  reason: 'fixed',
  corrects_past: 'fixed',
  seen_version: 'fixed',
  proposed_by: 'fixed',
  proposed_at: 'fixed',
});

const CHANGES = `SELECT ${columns.selectedOf('c')}, p.name AS proposed_name, d.decision, b.name AS decided_name, d.decided_at, coalesce(d.note, '') AS note
  FROM rule_changes c LEFT JOIN users p ON p.id = c.proposed_by
  LEFT JOIN rule_decisions d ON d.change_id = c.id LEFT JOIN users b ON b.id = d.decided_by`;

/** Changes of a kind: those that wait first, then the newest. */
export function changesOf(db: Queries, kind: string): Promise<ChangeRow[]> {
  return db.query(
    `${CHANGES} WHERE c.kind = $1 ORDER BY d.decided_at DESC NULLS FIRST, c.proposed_at DESC, c.id`,
    [kind],
  );
}

/** One change, or null. */
export async function changeById(db: Queries, id: string): Promise<ChangeRow | null> {
  const [row] = await db.query<ChangeRow>(`${CHANGES} WHERE c.id = $1`, [id]);
  return row ?? null;
}

/** How many changes wait, by kind. */
export async function waitingChanges(db: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ kind: string; waiting: number }>(
    `SELECT kind, count(*)::int AS waiting FROM rule_changes c
     WHERE NOT EXISTS (SELECT 1 FROM rule_decisions WHERE change_id = c.id) GROUP BY kind`,
  );
  return new Map(rows.map(({ kind, waiting }) => [kind, waiting]));
}

export type NewChange = Inserted<typeof columns>;

export async function insertChange(tx: Tx | Queries, row: NewChange): Promise<void> {
  const { text, values } = columns.insert(row);
  await tx.query(text, values);
}

export async function insertDecision(
  tx: Tx,
  {
    changeId,
    decision,
    note,
    by,
    at,
  }: { changeId: string; decision: string; note: string; by: string; at: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO rule_decisions (change_id, decision, note, decided_by, decided_at) VALUES ($1, $2, $3, $4, $5)',
    [changeId, decision, note, by, at],
  );
}
