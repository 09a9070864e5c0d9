import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { endAlone } from './endPrepared.ts';
import { preparedInCart } from './store.ts';

/** Confirms the prepared purchases that were paid for in the cart of their owner. */
export async function paidFromCart(ctx: Context, tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const row of await preparedInCart(tx, orderIds))
    await endAlone(ctx, tx, row, { status: 'confirmed', at: ctx.now(), resultId: row.result_id! });
}

/** Cancels a prepared purchase that its owner took out of the cart, or gave other terms there. */
export async function leftCart(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  for (const row of await preparedInCart(tx, [orderId]))
    await endAlone(ctx, tx, row, { status: 'cancelled', at: ctx.now() });
}
