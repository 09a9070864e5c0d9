import { US_CONSENTS, type CallBody, type UsAccount } from '@sanchay/contracts';
import { addDays, istDate, toWire, w8benValidUntil } from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
import { isNonResident } from '../../banks/index.ts';
import { consentText, recordConsents } from '../../consents/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { lrsYear } from '../transfers/lrsYear.ts';
import { insertUsAccount, lockUsAccount, updateUsAccount, usAccountOf } from './accountStore.ts';
import { usSentence } from './sentences.ts';

/** Days before the end of a W-8BEN from which it can be renewed. */
export const RENEWAL_DAYS = 60;

/** Why a portfolio cannot have an account for US stocks; null when it can. */
export async function usRefusal(
  q: Queries,
  portfolioId: string,
): Promise<{ code: string; message: string } | null> {
  if (await isNonResident(q, portfolioId))
    return { code: 'non_resident', message: usSentence('non_resident') };
  const holders = await holdersOf(q, portfolioId);
  return holders.length > 1 ? { code: 'joint', message: usSentence('joint') } : null;
}

/** The account of a portfolio, or what is needed to open it. */
export async function usAccountView(ctx: Context, q: Queries, portfolioId: string): Promise<UsAccount> {
  const account = await usAccountOf(q, portfolioId);
  const today = istDate(await ctx.business.now(q));
  const texts = US_CONSENTS.map((kind) => {
    const { title, text, hash } = consentText(kind, today, requestLanguage());
    return { kind, title, text, hash };
  });
  return {
    number: account?.number ?? null,
    opened_at: account?.opened_at.toISOString() ?? null,
    w8ben: account && {
      signed_on: account.w8ben_signed_on,
      valid_until: account.w8ben_valid_until,
      expired: account.w8ben_valid_until < today,
      expiring: account.w8ben_valid_until < addDays(today, RENEWAL_DAYS),
    },
    texts,
    balance: toWire(await balanceOf(q, usdWallet(), 'USD', portfolioId), 2),
    lrs: (await lrsYear(ctx, q, { portfolioId, on: today })).view,
    refusal: await usRefusal(q, portfolioId),
  };
}

/**
 * Opens the account with the consents that were shown. Repeated, it changes nothing.
 * @throws Problem 422 `non_resident`, `joint`, `consent_missing`
 */
export async function openUsAccount(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'openUsAccount'>,
): Promise<void> {
  const { portfolioId, userId } = actor;
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR UPDATE', [portfolioId]);
  if (await usAccountOf(tx, portfolioId)) return;
  const refusal = await usRefusal(tx, portfolioId);
  if (refusal) throw validationFailed(refusal.code, refusal.message);
  await recordConsents(ctx, tx, { userId, about: '' }, US_CONSENTS, body);
  const at = await ctx.business.now(tx);
  const today = istDate(at);
  await insertUsAccount(tx, {
    portfolio_id: portfolioId,
    investor_id: await ownerOf(tx, portfolioId),
    opened_at: at,
    w8ben_signed_on: today,
    w8ben_valid_until: w8benValidUntil(today),
  });
}

/**
 * Signs Form W-8BEN again, at any time.
 * @throws Problem 409 `not_open`; 422 `consent_missing`
 */
export async function renewW8ben(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'renewW8ben'>,
): Promise<void> {
  const account = await lockUsAccount(tx, actor.portfolioId);
  if (!account) throw notOpen();
  await recordConsents(ctx, tx, { userId: actor.userId, about: '' }, ['us_w8ben'], body);
  const today = istDate(await ctx.business.now(tx));
  await updateUsAccount(tx, {
    ...account,
    w8ben_signed_on: today,
    w8ben_valid_until: w8benValidUntil(today),
  });
}

/** 409: the portfolio has no account for US stocks. */
export const notOpen = (): Problem => new Problem(409, 'failure', 'not_open', usSentence('not_open'));
