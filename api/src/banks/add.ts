import { randomUUID } from 'node:crypto';
import type { CallBody } from '@sanchay/contracts';
import { maskAccount, readAccountNumber } from '@sanchay/finance';
import { recordConsents } from '../consents/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { noteExemption } from '../platform/access/secondFactor.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { assertHolder, spendStepUp } from '../users/index.ts';
import { checkAccount } from './checkAccount.ts';
import { VERIFY_JOB } from './job.ts';
import { sentence } from './sentences.ts';
import * as store from './store.ts';
import { accountMessages } from './view.ts';

/** Real time after which a bank that did not answer at once is called again. */
const FIRST_RETRY_MS = 30_000;

/** A new account's id with its number sealed. */
export interface SealedAccount {
  id: string;
  sealed: Buffer;
}

/** Seals the entered number before the transaction, which must not wait for keys while it holds locks. */
export async function sealTyped(ctx: Context, accountNo: string): Promise<SealedAccount> {
  const id = randomUUID();
  const read = readAccountNumber(accountNo);
  return { id, sealed: await ctx.vault.seal(`bank:${id}`, 'digits' in read ? read.digits : '') };
}

/**
 * Stores an account that waits for its bank, in one of five places, with both consents. The number is sealed.
 * @returns its id
 * @throws Problem 422 `bank_invalid`, `consent_missing`, `bank_added_already`, `too_many_banks`; 403
 *   `step_up_required` unless it is the first account, `not_your_account`
 */
export async function addAccount(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'addBankAccount'>,
  { id, sealed }: SealedAccount,
): Promise<{ id: string }> {
  await assertHolder(tx, actor);
  const { portfolioId, userId } = actor;
  await store.lockAccounts(tx, portfolioId);
  const { residency } = await store.holdingFacts(tx, portfolioId);
  const { branch, digits, type } = await checkAccount(tx, body, residency);
  const index = ctx.vault.blindIndex('bank_account', `${branch.ifsc.slice(0, 4)}:${digits}`);
  if (await store.hasAccount(tx, portfolioId, index)) {
    throw validationFailed('bank_added_already', sentence('added_already'), {
      account_no: [sentence('added_already')],
    });
  }
  const others = (await store.accountsOf(tx, portfolioId)).filter(({ place }) => place !== null);
  const full = () => new Problem(422, 'validation_failed', 'too_many_banks', sentence('too_many'));
  if (others.length >= store.MOST_BANK_ACCOUNTS) throw full();
  const masked = maskAccount(digits);
  const message = accountMessages({ bank_name: branch.bank_name, masked_account_no: masked });
  await recordConsents(ctx, tx, { userId, about: message }, ['bank_verify', 'bank_use'], body.consents);
  if (others.length > 0) await spendStepUp(ctx, tx, actor, 'bank', body.step_up);
  else noteExemption(tx, 'first');
  const stored = await store.insertAccount(tx, {
    id,
    userId,
    portfolioId,
    ifsc: branch.ifsc,
    index,
    masked,
    type,
    sealed,
    at: await ctx.business.now(tx),
  });
  if (!stored) throw full();
  await ctx.jobs.send(tx, VERIFY_JOB, { id }, { after: new Date(ctx.now().getTime() + FIRST_RETRY_MS) });
  await audit({ action: 'bank.added', subject: `bank:${id}`, detail: { ifsc: branch.ifsc, type } });
  return { id };
}
