import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { PlanRow } from '../rows.ts';

/** Notifies the browsers of the portfolio that a plan has changed. */
export async function notifyPlan(ctx: Context, tx: Tx, plan: PlanRow): Promise<void> {
  const { id: planId, status, portfolio_id: portfolioId } = plan;
  await ctx.publish(tx, {
    event: 'systematic/changed',
    payload: { planId, status, portfolioId },
    portfolioId,
  });
}
