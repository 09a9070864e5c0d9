import type { Tx, Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { sentence } from './messages.ts';
import { minorAccounts, type MinorAccount } from './status.ts';
import { lockMinor, portfolioOfNumber } from './store.ts';

/**
 * The account of a child by the number of its portfolio.
 * @throws Problem 404 for any other account, and for a removed one
 */
export async function ownMinor(
  ctx: Context,
  q: Queries,
  { userId, number }: { userId: string; number: string },
): Promise<MinorAccount> {
  const id = await portfolioOfNumber(q, number);
  const account = id === null ? undefined : (await minorAccounts(ctx, q, [id])).get(id);
  if (account?.guardian_id !== userId || account.handed_over) throw notFound(sentence('unknown'));
  if (account.removed_at !== null) throw notFound(sentence('removed'));
  return account;
}

/**
 * The account of a child, locked, while the guardian operates it.
 * @throws Problem as `ownMinor`; 403 `minor_of_age` from the 18th birthday
 */
export async function lockOwnMinor(
  ctx: Context,
  tx: Tx,
  named: { userId: string; number: string },
): Promise<MinorAccount> {
  await lockMinor(tx, (await ownMinor(ctx, tx, named)).portfolio_id);
  const account = await ownMinor(ctx, tx, named);
  if (account.status !== 'minor')
    throw new Problem(403, 'validation_failed', 'minor_of_age', sentence('of_age', { name: account.name }));
  return account;
}
