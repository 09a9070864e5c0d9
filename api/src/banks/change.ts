import { ONBOARDING_STATE } from '@sanchay/contracts';
import { endConsents } from '../consents/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { noteExemption } from '../platform/access/secondFactor.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { assertHolder, spendStepUp } from '../users/index.ts';
import { heldBy } from './guards.ts';
import { sentence, type BankSentence } from './sentences.ts';
import * as store from './store.ts';
import type { BankRow } from './store.ts';
import { accountMessages } from './view.ts';

function refused(code: string, message: BankSentence): Problem {
  return new Problem(422, 'validation_failed', code, sentence(message));
}

/** The holder's account of this id, with all changes of the portfolio's accounts locked. */
async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<BankRow> {
  await assertHolder(tx, actor);
  await store.lockAccounts(tx, actor.portfolioId);
  const account = isUuid(id) ? await store.lockAccount(tx, id) : null;
  if (account?.portfolio_id !== actor.portfolioId || account.removed_at)
    throw notFound(sentence('not_found'));
  return account;
}

async function assertFree(ctx: Context, tx: Tx, bankId: string): Promise<void> {
  const reason = await heldBy(ctx, tx, bankId);
  if (reason) throw refused(`bank_held_by_${reason}`, `held_${reason}`);
}

/**
 * Makes a verified account the default one; it is already, nothing changes.
 * @throws Problem 404; 422 `bank_not_verified`, or `bank_held_by_mandate`, `bank_held_by_payout` while something of
 *   the present default account is under way; 403 `step_up_required`
 */
export async function makeDefault(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  stepUp: string | undefined,
): Promise<{ id: string }> {
  const account = await lockOwn(tx, actor, id);
  if (account.is_default) {
    noteExemption(tx, 'unchanged');
    return { id };
  }
  if (account.status !== 'verified') throw refused('bank_not_verified', 'not_verified');
  const before = (await store.accountsOf(tx, actor.portfolioId)).find(({ is_default }) => is_default);
  if (before) await assertFree(ctx, tx, before.id);
  await spendStepUp(ctx, tx, actor, 'bank', stepUp);
  await store.putDefault(tx, actor.portfolioId, id);
  await ctx.accountChanged(tx, actor.portfolioId);
  await audit({ action: 'bank.made_default', subject: `bank:${id}`, detail: { before: before?.id ?? null } });
  return { id };
}

/**
 * Removes an account. One that its bank did not confirm just goes; the default one goes last, and never while the
 * portfolio is ready to invest.
 * @throws Problem 404; 422 `bank_is_default`, `bank_held_by_mandate`, `bank_held_by_payout`; 403 `step_up_required`
 */
export async function removeAccount(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  stepUp: string | undefined,
): Promise<Record<string, never>> {
  const account = await lockOwn(tx, actor, id);
  if (account.status !== 'failed') {
    await assertRemovable(ctx, tx, account);
    await spendStepUp(ctx, tx, actor, 'bank', stepUp);
  } else noteExemption(tx, 'failed');
  await store.takeOut(tx, id, await ctx.business.now(tx));
  await endConsents(ctx, tx, { userId: actor.userId, about: accountMessages(account) });
  await ctx.accountChanged(tx, actor.portfolioId);
  await audit({ action: 'bank.removed', subject: `bank:${id}`, detail: { status: account.status } });
  return {};
}

async function assertRemovable(ctx: Context, tx: Tx, account: BankRow): Promise<void> {
  await assertFree(ctx, tx, account.id);
  if (!account.is_default) return;
  const { onboarding_state: state } = await store.holdingFacts(tx, account.portfolio_id);
  const others = (await store.accountsOf(tx, account.portfolio_id)).filter(
    ({ id, status }) => id !== account.id && status === 'verified',
  );
  if (others.length > 0 || state === ONBOARDING_STATE.REGISTRATION_COMPLETE)
    throw refused('bank_is_default', 'is_default');
}

/** Records that the user requested a retry of the bank. @throws Problem 404, 422 `bank_not_waiting` */
export async function askAgain({ tx, audit }: WriteScope, actor: Actor, id: string): Promise<{ id: string }> {
  const account = await lockOwn(tx, actor, id);
  if (account.status !== 'pending') throw refused('bank_not_waiting', 'not_waiting');
  await audit({ action: 'bank.asked_again', subject: `bank:${id}` });
  return { id };
}
