import type { Tx } from '../../db/pool.ts';
import { livePayment } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { cancelLine } from './cancel.ts';
import { lockOpenCart } from '../cart/cartStore.ts';
import { closeChange, type OpenedCart } from '../cart/place.ts';
import type { OrderRow } from '../rows.ts';

/**
 * Takes the waiting instalments of a plan out of the cart.
 * @returns false, with nothing changed, while one of them is being paid.
 */
export async function cancelInstalments(
  ctx: Context,
  tx: Tx,
  { id, portfolio_id: portfolioId }: { id: string; portfolio_id: string },
): Promise<boolean> {
  const cart = await lockOpenCart(tx, portfolioId);
  const waiting = await tx.query<OrderRow>(
    `SELECT * FROM orders WHERE plan_id = $1 AND status = 'pending' ORDER BY placed_at FOR UPDATE`,
    [id],
  );
  if (waiting.length === 0) return true;
  const asideOrPaying =
    waiting.some((order) => order.cart_id !== cart.id) || (await livePayment(tx, 'cart', cart.id)) !== null;
  if (asideOrPaying) return false;
  const opened: OpenedCart = { cart, changed: false, at: await ctx.business.now(tx), stored: [], news: [] };
  for (const order of waiting) await cancelLine(ctx, tx, opened, order, 'cancelled');
  await closeChange(tx, opened);
  return true;
}
