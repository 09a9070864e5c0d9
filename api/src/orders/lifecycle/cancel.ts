import type { Tx } from '../../db/pool.ts';
import { cancelPurchase } from '../../engine/index.ts';
import type { Context } from '../../platform/context.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import { applyPurchase } from './applyPurchase.ts';
import type { OpenedCart } from '../cart/place.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import type { OrderRow } from '../rows.ts';
import { findOrder } from '../store.ts';
import type { StepKey } from '../messages/timelineText.ts';

/**
 * Returns a pending order of the portfolio. The holder of the open cart may change it, because no one else does at
 * that time.
 * @throws Problem 404 when the portfolio has no such order; 400 with the code when it is not pending.
 */
export async function pendingOfPortfolio(
  tx: Tx,
  portfolioId: string,
  id: string,
  code: 'cannot_place_order' | 'cannot_cancel_order',
): Promise<OrderRow> {
  const order = isUuid(id) ? await findOrder(tx, portfolioId, id) : null;
  if (!order) throw notFound(refusalMessages('unknown_order'));
  if (order.status !== 'pending') throw new Problem(400, 'validation_failed', code, refusalMessages(code));
  return order;
}

/** Takes a pending order out of its cart. */
export async function cancelLine(
  ctx: Context,
  tx: Tx,
  opened: OpenedCart,
  order: OrderRow,
  key: Extract<StepKey, 'cancelled' | 'removed'>,
): Promise<OrderRow> {
  opened.changed = true;
  if (order.plan_id) await ctx.sipHooks.instalmentEnded(ctx, tx, order, 'skipped', opened.at);
  await ctx.preparedLines.gone(ctx, tx, order.id);
  return applyPurchase(ctx, tx, cancelPurchase(order, key, opened.at));
}
