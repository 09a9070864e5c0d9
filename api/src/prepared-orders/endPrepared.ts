import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { liveGrant } from '../users/index.ts';
import { publishPrepared } from './publishPrepared.ts';
import { decidePrepared, grantLives, type Decision, type PreparedRow } from './store.ts';

/** Ends an order outside a request of one of the two, with its audit row. */
export async function endAlone(ctx: Context, tx: Tx, row: PreparedRow, decision: Decision): Promise<void> {
  await endPrepared(ctx, tx, row, decision);
  await writeAudit(tx, {
    investorId: row.investor_id,
    subject: row.id,
    action: `order.${decision.status}`,
    actor: 'prepared-orders',
    requestId: 'end',
  });
}

/** Ends the wait of an order, and reports it to the manager, and to the owner where neither of them ended it. */
export async function endPrepared(ctx: Context, tx: Tx, row: PreparedRow, decision: Decision): Promise<void> {
  await decidePrepared(tx, row.id, decision);
  await publishPrepared(ctx, tx, row, decision.status);
  if (decision.status === 'withdrawn' || decision.status === 'in_cart') return;
  if (row.status === 'in_cart' && !(await grantLives(tx, row.grant_id, ctx.now(), liveGrant))) return;
  const values = { fund: row.fund_name, status: decision.status, reason: decision.reason ?? null };
  await notify(ctx, tx, {
    userId: row.manager_id,
    kind: 'prepared_order_ended',
    values,
    path: '/managed-accounts',
  });
}
