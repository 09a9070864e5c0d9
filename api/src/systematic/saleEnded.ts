import { countPaid } from '../engine/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import type { Context } from '../platform/context.ts';
import { findRedemption, type RedemptionRow } from '../redemptions/index.ts';
import { countFailed, instalmentEvent } from './ended.ts';
import type { PlanEventRow } from './rows.ts';
import { insertEvents, lockPlan, settleInstalment, updatePlans } from './store.ts';
import { notifyPlan } from './messages/notifyPlan.ts';

type Line = Pick<PlanEventRow, 'state' | 'text_key' | 'text_values'>;

/**
 * Job: processes the end of an instalment's sale or switch. The plan's history records the proceeds; money or units
 * that arrived reset the failure count, a refusal by the fund house increments it, and a cancellation does neither.
 * Runs once per sale.
 */
export async function saleEnded(
  ctx: Context,
  { portfolioId, redemptionId }: { portfolioId: string; redemptionId: string },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const sale = (await findRedemption(tx, portfolioId, redemptionId))!;
    const plan = (await lockPlan(tx, sale.plan_id!))!;
    const { status, updated_at: at } = sale;
    const end = status === 'failed' ? 'failed' : status === 'cancelled' ? 'skipped' : 'paid';
    const instalment = await settleInstalment(tx, plan, sale.id, end);
    if (!instalment) return;
    if (end === 'failed') {
      return countFailed(ctx, tx, plan, instalment, { at, text_key: 'units_failed' });
    }
    const target = sale.to_code === null ? null : await schemeForOrder(tx, sale.to_code);
    const source = (await schemeForOrder(tx, sale.code))!;
    const { text_values: values, ...line } = lineOf(sale, source.units_decimals, target);
    await insertEvents(tx, [instalmentEvent(plan, instalment, at, line, values)]);
    const after = end === 'paid' ? countPaid(plan) : plan;
    await updatePlans(tx, [after]);
    await notifyPlan(ctx, tx, after);
  });
}

/** The history text of a sale that was not refused. */
function lineOf(
  { status, units, net, in_units: came }: RedemptionRow,
  decimals: number,
  target: { name: string; units_decimals: number } | null,
): Line {
  if (status === 'cancelled') return { state: 'skipped', text_key: 'units_called_off', text_values: {} };
  if (target === null) {
    return { state: 'paid', text_key: 'units_paid', text_values: { units: units!, decimals, net: net! } };
  }
  const values = { net: net!, target: target.name, units: came!, decimals: target.units_decimals };
  return { state: 'paid', text_key: 'units_moved', text_values: values };
}
