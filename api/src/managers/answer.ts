import type { CallBody } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { endGrant } from './endGrant.ts';
import { publishGrant } from './publishGrant.ts';
import { sentence } from './sentences.ts';
import { childOf, answerGrant, lockManagersGrant, lockOwnersGrant, type GrantRow } from './store.ts';
import { isOver } from './view.ts';

/**
 * Accepts or rejects an invitation of the user's verified address, once.
 * @throws Problem 404; 409 `invitation_over`, `already_accepted`, `already_rejected`
 */
export async function answerRequest(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, answer }: { id: string; answer: CallBody<'answerManagementRequest'>['answer'] },
): Promise<GrantRow> {
  const row = await lockManagersGrant(tx, actor.userId, id);
  if (!row) throw notFound(sentence('invitation_missing'));
  if (row.request_status === 'accepted' && !isOver(row, ctx.now())) throw over('already_accepted');
  if (row.request_status === 'rejected') throw over('already_rejected');
  if (row.request_status !== 'waiting' || isOver(row, ctx.now())) throw over('invitation_over');
  const status = answer === 'accept' ? 'accepted' : 'rejected';
  await answerGrant(tx, { id, managerId: actor.userId, status, now: ctx.now() });
  const answered = (await lockManagersGrant(tx, actor.userId, id))!;
  await publishGrant(ctx, tx, answered, status);
  await notify(ctx, tx, {
    userId: row.investor_id,
    kind: status === 'accepted' ? 'manager_accepted' : 'manager_rejected',
    values: {
      manager: status === 'accepted' ? answered.manager_name! : row.manager_email,
      account: childOf(row),
    },
    path: '/managed-accounts',
  });
  return answered;
}

/**
 * Ends the user's own access to an account of another.
 * @throws Problem 404; 409 `not_accepted`, `grant_over`
 */
export async function leaveAccount(ctx: Context, tx: Tx, actor: Actor, id: string): Promise<GrantRow> {
  const row = await lockManagersGrant(tx, actor.userId, id);
  if (!row) throw notFound(sentence('grant_missing'));
  if (row.request_status === 'waiting') throw over('not_accepted');
  if (row.request_status !== 'accepted') throw over('grant_over');
  await endGrant(ctx, tx, row, 'manager');
  return (await lockManagersGrant(tx, actor.userId, id))!;
}

/**
 * Deletes an invitation of the user, or ends the access of a manager.
 * @throws Problem 404; 409 `grant_over`
 */
export async function removeManager(ctx: Context, tx: Tx, actor: Actor, id: string): Promise<GrantRow> {
  const row = await lockOwnersGrant(tx, actor.userId, id);
  if (!row) throw notFound(sentence('grant_missing'));
  if (row.request_status !== 'waiting' && row.request_status !== 'accepted') throw over('grant_over');
  await endGrant(ctx, tx, row, 'owner');
  return (await lockOwnersGrant(tx, actor.userId, id))!;
}

function over(
  code: 'already_accepted' | 'already_rejected' | 'grant_over' | 'invitation_over' | 'not_accepted',
) {
  return new Problem(409, 'validation_failed', code, sentence(code));
}
