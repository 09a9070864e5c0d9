import type { CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { startPayment, type PaymentRow } from '../payments/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { spendStepUp } from '../users/index.ts';
import { orderAtPrice } from './amount.ts';
import { goldSettings } from './limits.ts';
import { takeLock, type PriceLock } from './locks.ts';
import { insertGoldOrder, setPayment, type GoldOrderRow } from './orderStore.ts';
import { goldRefusal } from './refusal.ts';
import { sentence } from './sentences.ts';

/**
 * Places a purchase at a held price and starts its payment, in the caller's transaction. Grams are booked when the
 * payment has succeeded.
 * @throws Problem 422 `price_unknown`, `price_expired` (a price counts until the instant it ends) or what
 * `orderAtPrice` refuses, `not_for_non_residents` where the first holder lives abroad for tax; 403 `step_up_required`,
 * `step_up_invalid`; 409 `price_already_used`; 503 when the payment service cannot be reached.
 */
export async function placeGoldOrder(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'createGoldOrder'>,
): Promise<{ order: GoldOrderRow; payment: PaymentRow }> {
  const refusal = await goldRefusal(tx, actor.portfolioId);
  if (refusal) throw validationFailed(refusal.code, refusal.message);
  const lock = await usableLock(ctx, tx, body.block_id);
  const breakdown = orderAtPrice(body, lock, await goldSettings(tx));
  await spendStepUp(ctx, tx, actor, 'purchase', body.step_up);
  const id = randomUUID();
  const investorId = await ownerOf(tx, actor.portfolioId);
  await insertGoldOrder(tx, {
    investor_id: investorId,
    id,
    portfolio_id: actor.portfolioId,
    block_id: lock.block_id,
    grams: breakdown.grams,
    rate_before_tax: lock.buy,
    rate_with_tax: breakdown.rateInclTax,
    gold_value: breakdown.goldValue,
    tax: breakdown.tax,
    total: breakdown.total,
    placed_at: await ctx.business.now(tx),
  });
  const payment = await startPayment(ctx, tx, {
    purpose: 'gold',
    subjectId: id,
    orderIds: [id],
    investorId,
    portfolioId: actor.portfolioId,
    amount: breakdown.total,
    method: body.method,
    description: `${breakdown.grams.toFixed(4)} g of 24K gold`,
    returnPath: '/gold/orders',
  });
  return { order: await setPayment(tx, id, payment.id), payment };
}

async function usableLock(ctx: Context, tx: Tx, blockId: string): Promise<PriceLock> {
  const lock = isUuid(blockId) ? await takeLock(tx, blockId) : null;
  if (!lock) throw validationFailed('price_unknown', sentence('price_unknown'));
  if (lock.taken) {
    throw new Problem(409, 'validation_failed', 'price_already_used', sentence('price_already_used'));
  }
  if (ctx.now() >= lock.valid_until) {
    throw validationFailed('price_expired', sentence('price_expired'));
  }
  return lock;
}
