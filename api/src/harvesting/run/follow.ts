import { istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { schemesForOrder } from '../../funds/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { followLeg, hasEnded } from './legMachine.ts';
import { endRun, legsOf, lockRun, openRunIds, updateLeg, type LegRow, type RunRow } from './store.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

/** A leg as it is by the facts of a moment, stored or not. */
export function legNow(leg: LegRow, today: string): LegRow {
  const { sale_status, paid_on, order_status } = leg;
  return followLeg(leg, {
    sale: { status: sale_status, paid_on },
    order: order_status === null ? null : { status: order_status },
    today,
  });
}

/**
 * Task: moves every harvest under way to what its sales and purchases have come to. It derives the state from their
 * rows, so that a run that was missed, repeated or interrupted changes nothing in the result.
 */
export async function followHarvests(ctx: Context): Promise<void> {
  await eachAlone(ctx, 'followHarvests', await openRunIds(ctx.db), (id) =>
    ctx.db.tx(async (tx) => {
      const run = await lockRun(tx, id);
      if (run?.ended_at === null) await followRun(ctx, tx, run);
    }),
  );
}

/** Stores what has changed of a locked harvest, and ends it with its last leg. */
export async function followRun(ctx: Context, tx: Tx, run: RunRow): Promise<LegRow[]> {
  const at = await ctx.business.now(tx);
  const legs: LegRow[] = [];
  for (const leg of await legsOf(tx, [run.id])) {
    const next = legNow(leg, istDate(at));
    legs.push(next);
    if (next.status === leg.status) continue;
    await updateLeg(tx, next, at);
    await report(ctx, tx, run, next);
  }
  if (legs.every(hasEnded)) {
    await endRun(tx, run.id, at);
    await writeAudit(tx, auditOf(run, 'harvest_ended', {}));
  }
  return legs;
}

async function report(
  ctx: Context,
  tx: Tx,
  run: RunRow,
  { leg, code, status, buy_back_by }: LegRow,
): Promise<void> {
  await writeAudit(tx, auditOf(run, `harvest_${status}`, { leg, code }));
  if (status !== 'settled' && status !== 'expired' && status !== 'not_sold') return;
  const fund = (await schemesForOrder(tx, [code])).get(code)!.name;
  await notify(ctx, tx, {
    portfolioId: run.portfolio_id,
    kind: 'harvest_step',
    values: { fund, status, day: buy_back_by },
    path: '/tax-harvesting',
  });
}

const auditOf = ({ investor_id: investorId, id }: RunRow, action: string, detail: object) => ({
  investorId,
  action,
  detail: { ...detail },
  subject: id,
  actor: 'harvesting',
  requestId: id,
});
