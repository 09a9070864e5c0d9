import { USER_STATE, type CallReply, type HandOverHurdle } from '@sanchay/contracts';
import { maskEmail, maskMobile } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { minorAccounts, type MinorAccount } from '../minors/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { accountById, type Account } from '../users/index.ts';
import { sentence } from './messages.ts';
import { handOverById, ownBirths, type HandOverRow } from './store.ts';
import { statusOf } from './view.ts';

/**
 * Whether an order, plan, payment or mandate of an account is in progress, which has to end before the account changes
 * its login: no debit from a bank account of the guardian is taken for the next owner.
 * What is held, and drafts in the cart, move with it.
 */
export async function isInProgress(q: Queries, portfolioId: string): Promise<boolean> {
  const [row] = await q.query<{ busy: boolean }>(
    `SELECT EXISTS (SELECT FROM payments WHERE portfolio_id = $1 AND status IN ('created', 'pending'))
       OR EXISTS (SELECT FROM orders WHERE portfolio_id = $1 AND status IN ('under_review', 'confirmed', 'submitted'))
       OR EXISTS (SELECT FROM redemptions WHERE portfolio_id = $1 AND status IN ('pending', 'submitted', 'priced'))
       OR EXISTS (SELECT FROM systematic_plans WHERE portfolio_id = $1
         AND status IN ('mandate_pending', 'active', 'paused'))
       OR EXISTS (SELECT FROM mandates WHERE portfolio_id = $1
         AND status IN ('initiated', 'bank_pending', 'active', 'paused')) AS busy`,
    [portfolioId],
  );
  return row!.busy;
}

export const heirOf = async (q: Queries, userId: string): Promise<Account> => (await accountById(q, userId))!;

/** @throws Problem 404; 409 `hand_over_closed` with how it ended */
export function assertOpen(row: HandOverRow | null, now: Date): HandOverRow {
  if (!row) throw notFound(sentence('unknown'));
  const status = statusOf(row, now);
  if (status === 'waiting') return row;
  throw new Problem(409, 'validation_failed', 'hand_over_closed', sentence(`over_${status}`));
}

/** @throws Problem 403 `hand_over_other_login` */
export function assertOwnOffer(row: HandOverRow, heir: Account): void {
  if (heir.email === row.email) return;
  const message = sentence('other_login', { email: maskEmail(row.email) });
  throw new Problem(403, 'validation_failed', 'hand_over_other_login', message);
}

/** What is missing before a user can accept; null when nothing is. */
export async function hurdleOf(
  ctx: Context,
  q: Queries,
  row: HandOverRow,
  { heir, account }: { heir: Account; account: MinorAccount },
): Promise<HandOverHurdle | null> {
  if (heir.email !== row.email) return 'other_login';
  if (heir.state !== USER_STATE.VERIFIED) return 'email_unconfirmed';
  if (heir.mobile_phone === null) return 'mobile_missing';
  if (heir.mobile_phone !== row.mobile) return 'mobile_differs';
  for (const { portfolio_id: id, birth_sealed: sealed } of await ownBirths(q, heir.id))
    if ((await ctx.vault.open(`applicant:${id}:1`, sealed)).toString() !== account.born)
      return 'other_person';
  return (await isInProgress(q, row.portfolio_id)) ? 'in_progress' : null;
}

/**
 * What a link offers to the signed-in user. Another login than the invited one reads nothing of the child.
 * @throws Problem 404
 */
export async function offerOf(
  ctx: Context,
  userId: string,
  id: string,
): Promise<CallReply<'handOverOffer'>['data']> {
  const row = isUuid(id) ? await handOverById(ctx.db, id) : null;
  if (!row) throw notFound(sentence('unknown'));
  const account = (await minorAccounts(ctx, ctx.db, [row.portfolio_id])).get(row.portfolio_id)!;
  const heir = await heirOf(ctx.db, userId);
  const status = statusOf(row, ctx.now());
  return {
    status,
    guardian_name: account.guardian_name,
    name: heir.email === row.email ? account.name : null,
    email: maskEmail(row.email),
    mobile: maskMobile(row.mobile),
    expires_at: row.expires_at.toISOString(),
    hurdle: status === 'waiting' ? await hurdleOf(ctx, ctx.db, row, { heir, account }) : null,
  };
}
