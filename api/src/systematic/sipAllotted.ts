import { earnCoins } from '../coins/index.ts';
import type { Tx } from '../db/pool.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { keepFolio } from './store.ts';

/** Units of a SIP came into a folio: later instalments go there too, and the first units of a plan earn coins. */
export async function sipAllotted(ctx: Context, tx: Tx, order: OrderRow, folioNo: string): Promise<void> {
  await keepFolio(tx, order, folioNo);
  const planId = order.plan_id ?? (await planOfOrder(tx, order));
  if (planId === null) return;
  await earnCoins(ctx, tx, { userId: order.investor_id, reward: 'sip', subject: planId });
}

async function planOfOrder(
  tx: Tx,
  { investor_id, id }: Pick<OrderRow, 'investor_id' | 'id'>,
): Promise<string | null> {
  const [plan] = await tx.query<{ id: string }>(
    `SELECT id FROM systematic_plans WHERE investor_id = $1 AND order_id = $2 AND kind = 'sip'`,
    [investor_id, id],
  );
  return plan?.id ?? null;
}
