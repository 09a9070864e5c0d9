import type { CallBody } from '@sanchay/contracts';
import { formatDate, istDate, type RuleKind } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/pool.ts';
import { plainText, type StaffMember } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { changeById, insertChange, type ChangeRow } from './changeStore.ts';
import { planChange, type ChangePlan, type PlanFault } from './planChange.ts';
import { isRuleKind, scopeOf, type RuleRow } from './ruleFaults.ts';
import { sentence } from './sentences.ts';
import { lockRules, versionsOf, type RuleVersion } from './versionStore.ts';

type Proposal = CallBody<'proposeRuleChange'>;

const MOST_CHARACTERS = 500;

/** The newest version of each rule of a kind, removed ones included. */
export async function newestVersionsOf(q: Queries, kind: RuleKind): Promise<RuleVersion[]> {
  const seen = new Set<string>();
  return (await versionsOf(q, kind)).filter(({ rule_id: id }) => !seen.has(id) && seen.add(id));
}

/** The newest version in the series of a row, 0 when it begins one. */
export function newestIn(versions: readonly RuleVersion[], row: RuleRow & { kind: RuleKind }): number {
  const scope = scopeOf(row);
  const own = versions.filter((other) => scopeOf({ ...other, kind: row.kind }) === scope);
  return Math.max(0, ...own.map(({ version }) => version));
}

/**
 * Stores a proposed change for another member of staff to approve.
 * @throws Problem 404 for an unknown kind; 409 `rule_changed` when the row has a newer version; 422 when the value,
 *   the days, the text or the meaning of days that have begun conflict with it.
 */
export async function proposeChange(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  kind: string,
  proposal: Proposal,
): Promise<ChangeRow> {
  if (!isRuleKind(kind)) throw notFound(sentence('rule_unknown'));
  const source = checkedText('source', 'source_missing', proposal.source);
  const reason = checkedText('reason', 'reason_missing', proposal.reason);
  await lockRules(tx);
  const versions = await newestVersionsOf(tx, kind);
  const base = baseOf(versions, proposal);
  const row = { ...rowOf(kind, proposal, versions, base), source };
  const removes = base !== null && proposal.removes === true;
  const plan = planOrThrow(versions, { row, exists: base !== null, removes });
  const correctsPast = proposal.corrects_past === true;
  assertPast(plan, { correctsPast, today: istDate(await ctx.business.now(tx)) });
  const id = randomUUID();
  await insertChange(tx, {
    ...row,
    id,
    base_version: base?.version ?? null,
    removes,
    reason,
    corrects_past: correctsPast,
    seen_version: newestIn(versions, row),
    proposed_by: member.userId,
    proposed_at: ctx.now(),
  });
  await audit({
    action: 'rule.change_proposed',
    subject: `rule:${kind}:${row.rule_id}`,
    investorId: null,
    detail: { change: id, removes, base: base?.version ?? null, corrects_past: correctsPast },
  });
  return (await changeById(tx, id))!;
}

/** @throws Problem 409, 422 */
export function planOrThrow(
  versions: readonly RuleVersion[],
  change: Parameters<typeof planChange>[1],
): ChangePlan {
  const plan = planChange(
    versions.filter(({ removed }) => !removed),
    change,
  );
  if (typeof plan !== 'string') return plan;
  if (plan === 'unknown') throw ruleChanged();
  const code = CODES[plan];
  const message = sentence(code);
  throw validationFailed(code, message, { [FIELDS[plan]]: [message] });
}

const CODES = {
  value: 'rule_value_invalid',
  days: 'rule_days_invalid',
  scope: 'rule_scope_changed',
  overlap: 'rule_overlap',
  gap: 'rule_gap',
  unchanged: 'rule_unchanged',
  rule_id_used: 'rule_id_used',
} as const satisfies Record<Exclude<PlanFault, 'unknown'>, Parameters<typeof sentence>[0]>;
const FIELDS: Record<Exclude<PlanFault, 'unknown'>, string> = {
  value: 'value',
  scope: 'value',
  unchanged: 'value',
  rule_id_used: 'rule_id',
  days: 'applies_from',
  overlap: 'applies_from',
  gap: 'applies_to',
};

/** @throws Problem 422 `rule_in_past` when days that have begun would change without this being stated. */
export function assertPast(
  { firstDay }: ChangePlan,
  { correctsPast, today }: { correctsPast: boolean; today: string },
): void {
  if (correctsPast || firstDay === null || firstDay > today) return;
  const message = sentence('rule_in_past', { day: formatDate(firstDay, requestLanguage()) });
  throw validationFailed('rule_in_past', message, { applies_from: [message] });
}

export function ruleChanged(): Problem {
  return new Problem(409, 'validation_failed', 'rule_changed', sentence('rule_changed'));
}

function baseOf(
  versions: readonly RuleVersion[],
  { rule_id: id, base_version: version }: Proposal,
): RuleVersion | null {
  if (id === null && version === null) return null;
  const base = versions.find((row) => row.rule_id === id && row.version === version && !row.removed);
  if (!base) throw ruleChanged();
  return base;
}

function rowOf(
  kind: RuleKind,
  proposal: Proposal,
  versions: readonly RuleVersion[],
  base: RuleVersion | null,
): RuleRow & { kind: RuleKind } {
  const { confidence, source } = proposal;
  if (base && proposal.removes)
    return {
      kind,
      rule_id: base.rule_id,
      confidence,
      source,
      value: base.value,
      applies_from: base.applies_from,
      applies_to: base.applies_to,
    };
  const { applies_from: from = '', applies_to: to = null, value = null } = proposal;
  const rule_id = base?.rule_id ?? freeId(`${kind.replaceAll('_', '-')}-${from}`, versions);
  return { kind, rule_id, applies_from: from, applies_to: to, value, source, confidence };
}

function freeId(wanted: string, versions: readonly RuleVersion[]): string {
  const taken = new Set(versions.map(({ rule_id: id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}.${number}`;
    if (!taken.has(id)) return id;
  }
}

/** @throws Problem 422 for no text or too much of it. */
export function checkedText(
  field: string,
  missing: 'source_missing' | 'reason_missing' | 'note_missing',
  given: string,
): string {
  const text = plainText(given);
  if (text !== '' && text.length <= MOST_CHARACTERS) return text;
  const [code, message] =
    text === ''
      ? [missing, sentence(missing)]
      : ['text_too_long', sentence('text_too_long', { longest: MOST_CHARACTERS })];
  throw validationFailed(code, message, { [field]: [message] });
}
