import { publishedRules, type DatedRule, type RuleKind } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Db, Queries } from '../db/pool.ts';
import { insertChange } from './changeStore.ts';
import { sorted } from './planChange.ts';
import { kindFault, type RuleRow } from './ruleFaults.ts';
import { addVersions, lockRules, versionsOf, type RuleVersion } from './versionStore.ts';

type Published = Readonly<Record<RuleKind, ReadonlyArray<DatedRule<unknown>>>>;

const REASON = 'Published by a release; contradicts rows that staff entered';

/**
 * Records the rows of this release that the database does not contain in this form, and leaves rows entered by staff
 * unchanged. A release thus ends its own row and adds its successor. Rows of a kind that would contradict those of
 * staff wait for staff as proposed changes. May run on every node at once, repeatedly; a form that was recorded once
 * is not recorded again, so that an older release does not revoke what a newer one added.
 */
export async function seedRules(
  db: Db,
  { now, published = publishedRules }: { now: Date; published?: Published },
): Promise<void> {
  await db.tx(async (tx) => {
    await lockRules(tx);
    for (const kind of Object.keys(published) as RuleKind[]) {
      const rows = published[kind].map((rule) => rowOf(kind, rule));
      await seedKind(tx, { kind, rows, now });
    }
  });
}

const rowOf = (kind: RuleKind, { value, ...rule }: DatedRule<unknown>): RuleRow => ({ ...rule, kind, value });

async function seedKind(
  tx: Queries,
  { kind, rows, now }: { kind: RuleKind; rows: readonly RuleRow[]; now: Date },
): Promise<void> {
  const versions = await versionsOf(tx, kind);
  const seen = new Set([...versions, ...(await proposedByReleases(tx, kind))].map(contentOf));
  const unknown = rows.filter((row) => !seen.has(contentOf(row)));
  if (unknown.length === 0) return;
  const current = newestOfEach(versions);
  const byStaff = new Set(current.filter(({ origin }) => origin === 'staff').map(({ rule_id: id }) => id));
  const after = [
    ...current.filter(({ removed, rule_id: id }) => !removed && !unknown.some((row) => row.rule_id === id)),
    ...unknown,
  ];
  const contradicts = unknown.some(({ rule_id: id }) => byStaff.has(id)) || kindFault(kind, after) !== null;
  if (contradicts) await propose(tx, unknown, { current, now });
  else
    await addVersions(
      tx,
      unknown.map((row) => ({ ...row, removed: false, origin: 'release', change_id: null })),
      now,
    );
}

/** The newest version of each rule, from versions of which the newest comes first. */
function newestOfEach(versions: readonly RuleVersion[]): RuleVersion[] {
  return versions.filter(
    ({ rule_id: id }, index) => versions.findIndex(({ rule_id: other }) => other === id) === index,
  );
}

/** Equal for rows with the same content, whatever the order of the fields of their values. */
function contentOf(row: RuleRow): string {
  const { rule_id: id, applies_from: from, applies_to: to, value, source, confidence } = row;
  return JSON.stringify([id, from, to, sorted(value), source, confidence]);
}

function proposedByReleases(tx: Queries, kind: RuleKind): Promise<RuleRow[]> {
  return tx.query(
    `SELECT kind, rule_id, applies_from, applies_to, value, source, confidence FROM rule_changes
     WHERE kind = $1 AND proposed_by IS NULL`,
    [kind],
  );
}

async function propose(
  tx: Queries,
  rows: readonly RuleRow[],
  { current, now }: { current: readonly RuleVersion[]; now: Date },
): Promise<void> {
  const seen = Math.max(0, ...current.map(({ version }) => version));
  for (const row of rows) {
    const base = current.find(({ rule_id: id }) => id === row.rule_id)?.version ?? null;
    await insertChange(tx, {
      ...row,
      id: randomUUID(),
      base_version: base,
      removes: false,
      reason: REASON,
      corrects_past: true,
      seen_version: seen,
      proposed_by: null,
      proposed_at: now,
    });
  }
}
