import type { Tx } from '../db/pool.ts';
import { movePlan } from '../engine/index.ts';
import { cancelInstalments } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { notifyPlan } from './messages/notifyPlan.ts';
import type { PlanRow } from './rows.ts';
import { insertEvents, updatePlans } from './store.ts';

/** Job: ends the plans of an account whose holder has turned 18 and has no KYC in the own name. */
export async function endPlansOfAge(ctx: Context, { portfolioId }: { portfolioId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const plans = await tx.query<PlanRow>(
      `SELECT * FROM systematic_plans WHERE portfolio_id = $1
         AND status IN ('active', 'paused', 'mandate_pending') ORDER BY id FOR UPDATE`,
      [portfolioId],
    );
    await endOfAge(ctx, tx, plans);
  });
}

/**
 * Ends those of the locked plans whose account may not transact since its holder turned 18, and takes instalments that
 * wait out of the cart.
 * @returns the plans that go on
 */
export async function endOfAge(ctx: Context, tx: Tx, plans: readonly PlanRow[]): Promise<PlanRow[]> {
  const portfolios = [...new Set(plans.map(({ portfolio_id: id }) => id))];
  const minors = await ctx.minorAccounts(tx, portfolios);
  const ends = ({ portfolio_id: id }: PlanRow) => minors.get(id)?.status === 'of_age';
  const at = await ctx.business.now(tx);
  for (const plan of plans.filter(ends)) {
    await cancelInstalments(ctx, tx, plan);
    const [current] = await tx.query<PlanRow>('SELECT * FROM systematic_plans WHERE id = $1', [plan.id]);
    const ended: PlanRow = {
      ...current!,
      status: movePlan(plan.status, 'cancelled'),
      ended_by: 'auto',
      waiting: false,
      ended_at: at,
    };
    await updatePlans(tx, [ended]);
    await insertEvents(tx, [
      {
        investor_id: plan.investor_id,
        plan_id: plan.id,
        at,
        state: 'cancelled',
        rule_id: null,
        order_id: null,
        text_key: 'of_age',
        text_values: {},
      },
    ]);
    await notifyPlan(ctx, tx, ended);
  }
  return plans.filter((plan) => !ends(plan));
}
