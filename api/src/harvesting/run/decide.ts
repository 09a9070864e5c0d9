import { fundTitle } from '@sanchay/contracts';
import { ROUND_DOWN, rupees, toWire } from '@sanchay/finance';
import { LARGEST_ORDER, schemesForOrder, type OrderScheme } from '../../funds/index.ts';
import { createOrder, pendingOrder } from '../../orders/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { findRedemption } from '../../redemptions/index.ts';
import { followRun } from './follow.ts';
import { moveLeg, type LegEvent } from './legMachine.ts';
import { sentence } from './sentences.ts';
import { lockRun, updateLeg, type LegRow, type RunRow } from './store.ts';

interface Which {
  id: string;
  leg: string;
}

/**
 * Puts the purchase of a redeemed fund into the owner's cart, into the folio that the units left. Nothing is paid
 * before the owner's OTP there.
 * @throws Problem 404; 409 `harvest_not_settled`, `harvest_leg_ended`, `already_in_cart`; 422 as an order of the owner
 */
export async function buyBack(ctx: Context, scope: WriteScope, actor: Actor, which: Which): Promise<RunRow> {
  const { run, leg } = await lockSettled(ctx, scope, actor, which);
  const scheme = (await schemesForOrder(scope.tx, [leg.code])).get(leg.code)!;
  if (await pendingOrder(scope.tx, actor.portfolioId, leg.code, 'buy')) {
    const message = sentence('in_cart', { fund: fundTitle(scheme.name) });
    throw new Problem(409, 'validation_failed', 'already_in_cart', message);
  }
  const sale = (await findRedemption(scope.tx, actor.portfolioId, leg.sale_id))!;
  const amount = buyBackAmount(sale.net!, scheme);
  if (amount <= 0) throw validationFailed('too_little', sentence('too_little'));
  const { id: orderId } = await createOrder(ctx, scope, actor, {
    code: leg.code,
    type: 'buy',
    amount,
    folio_no: leg.folio_no,
  });
  return decide(ctx, scope, run, leg, { type: 'buy_back', orderId });
}

/** Ends a leg without a purchase. @throws Problem 404; 409 as `buyBack` */
export async function endLeg(ctx: Context, scope: WriteScope, actor: Actor, which: Which): Promise<RunRow> {
  const { run, leg } = await lockSettled(ctx, scope, actor, which);
  return decide(ctx, scope, run, leg, { type: 'keep' });
}

/** Rupees to invest again of a payout: the largest amount that the fund accepts in one purchase. */
export function buyBackAmount(
  net: string,
  { lump_multiplier: multiplier, lump_max: most }: Pick<OrderScheme, 'lump_multiplier' | 'lump_max'>,
): number {
  const step = rupees(multiplier || 0.01).toFixed(2);
  const limit = rupees(most || LARGEST_ORDER);
  const amount = rupees(net).gt(limit) ? limit : rupees(net);
  return toWire(rupees(step).times(amount.div(step).round(0, ROUND_DOWN).toFixed(0)), 2);
}

/** The leg with its harvest, locked and up to date, while its money waits. */
async function lockSettled(
  ctx: Context,
  { tx }: WriteScope,
  actor: Actor,
  { id, leg: number }: Which,
): Promise<{ run: RunRow; leg: LegRow }> {
  const run = isUuid(id) ? await lockRun(tx, id) : null;
  if (run?.portfolio_id !== actor.portfolioId) throw notFound(sentence('not_found'));
  const leg = (await followRun(ctx, tx, run)).find((one) => one.leg === Number(number));
  if (!leg) throw notFound(sentence('not_found'));
  if (leg.status === 'redeeming')
    throw new Problem(409, 'validation_failed', 'harvest_not_settled', sentence('not_settled'));
  if (leg.status !== 'settled')
    throw new Problem(409, 'validation_failed', 'harvest_leg_ended', sentence('ended'));
  return { run, leg };
}

async function decide(
  ctx: Context,
  { tx, audit }: WriteScope,
  run: RunRow,
  leg: LegRow,
  event: LegEvent,
): Promise<RunRow> {
  const at = await ctx.business.now(tx);
  await updateLeg(tx, { ...leg, ...moveLeg(leg, event)! }, at);
  await audit({ action: `harvest_${event.type}`, subject: run.id, detail: { leg: leg.leg, code: leg.code } });
  await followRun(ctx, tx, run);
  return (await lockRun(tx, run.id))!;
}
