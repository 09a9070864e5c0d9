import { HAND_OVER_LIMITS, type CallBody } from '@sanchay/contracts';
import { formatDate, isEmail, istDate, mobileDigits, typedEmail } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { sendMessage } from '../messages/index.ts';
import { lockMinor, ownMinor, type MinorAccount } from '../minors/index.ts';
import { languageOf } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { later } from '../platform/process/instants.ts';
import { accountById, spendStepUp, type Account } from '../users/index.ts';
import { sentence } from './messages.ts';
import { insertHandOver, latestHandOver, lockLatestHandOver, markSent, type HandOverRow } from './store.ts';
import { statusOf } from './view.ts';

const DAY_MS = 86_400_000;

/**
 * The account of a child who is 18, locked.
 * @throws Problem 404; 403 `minor_too_young` before the 18th birthday
 */
export async function lockOfAge(ctx: Context, tx: Tx, actor: Actor, number: string): Promise<MinorAccount> {
  const named = { userId: actor.userId, number };
  await lockMinor(tx, (await ownMinor(ctx, tx, named)).portfolio_id);
  const account = await ownMinor(ctx, tx, named);
  if (account.status !== 'minor') return account;
  const values = { name: account.name, day: formatDate(account.adult_from, requestLanguage()) };
  throw new Problem(403, 'validation_failed', 'minor_too_young', sentence('too_young', values));
}

/**
 * Offers the account of a child who is 18 to the child's own login. Whether the e-mail has a login already makes no
 * difference here: the child logs in with it, or signs up.
 * @throws Problem 404; 403 `minor_too_young`, `step_up_required`; 409 `hand_over_open`; 422 `hand_over_refused` with the
 *   fields
 */
export async function startHandOver(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { number, body }: { number: string; body: CallBody<'startHandOver'> },
): Promise<HandOverRow> {
  const account = await lockOfAge(ctx, tx, actor, number);
  const now = ctx.now();
  const open = await latestHandOver(tx, account.portfolio_id);
  if (open?.status === 'waiting') {
    if (statusOf(open, now) === 'waiting')
      throw new Problem(409, 'validation_failed', 'hand_over_open', sentence('already_sent'));
    await tx.query(`UPDATE hand_overs SET status = 'expired', ended_at = $2 WHERE id = $1`, [open.id, now]);
  }
  const guardian = (await accountById(tx, actor.userId))!;
  const email = typedEmail(body.email);
  const mobile = mobileDigits(body.mobile);
  const errors = faultsOf({ email, mobile, name: account.name }, guardian);
  if (Object.keys(errors).length > 0)
    throw validationFailed('hand_over_refused', sentence('correct'), errors);
  await spendStepUp(ctx, tx, actor, 'access', body.step_up);
  const row: HandOverRow = {
    id: randomUUID(),
    portfolio_id: account.portfolio_id,
    guardian_id: actor.userId,
    email,
    mobile: mobile!,
    status: 'waiting',
    created_at: now,
    expires_at: lastInstant(now),
    ended_at: null,
    sent: 1,
    sent_at: now,
    attempts: 0,
    heir_id: null,
  };
  await insertHandOver(tx, row);
  await deliver(ctx, tx, row, { guardian: guardian.name, child: account.name });
  return row;
}

/**
 * Sends the message of an open or expired hand-over again, with the same link.
 * @throws Problem 404; 403 `minor_too_young`; 409 `hand_over_closed`; 429 `rate_limited`
 */
export async function resendHandOver(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  number: string,
): Promise<HandOverRow> {
  const account = await lockOfAge(ctx, tx, actor, number);
  const row = await lockLatestHandOver(tx, account.portfolio_id);
  if (row?.status !== 'waiting' && row?.status !== 'expired')
    throw new Problem(409, 'validation_failed', 'hand_over_closed', sentence('none_open'));
  if (row.sent >= HAND_OVER_LIMITS.sends) {
    const values = { most: HAND_OVER_LIMITS.sends, name: account.name };
    throw new Problem(429, 'failure', 'rate_limited', sentence('sent_often', values));
  }
  const now = ctx.now();
  const sent = { ...row, expires_at: lastInstant(now), sent_at: now };
  await markSent(tx, sent);
  const guardian = (await accountById(tx, actor.userId))!;
  await deliver(ctx, tx, sent, { guardian: guardian.name, child: account.name });
  return { ...sent, status: 'waiting', ended_at: null };
}

const lastInstant = (now: Date): Date => later(now, HAND_OVER_LIMITS.days * DAY_MS);

function faultsOf(
  { email, mobile, name }: { email: string; mobile: string | null; name: string },
  guardian: Account,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (!isEmail(email)) errors.email = [sentence('email_wrong')];
  else if (email === guardian.email) errors.email = [sentence('own_email', { name })];
  if (mobile === null) errors.mobile = [sentence('mobile_wrong')];
  else if (mobile === guardian.mobile_phone) errors.mobile = [sentence('own_mobile', { name })];
  return errors;
}

/** Sends the link by e-mail and SMS, in the language of the guardian: that of the child is not known. */
async function deliver(
  ctx: Context,
  tx: Tx,
  row: HandOverRow,
  { guardian, child }: { guardian: string; child: string },
): Promise<void> {
  const language = await languageOf(tx, row.guardian_id);
  const values = {
    guardian,
    name: child,
    day: formatDate(istDate(row.expires_at), language),
    link: `${ctx.settings.publicOrigin}/family/hand-over/${row.id}`,
  };
  const text = sentence('message', values, language);
  await sendMessage(ctx, tx, { channel: 'email', to: row.email, text });
  await sendMessage(ctx, tx, { channel: 'sms', to: row.mobile, text });
}
