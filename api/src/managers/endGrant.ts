import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { leavePortfolio } from '../users/index.ts';
import { publishGrant } from './publishGrant.ts';
import { childOf, endGrantRow, type GrantRow } from './store.ts';

declare module '../platform/context.ts' {
  interface Services {
    /** To be called in the transaction that ends a manager's access: withdraws what the manager prepared. */
    accessEnded(tx: Tx, grantId: string): Promise<void>;
  }
}

/**
 * Ends an invitation or a grant: sessions of the manager leave the account at once, open pages receive an event, and
 * the other side is notified.
 */
export async function endGrant(
  ctx: Context,
  tx: Tx,
  row: GrantRow,
  by: NonNullable<GrantRow['ended_by']>,
): Promise<void> {
  await endGrantRow(tx, { id: row.id, by, now: ctx.now() });
  if (row.manager_id !== null) await leavePortfolio(tx, row.manager_id, row.portfolio_id);
  await ctx.accessEnded(tx, row.id);
  await publishGrant(ctx, tx, row, 'deleted');
  if (row.request_status !== 'accepted' || row.manager_id === null) return;
  const path = '/managed-accounts';
  const { investor_id: ownerId, manager_id: managerId } = row;
  if (by !== 'manager') {
    const values = { owner: row.owner_name, account: childOf(row), by };
    await notify(ctx, tx, { userId: managerId, kind: 'manager_access_ended', values, path });
  }
  if (by !== 'owner') {
    const values = { manager: row.manager_name ?? row.manager_email, account: childOf(row), by };
    await notify(ctx, tx, { userId: ownerId, kind: 'manager_left', values, path });
  }
}
