import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { PreparedRow } from './store.ts';

/** Reports a change of a prepared order to the open pages of the account and of the manager. */
export async function publishPrepared(
  ctx: Context,
  tx: Tx,
  { id: preparedId, portfolio_id: portfolioId, manager_id: managerId }: PreparedRow,
  status: PreparedRow['status'],
): Promise<void> {
  const payload = { preparedId, portfolioId, status };
  await ctx.publish(tx, { event: 'prepared/changed', payload, portfolioId });
  await ctx.publish(tx, { event: 'prepared/changed', payload, userId: managerId });
}
