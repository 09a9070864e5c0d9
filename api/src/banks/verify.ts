import { compareNames, istDate, requireRule, type RuleBook } from '@sanchay/finance';
import { endConsents } from '../consents/index.ts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { httpPennyDrop } from './httpPennyDrop.ts';
import { VERIFY_JOB } from './job.ts';
import { BankUnreachableError, type PennyDrop } from './pennyDrop.ts';
import * as store from './store.ts';
import type { BankRow, Outcome } from './store.ts';
import { accountMessages } from './view.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

const NOTICES = {
  verified: 'bank_confirmed',
  name_differs: 'bank_name_differs',
  failed: 'bank_not_added',
} as const;

/**
 * Verifies a waiting account with its bank and writes the response. The bank is called outside of any transaction; one
 * that is down leaves the account waiting.
 * @param late the request was made earlier and the user has moved on, so they are notified
 * @returns whether the bank has answered
 */
export async function verifyAccount(
  ctx: Context,
  id: string,
  requestId: string,
  { late = false }: { late?: boolean } = {},
): Promise<boolean> {
  const account = await store.accountById(ctx.db, id);
  if (account?.status !== 'pending' || account.removed_at) return true;
  const names = await store.holderNames(ctx.db, account.portfolio_id);
  const digits = (await ctx.vault.open(`bank:${id}`, account.account_sealed)).toString();
  let answer: PennyDrop;
  try {
    answer = await httpPennyDrop(ctx).ask({
      id,
      ifsc: account.ifsc,
      accountNo: digits,
      expectedName: names[0]!,
    });
  } catch (error) {
    if (!(error instanceof BankUnreachableError)) throw error;
    await store.countAttempt(ctx.db, id);
    ctx.log.warn({ bank: id }, 'the bank did not answer');
    return false;
  }
  await ctx.db.tx((tx) => settle(ctx, tx, account, { answer, names, requestId, late }));
  return true;
}

interface Answered {
  answer: PennyDrop;
  names: readonly string[];
  requestId: string;
  late: boolean;
}

async function settle(
  ctx: Context,
  tx: Tx,
  { id, portfolio_id: portfolioId, investor_id: userId, ...account }: BankRow,
  { answer, names, requestId, late }: Answered,
): Promise<void> {
  await store.lockAccounts(tx, portfolioId);
  const now = await store.lockAccount(tx, id);
  if (now?.status !== 'pending' || now.removed_at) return;
  const outcome = outcomeOf(answer, names, await ctx.business.now(tx), ctx.rules.book());
  await store.putOutcome(tx, id, outcome);
  if (outcome.status === 'failed') await endConsents(ctx, tx, { userId, about: accountMessages(account) });
  await ctx.accountChanged(tx, portfolioId);
  await writeAudit(tx, {
    investorId: userId,
    actor: 'bank',
    action: `bank.${outcome.status}`,
    subject: `bank:${id}`,
    requestId,
    detail: { ref: answer.ref, score: outcome.nameMatch?.score ?? null, failure: outcome.failure },
  });
  if (!late) return;
  const values = { bank: accountMessages(account) };
  await notify(ctx, tx, {
    userId,
    portfolioId,
    kind: NOTICES[outcome.status],
    values,
    path: '/profile/bank',
  });
}

/** What the bank's answer means: its holder has to be one of the holders of the portfolio. */
export function outcomeOf(
  answer: PennyDrop,
  names: readonly string[],
  at: Date,
  rules: Pick<RuleBook, 'name_match'>,
): Outcome {
  if (answer.status !== 'found')
    return { status: 'failed', failure: answer.status, holderName: null, nameMatch: null, at };
  const best = names
    .map((name) => compareNames(name, answer.name))
    .reduce((a, b) => (b.score > a.score ? b : a));
  const least = requireRule(rules.name_match, istDate(at), 'the likeness of names').value;
  return {
    status: best.score >= least ? 'verified' : 'name_differs',
    failure: null,
    holderName: answer.name,
    nameMatch: best,
    at,
  };
}

/** The job: retries, ever more seldom up to once an hour, until the bank has answered. */
export async function verifyJob(ctx: Context, { id }: { id: string }): Promise<void> {
  if (await verifyAccount(ctx, id, `job:${VERIFY_JOB}`, { late: true })) return;
  const attempts = (await store.accountById(ctx.db, id))!.attempts;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 10), LONGEST_PAUSE_MS);
  await ctx.db.tx((tx) =>
    ctx.jobs.send(tx, VERIFY_JOB, { id }, { after: new Date(ctx.now().getTime() + pause) }),
  );
}
