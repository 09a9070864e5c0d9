import type { Tx } from '../../db/pool.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { OrderRow } from '../rows.ts';

/** The audit row of what the engine did with an order, in the same transaction. */
export async function auditEngine(tx: Tx, order: OrderRow, action: string): Promise<void> {
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'order-engine',
    action,
    subject: order.id,
    requestId: order.id,
    detail: { code: order.code, amount: order.amount },
  });
}
