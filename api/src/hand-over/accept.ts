import { HAND_OVER_LIMITS, type CallBody, type HandOverHurdle } from '@sanchay/contracts';
import { maskEmail, maskMobile } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { endAccess } from '../managers/index.ts';
import { lockMinor, markHandedOver, minorAccounts, type MinorAccount } from '../minors/index.ts';
import { notify } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { leavePortfolio, openInSession, spendStepUp } from '../users/index.ts';
import { endHandOver } from './end.ts';
import { sentence } from './messages.ts';
import { assertOpen, assertOwnOffer, heirOf, hurdleOf } from './offer.ts';
import {
  closeNotices,
  countAttempt,
  endRow,
  lockHandOver,
  moveAccount,
  removeUnused,
  type HandOverRow,
} from './store.ts';

/**
 * Checks the date of birth that an heir enters, in a transaction of its own: a wrong one counts although the request is
 * refused, and the fifth ends the hand-over.
 * @throws Problem 404; 403 `hand_over_other_login`; 409 `hand_over_closed`; 422 `hand_over_birth_wrong`
 */
export async function checkBirth(
  ctx: Context,
  actor: Actor,
  { id, born }: { id: string; born: string },
): Promise<void> {
  const refusal = await ctx.db.tx(async (tx): Promise<Problem | null> => {
    const row = assertOpen(isUuid(id) ? await lockHandOver(tx, id) : null, ctx.now());
    assertOwnOffer(row, await heirOf(tx, actor.userId));
    const account = await accountOf(ctx, tx, row);
    if (account.born === born) return null;
    await countAttempt(tx, id);
    const left = HAND_OVER_LIMITS.attempts - row.attempts - 1;
    if (left > 0) return birthWrong(sentence('born_wrong', { left }));
    await endHandOver(ctx, tx, row, 'locked');
    return birthWrong(sentence('born_locked'));
  });
  if (refusal) throw refusal;
}

/**
 * Gives the account of a child with all its rows to the login of the child. The access of the guardian and of managers
 * ends; sessions that have it open go to their own account.
 * @throws Problem 404; 403 `hand_over_other_login`, `step_up_required`; 409 `hand_over_closed`; 422 `hand_over_refused`
 *   with what is missing
 */
export async function acceptHandOver(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, body }: { id: string; body: CallBody<'acceptHandOver'> },
): Promise<{ row: HandOverRow; account: MinorAccount }> {
  // The account before its hand-over, as every other change of them.
  const found = assertOpen(await lockHandOver(tx, id), ctx.now());
  await lockMinor(tx, found.portfolio_id);
  const [heir, account] = [await heirOf(tx, actor.userId), await accountOf(ctx, tx, found)];
  assertOwnOffer(found, heir);
  if (account.removed_at !== null || account.handed_over || account.born !== body.date_of_birth)
    throw new Problem(409, 'validation_failed', 'hand_over_closed', sentence('over_cancelled'));
  const hurdle = await hurdleOf(ctx, tx, found, { heir, account });
  if (hurdle !== null) throw validationFailed('hand_over_refused', hurdleText(hurdle, found));
  await spendStepUp(ctx, tx, actor, 'access', body.step_up);
  await takeOver(ctx, tx, actor, found);
  await endRow(tx, { id, status: 'accepted', now: ctx.now(), heirId: actor.userId });
  await announce(ctx, tx, actor, { row: found, account });
  return { row: found, account };
}

async function takeOver(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { portfolio_id: portfolioId, guardian_id: guardianId, email }: HandOverRow,
): Promise<void> {
  await endAccess(ctx, tx, { ownerId: guardianId, portfolioId });
  await moveAccount(tx, { portfolioId, heirId: actor.userId, email });
  await markHandedOver(tx, portfolioId, ctx.now());
  await leavePortfolio(tx, guardianId, portfolioId);
  await closeNotices(tx, guardianId, portfolioId);
  await openInSession(tx, actor.sessionId, portfolioId);
  await removeUnused(tx, { heirId: actor.userId, portfolioId, now: ctx.now() });
}

/** Notifies both; open pages of the guardian leave the account. */
async function announce(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { row, account }: { row: HandOverRow; account: MinorAccount },
): Promise<void> {
  const { name: child, guardian_name: guardian, number } = account;
  await ctx.publish(tx, {
    event: 'manager/changed',
    payload: { portfolioId: String(number), status: 'deleted' },
    userId: row.guardian_id,
  });
  await notify(ctx, tx, {
    userId: row.guardian_id,
    kind: 'handed_over',
    values: { child },
    path: '/family',
  });
  await notify(ctx, tx, {
    userId: actor.userId,
    portfolioId: row.portfolio_id,
    kind: 'taken_over',
    values: { guardian },
    path: '/kyc',
  });
}

async function accountOf(ctx: Context, tx: Tx, { portfolio_id: id }: HandOverRow): Promise<MinorAccount> {
  return (await minorAccounts(ctx, tx, [id])).get(id)!;
}

const birthWrong = (message: string): Problem =>
  validationFailed('hand_over_birth_wrong', message, { date_of_birth: [message] });

function hurdleText(hurdle: HandOverHurdle, { email, mobile }: HandOverRow): string {
  if (hurdle === 'other_login') return sentence(hurdle, { email: maskEmail(email) });
  if (hurdle === 'mobile_missing' || hurdle === 'mobile_differs')
    return sentence(hurdle, { mobile: maskMobile(mobile) });
  return sentence(hurdle);
}
