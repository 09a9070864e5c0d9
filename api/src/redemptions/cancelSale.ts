import { decideRedemption } from '../engine/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { applyDecision } from './apply.ts';
import { refusalText } from './messages/refusals.ts';
import type { RedemptionRow } from './rows.ts';
import { lockRedemption } from './store.ts';
import { loadContext } from './context.ts';

/**
 * Cancels a sale that was not sent yet; its units are free again at once.
 * @throws Problem 404; 400 `cannot_cancel_order` once it was sent, or its time of sending has come.
 */
export async function cancelSale(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<RedemptionRow> {
  const sale = isUuid(id) ? await lockRedemption(tx, id) : null;
  if (sale?.portfolio_id !== actor.portfolioId) throw notFound(refusalText('unknown_sale'));
  const at = await ctx.business.now(tx);
  if (sale.status !== 'pending' || at >= sale.send_at) {
    const message = refusalText('cannot_cancel_order');
    throw new Problem(400, 'validation_failed', 'cannot_cancel_order', message);
  }
  const context = (await loadContext(tx, { at, rules: ctx.rules.book() }, sale))!;
  const cancelled = await applyDecision(ctx, tx, sale, decideRedemption(sale, { type: 'cancel' }, context)!);
  await audit({ action: 'redemption_cancelled', subject: id });
  return cancelled;
}
