import { MANAGER_LIMITS, type CallBody } from '@sanchay/contracts';
import { addDays, addMonthsClamped, istDate, isEmail, isIsoDate, typedEmail } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { later } from '../platform/process/instants.ts';
import { accountById, notYourAccount, spendStepUp } from '../users/index.ts';
import { INVITATION_JOB } from './deliverInvitation.ts';
import { endGrant } from './endGrant.ts';
import { publishGrant } from './publishGrant.ts';
import { sentence } from './sentences.ts';
import { grantsOfOwner, insertInvitation, lockOwnersGrant, type GrantRow } from './store.ts';
import { isOver } from './view.ts';

const DAY_MS = 86_400_000;
const LONGEST_MONTHS = 120;

/**
 * Invites an address to manage one of the user's accounts. Whether the address has an account makes no difference here:
 * a job delivers the invitation.
 * @throws Problem 403 `not_your_account`, `step_up_required`, `step_up_invalid`; 422 `invitation_refused` with the field
 *   and reason, `own_address`, `already_invited`, `already_manager`, `managers_full`; 429 `rate_limited`
 */
export async function inviteManager(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'inviteManager'>,
): Promise<GrantRow> {
  const now = ctx.now();
  const [own] = await tx.query<{ id: string }>(
    'SELECT id FROM portfolios WHERE number = $1 AND owner_id = $2 AND removed_at IS NULL FOR NO KEY UPDATE',
    [body.portfolio_id, actor.userId],
  );
  if (!own) throw notYourAccount();
  const email = typedEmail(body.email);
  const errors = faultsOf(email, body.until, istDate(now));
  if (Object.keys(errors).length > 0)
    throw validationFailed('invitation_refused', sentence('correct'), errors);
  const owner = (await accountById(tx, actor.userId))!;
  if (owner.email === email) throw fieldRefused('own_address', sentence('own_address'));
  await assertRoom(ctx, tx, { now, email, portfolioId: own.id, ownerId: actor.userId });
  await spendStepUp(ctx, tx, actor, 'access', body.step_up);
  const id = randomUUID();
  await insertInvitation(tx, {
    id,
    email,
    now,
    investorId: actor.userId,
    portfolioId: own.id,
    scope: body.scope,
    answerBy: later(now, MANAGER_LIMITS.answerDays * DAY_MS),
    expiresAt: body.until === null ? null : new Date(`${addDays(body.until, 1)}T00:00:00+05:30`),
  });
  await ctx.jobs.send(tx, INVITATION_JOB, { id });
  const grant = (await lockOwnersGrant(tx, actor.userId, id))!;
  await publishGrant(ctx, tx, grant, 'waiting');
  return grant;
}

function faultsOf(email: string, until: string | null, today: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (!isEmail(email)) errors.email = [sentence('email_wrong')];
  if (until !== null && (!isIsoDate(until) || until <= today)) errors.until = [sentence('until_past')];
  else if (until !== null && until > addMonthsClamped(today, LONGEST_MONTHS))
    errors.until = [sentence('until_far')];
  return errors;
}

const fieldRefused = (code: string, message: string): Problem =>
  validationFailed(code, message, { email: [message] });

interface Room {
  now: Date;
  email: string;
  portfolioId: string;
  ownerId: string;
}

/** Limits of the managers of one account and of the mails that one user has us send. */
async function assertRoom(ctx: Context, tx: Tx, { now, email, portfolioId, ownerId }: Room): Promise<void> {
  const rows = (await grantsOfOwner(tx, ownerId)).filter(
    ({ portfolio_id: id, request_status: status }) =>
      id === portfolioId && (status === 'waiting' || status === 'accepted'),
  );
  for (const row of rows) if (isOver(row, now)) await endGrant(ctx, tx, row, 'expiry');
  const open = rows.filter((row) => !isOver(row, now));
  const same = open.find((row) => row.manager_email === email);
  if (same) {
    const code = same.request_status === 'waiting' ? 'already_invited' : 'already_manager';
    throw fieldRefused(code, sentence(code));
  }
  if (open.length >= MANAGER_LIMITS.perAccount)
    throw validationFailed('managers_full', sentence('full', { most: MANAGER_LIMITS.perAccount }));
  const [sent] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM managed_accounts WHERE investor_id = $1 AND created_at > $2',
    [ownerId, later(now, -DAY_MS)],
  );
  if (sent!.count >= MANAGER_LIMITS.invitesPerDay)
    throw new Problem(429, 'failure', 'rate_limited', sentence('too_many'));
}
