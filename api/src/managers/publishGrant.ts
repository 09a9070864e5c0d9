import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { GrantRow } from './store.ts';

/** Reports a change of a grant to the open pages of the owner, and of the manager once there is one. */
export async function publishGrant(
  ctx: Context,
  tx: Tx,
  { investor_id, manager_id, portfolio_number: number }: GrantRow,
  status: GrantRow['request_status'],
): Promise<void> {
  for (const userId of new Set([investor_id, manager_id])) {
    if (userId === null) continue;
    const payload = { portfolioId: String(number), status };
    await ctx.publish(tx, { event: 'manager/changed', payload, userId });
  }
}
