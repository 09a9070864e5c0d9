import type { CallBody } from '@sanchay/contracts';
import { istDate, type RuleKind } from '@sanchay/finance';
import type { StaffMember } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { changeById, insertDecision, type ChangeRow } from './changeStore.ts';
import type { ChangePlan } from './planChange.ts';
import { assertPast, checkedText, newestIn, newestVersionsOf, planOrThrow } from './proposeChange.ts';
import { isRuleKind, type RuleRow } from './ruleFaults.ts';
import { sentence } from './sentences.ts';
import { addVersions, lockRules, type RuleVersion } from './versionStore.ts';

const OUTCOMES = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

/**
 * Decides on a proposed change: another member of staff than its author approves or rejects it, its author withdraws
 * it. An approved change is in force from its days on, in the same transaction.
 * @throws Problem 404; 403 `rule_own_change`, `rule_not_own`; 409 `rule_change_decided`, `rule_change_stale`; 422 when
 *   it cannot be made as things are now, or a rejection has no note.
 */
export async function decideChange(
  ctx: Context,
  { tx, audit }: WriteScope,
  { userId }: StaffMember,
  id: string,
  { decision, note = '' }: CallBody<'decideRuleChange'>,
): Promise<ChangeRow> {
  await lockRules(tx);
  const change = isUuid(id) ? await changeById(tx, id) : null;
  if (!change || !isRuleKind(change.kind)) throw notFound(sentence('change_unknown'));
  const own = change.proposed_by === userId;
  if (decision === 'withdraw' && !own)
    throw new Problem(403, 'failure', 'rule_not_own', sentence('rule_not_own'));
  if (decision !== 'withdraw' && own)
    throw new Problem(403, 'failure', 'rule_own_change', sentence('rule_own_change'));
  if (change.decision !== null) throw conflict('rule_change_decided');
  const text = decision === 'reject' || note !== '' ? checkedText('note', 'note_missing', note) : '';
  const at = ctx.now();
  const plan = decision === 'approve' ? await currentPlan(ctx, tx, { ...change, kind: change.kind }) : null;
  await insertDecision(tx, { changeId: id, decision: OUTCOMES[decision], note: text, by: userId, at });
  if (plan)
    await addVersions(
      tx,
      plan.writes.map(({ row, removed }) => ({ ...rowOnly(row), removed, origin: 'staff', change_id: id })),
      at,
    );
  await audit({
    action: `rule.change_${OUTCOMES[decision]}`,
    subject: `rule:${change.kind}:${change.rule_id}`,
    investorId: null,
    detail: { change: id, first_day: plan?.firstDay ?? null, corrects_past: change.corrects_past },
  });
  return (await changeById(tx, id))!;
}

async function currentPlan(
  ctx: Context,
  tx: WriteScope['tx'],
  change: ChangeRow & { kind: RuleKind },
): Promise<ChangePlan> {
  const versions = await newestVersionsOf(tx, change.kind);
  if (isStale(versions, change)) throw conflict('rule_change_stale');
  const plan = planOrThrow(versions, {
    row: change,
    exists: change.base_version !== null,
    removes: change.removes,
  });
  assertPast(plan, { correctsPast: change.corrects_past, today: istDate(await ctx.business.now(tx)) });
  return plan;
}

/** Whether its series has changed since it was proposed, so that it was written for other rules. */
export function isStale(versions: readonly RuleVersion[], change: ChangeRow & { kind: RuleKind }): boolean {
  return newestIn(versions, change) > change.seen_version;
}

function rowOnly({ kind, rule_id, applies_from, applies_to, value, source, confidence }: RuleRow): RuleRow {
  return { kind, rule_id, applies_from, applies_to, value, source, confidence };
}

function conflict(code: 'rule_change_decided' | 'rule_change_stale'): Problem {
  return new Problem(409, 'validation_failed', code, sentence(code));
}
