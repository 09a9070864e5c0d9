import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';

/** Queues a job for a business instant. When the clock is moved meanwhile, `wakeOrders` queues it again. */
export async function sendAt(ctx: Context, tx: Tx, at: Date, name: string, data: object): Promise<void> {
  const wait = at.getTime() - (await ctx.business.now(tx)).getTime();
  await ctx.jobs.send(tx, name, data, { after: new Date(ctx.now().getTime() + Math.max(wait, 0)) });
}
