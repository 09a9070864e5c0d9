import type { CallBody } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import { createOrder } from '../orders/index.ts';
import { assertKyc } from '../platform/access/kycGate.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { placeSale } from '../redemptions/index.ts';
import { liveGrant } from '../users/index.ts';
import { leftCart } from './cartLines.ts';
import { endPrepared } from './endPrepared.ts';
import { sentence } from './sentences.ts';
import { preparedById, preparingGrant, type Decision, type PreparedRow } from './store.ts';

/**
 * Places a prepared sale or switch with the owner's OTP, once. The rules, price and days are those of this moment; the
 * consent is that of the preview which the owner saw.
 * @throws Problem 404; 409 with the reason of its end, `access_ended`, `preview_outdated`; 422 that names a rule; 403
 *   `kyc_lapsed` for a switch, `step_up_required`, `step_up_invalid`
 */
export async function confirmSale(
  ctx: Context,
  scope: WriteScope,
  actor: Actor,
  { id, ...agreed }: { id: string } & CallBody<'confirmPreparedSale'>,
): Promise<PreparedRow> {
  const row = await lockWaiting(ctx, scope.tx, actor, id);
  const input = row.request.redemption ?? row.request.switch;
  if (!input) throw validationFailed('not_sale', sentence('not_sale'));
  if (row.request.switch)
    await assertKyc(ctx, 'createSwitch', { portfolioId: row.portfolio_id, body: input });
  const sale = await placeSale(ctx, scope, actor, { ...input, ...agreed });
  return end(ctx, scope, row, { status: 'confirmed', at: ctx.now(), resultId: sale.id });
}

/**
 * Puts a prepared purchase into the owner's cart, once. It is confirmed when it is paid there with the owner's OTP.
 * @throws Problem as `confirmSale`, and as an order of the owner
 */
export async function takePurchase(
  ctx: Context,
  scope: WriteScope,
  actor: Actor,
  id: string,
): Promise<PreparedRow> {
  const row = await lockWaiting(ctx, scope.tx, actor, id);
  if (!row.request.purchase) throw validationFailed('not_purchase', sentence('not_purchase'));
  const order = await createOrder(ctx, scope, actor, row.request.purchase);
  // Another one with the same terms is this line now.
  await leftCart(ctx, scope.tx, order.id);
  return end(ctx, scope, row, { status: 'in_cart', at: null, resultId: order.id });
}

/** Declines a prepared order with a reason for the manager. @throws Problem 404; 409 with the reason of its end */
export async function declineOrder(
  ctx: Context,
  scope: WriteScope,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<PreparedRow> {
  const row = await lockWaiting(ctx, scope.tx, actor, id, { grant: false });
  return end(ctx, scope, row, { status: 'declined', at: ctx.now(), reason });
}

/** Withdraws an order that the caller prepared. @throws Problem 404; 409 with the reason of its end */
export async function withdrawOrder(
  ctx: Context,
  scope: WriteScope,
  actor: Actor,
  id: string,
): Promise<PreparedRow> {
  const row = await lockWaiting(ctx, scope.tx, actor, id, { grant: false });
  if (row.manager_id !== actor.userId) throw notFound(sentence('not_found'));
  await notify(ctx, scope.tx, {
    portfolioId: row.portfolio_id,
    kind: 'prepared_order_withdrawn',
    values: { manager: row.manager_name, fund: row.fund_name, kind: row.kind },
    path: `/orders/prepared/${id}`,
  });
  return end(ctx, scope, row, { status: 'withdrawn', at: ctx.now() });
}

/** The order, locked, while it waits. An order whose time is over has expired before the task marks it. */
async function lockWaiting(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  id: string,
  { grant = true } = {},
): Promise<PreparedRow> {
  const row = await preparedById(tx, actor.portfolioId, id, { lock: true });
  if (!row) throw notFound(sentence('not_found'));
  const status = statusAt(row, ctx.now());
  if (status !== 'waiting')
    throw new Problem(409, 'validation_failed', `prepared_${status}`, sentence(status));
  const { manager_id: managerId, portfolio_id: portfolioId } = row;
  if (grant && !(await preparingGrant(tx, { managerId, portfolioId, now: ctx.now() }, liveGrant)))
    throw new Problem(409, 'validation_failed', 'access_ended', sentence('access_ended'));
  return row;
}

/** The status at an instant. */
export function statusAt(row: PreparedRow, now: Date): PreparedRow['status'] {
  return row.status === 'waiting' && row.expires_at <= now ? 'expired' : row.status;
}

async function end(
  ctx: Context,
  { tx, audit }: WriteScope,
  row: PreparedRow,
  decision: Decision,
): Promise<PreparedRow> {
  await endPrepared(ctx, tx, row, decision);
  await audit({
    action: `order.${decision.status}`,
    subject: row.id,
    detail: { kind: row.kind, code: row.code, prepared_by: row.manager_id },
  });
  return (await preparedById(tx, row.portfolio_id, row.id))!;
}
