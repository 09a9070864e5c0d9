import type { CallReply } from '@sanchay/contracts';
import type { RuleKind } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { Problem } from '../platform/http/problem.ts';
import { changesOf, waitingChanges, type ChangeRow } from './changeStore.ts';
import { isStale } from './decideChange.ts';
import { planChange } from './planChange.ts';
import { assertPast, newestVersionsOf, planOrThrow } from './proposeChange.ts';
import { ruleKinds, scopeOf, shapeOf } from './ruleFaults.ts';
import { newestVersion, versionsOf, versionsUntil, type RuleVersion } from './versionStore.ts';

type Overview = CallReply<'staffRules'>['data'];
type KindView = CallReply<'staffRuleKind'>['data'];
type ChangeView = CallReply<'proposeRuleChange'>['data'];

interface Reader {
  userId: string;
  /** The business day, as ISO date. */
  today: string;
}

/** Every kind with its rows. */
export async function overview(q: Queries, today: string): Promise<Overview['kinds']> {
  const versions = await versionsUntil(q, await newestVersion(q));
  const waiting = await waitingChanges(q);
  return ruleKinds.map((kind) => ({
    kind,
    waiting: waiting.get(kind) ?? 0,
    form: shapeOf(kind).schema,
    rules: rulesOf(kind, versions, today),
  }));
}

/** One kind with its history and the changes that were proposed. */
export async function kindView(
  q: Queries,
  kind: RuleKind,
  reader: Reader,
): Promise<Omit<KindView, 'on' | 'kind'>> {
  const versions = await versionsOf(q, kind);
  const newest = await newestVersionsOf(q, kind);
  const changes = await changesOf(q, kind);
  const byId = new Map(changes.map((change) => [change.id, change]));
  return {
    form: shapeOf(kind).schema,
    rules: rulesOf(kind, newest, reader.today),
    versions: versions.map((version) => {
      const change = version.change_id === null ? null : (byId.get(version.change_id) ?? null);
      return {
        ...rowOf(version),
        version: version.version,
        removed: version.removed,
        origin: version.origin,
        recorded_at: version.recorded_at.toISOString(),
        proposed_by: change?.proposed_name ?? null,
        approved_by: change?.decided_name ?? null,
        reason: change?.reason ?? null,
      };
    }),
    changes: changes.map((change) => changeView(change, newest, reader)),
  };
}

/** A proposed change as the reader sees it, with what it would do to the rows as they are. */
export function changeView(change: ChangeRow, newest: readonly RuleVersion[], reader: Reader): ChangeView {
  const kind = change.kind as RuleKind;
  const plan = planChange(
    newest.filter(({ removed }) => !removed),
    { row: { ...change, kind }, exists: change.base_version !== null, removes: change.removes },
  );
  const waits = change.decision === null;
  const done = waits && typeof plan !== 'string' ? plan : null;
  return {
    ...rowOf(change),
    id: change.id,
    kind,
    removes: change.removes,
    added: change.base_version === null,
    reason: change.reason,
    corrects_past: change.corrects_past,
    proposed_by: change.proposed_name,
    own: change.proposed_by === reader.userId,
    proposed_at: change.proposed_at.toISOString(),
    decision: change.decision,
    decided_by: change.decided_name,
    decided_at: change.decided_at?.toISOString() ?? null,
    note: change.note,
    obstacle: waits ? obstacleOf({ ...change, kind }, newest, reader) : null,
    alters: (done?.alters ?? []).map(({ rule_id, applies_from, applies_to }) => ({
      rule_id,
      applies_from,
      applies_to,
    })),
    first_day: done?.firstDay ?? null,
  };
}

function obstacleOf(
  change: ChangeRow & { kind: RuleKind },
  newest: readonly RuleVersion[],
  { today }: Reader,
): string | null {
  if (isStale(newest, change)) return 'rule_change_stale';
  try {
    const { base_version: base, removes, corrects_past: correctsPast } = change;
    assertPast(planOrThrow(newest, { row: change, exists: base !== null, removes }), { correctsPast, today });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

function rulesOf(kind: RuleKind, versions: readonly RuleVersion[], today: string): KindView['rules'] {
  return versions
    .filter((row) => row.kind === kind && !row.removed)
    .sort((a, b) => (a.applies_from < b.applies_from ? 1 : -1))
    .map((row) => ({
      ...rowOf(row),
      version: row.version,
      scope: scopeOf({ ...row, kind }),
      state:
        row.applies_from > today
          ? 'upcoming'
          : row.applies_to !== null && row.applies_to < today
            ? 'past'
            : 'in_force',
    }));
}

function rowOf<R extends RuleVersion | ChangeRow>(
  row: R,
): Pick<R, 'rule_id' | 'applies_from' | 'applies_to' | 'value' | 'source' | 'confidence'> {
  const { rule_id, applies_from, applies_to, value, source, confidence } = row;
  return { rule_id, applies_from, applies_to, value, source, confidence };
}
