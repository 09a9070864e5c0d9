import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { chargeInstalment } from './mandatePort.ts';
import type { PlanRow } from './rows.ts';

/** Asks the banks of mandates for the instalments that were placed for them, one debit an instalment. */
export async function askBanks(
  ctx: Context,
  tx: Tx,
  sips: readonly PlanRow[],
  placed: ReadonlyMap<string, string>,
  amountOf: (plan: PlanRow) => string,
): Promise<void> {
  for (const plan of sips) {
    const orderId = placed.get(plan.id);
    if (plan.mandate_id === null || !orderId) continue;
    await chargeInstalment(ctx, tx, plan, { mandateId: plan.mandate_id, orderId, amount: amountOf(plan) });
  }
}
