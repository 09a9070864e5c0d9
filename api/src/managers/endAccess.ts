import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { endGrant } from './endGrant.ts';
import { grantsOfOwner } from './store.ts';

/** Ends every invitation and grant to one account of an owner, who removes the account. */
export async function endAccess(
  ctx: Context,
  tx: Tx,
  { ownerId, portfolioId }: { ownerId: string; portfolioId: string },
): Promise<void> {
  for (const grant of await grantsOfOwner(tx, ownerId)) {
    const isOpen = grant.request_status === 'waiting' || grant.request_status === 'accepted';
    if (grant.portfolio_id === portfolioId && isOpen) await endGrant(ctx, tx, grant, 'owner');
  }
}
