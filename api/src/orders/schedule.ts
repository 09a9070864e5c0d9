import { instantAtIst } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';

/** Units arrive in the morning of the day of allotment, India time. */
const ALLOTMENT_TIME = '09:00';
/** Instalments are put into carts before the market opens. */
const INSTALMENT_TIME = '08:00';

/** The business instant from which an order of this allotment day may be allotted. */
export function allotmentInstant(allotmentDate: string): Date {
  return new Date(instantAtIst(allotmentDate, ALLOTMENT_TIME));
}

/** The business instant from which the instalment of a day is placed. */
export function instalmentInstant(date: string): Date {
  return new Date(instantAtIst(date, INSTALMENT_TIME));
}

/** Queues a job for a business instant. When the clock is moved meanwhile, `wakeOrders` queues it again. */
export async function sendAt(ctx: Context, tx: Tx, at: Date, name: string, data: object): Promise<void> {
  const wait = at.getTime() - (await ctx.business.now(tx)).getTime();
  await ctx.jobs.send(tx, name, data, { after: new Date(ctx.now().getTime() + Math.max(wait, 0)) });
}
