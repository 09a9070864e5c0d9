import type { MinorBlocker } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { endAccess } from '../managers/index.ts';
import { notify } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { leavePortfolio, spendStepUp } from '../users/index.ts';
import { sentence } from './messages.ts';
import { lockOwnMinor } from './ownMinor.ts';
import type { MinorAccount } from './status.ts';
import { heldElsewhere, markRemoved } from './store.ts';

declare module '../platform/context.ts' {
  interface Services {
    /** What is held or in progress in portfolios, in the order in which it is best ended. */
    openBusiness(
      q: Queries,
      portfolioIds: readonly string[],
    ): Promise<{ kind: Exclude<MinorBlocker, 'imported' | 'other_assets'>; count: number }[]>;
  }
}

/** What keeps the account of a child from being removed, with its count. */
export async function minorBlockers(
  ctx: Context,
  q: Queries,
  portfolioId: string,
): Promise<{ kind: MinorBlocker; count: number }[]> {
  const elsewhere = await heldElsewhere(q, portfolioId);
  const counted = (['imported', 'other_assets'] as const).map((kind) => ({ kind, count: elsewhere[kind] }));
  return [...(await ctx.openBusiness(q, [portfolioId])), ...counted.filter(({ count }) => count > 0)];
}

/**
 * Removes the account of a child in which nothing is held or in progress. Its records stay, the access of managers
 * ends, and sessions that have it open go to the own account.
 * @throws Problem 403 `minor_of_age`, `step_up_required`; 404; 422 `minor_not_empty`
 */
export async function removeMinor(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { number, stepUp }: { number: string; stepUp: string | undefined },
): Promise<MinorAccount> {
  const account = await lockOwnMinor(ctx, tx, { userId: actor.userId, number });
  const { portfolio_id: portfolioId, name: child } = account;
  if ((await minorBlockers(ctx, tx, portfolioId)).length > 0)
    throw validationFailed('minor_not_empty', sentence('not_empty', { name: child }));
  await spendStepUp(ctx, tx, actor, 'access', stepUp);
  await endAccess(ctx, tx, { ownerId: actor.userId, portfolioId });
  await markRemoved(tx, portfolioId, ctx.now());
  await leavePortfolio(tx, actor.userId, portfolioId);
  await notify(ctx, tx, { userId: actor.userId, kind: 'minor_removed', values: { child }, path: '/family' });
  return account;
}
