import type { CallBody } from '@sanchay/contracts';
import { istDate, sumRupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { payNowOf } from '../../engine/index.ts';
import { schemeForOrder, type OrderScheme } from '../../funds/index.ts';
import {
  livePayment,
  paymentInProgress,
  paymentOfRevision,
  startPayment,
  type PaymentRow,
} from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { noteExemption } from '../../platform/access/secondFactor.ts';
import { isUuid } from '../../platform/uuid.ts';
import { spendStepUp } from '../../users/index.ts';
import { cartHash } from './cartHash.ts';
import { lockCart } from './cartStore.ts';
import { checkPerson } from './checkPerson.ts';
import { checkScheme, checkTerms } from './checkTerms.ts';
import { isAdditional } from './folios.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import type { OrderRow } from '../rows.ts';
import { agreedConsent, keepConsents } from './sipConsents.ts';
import { pendingOrders } from '../store.ts';
import { underLine } from './underLine.ts';

/**
 * Starts the payment of one revision of a cart. Repeated for the same revision, while it is under way or after it
 * succeeded, it returns the same payment.
 * @throws Problem 404 unknown cart; 409 `payment_in_progress` for another revision while one is under way, or
 *   `cart_changed` when the cart has moved on; 422 `cart_empty`, `consent_changed` when the text agreed to differs
 *   from that of the SIP, or what a line now violates, as `items.<n>.<field>`; 403 `step_up_required` without the OTP
 *   of the cart as it stands, `step_up_invalid` with one that confirmed other contents; 503 `gateway_unreachable`.
 */
export async function payCart(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'pay'>,
): Promise<PaymentRow> {
  const cart = isUuid(body.cart_id) ? await lockCart(tx, actor.portfolioId, body.cart_id) : null;
  if (!cart) throw notFound(refusalMessages('unknown_cart'));
  const earlier = await paymentOfRevision(tx, 'cart', cart.id, body.revision);
  if (earlier) {
    noteExemption(tx, 'repeat');
    return earlier;
  }
  const live = await livePayment(tx, 'cart', cart.id);
  if (live) throw paymentInProgress();
  if (cart.status === 'paid' || cart.revision !== body.revision) throw cartChanged();
  const orders = await pendingOrders(tx, cart.id);
  if (orders.length === 0) throw validationFailed('cart_empty', refusalMessages('cart_empty'));
  const at = await ctx.business.now(tx);
  const agreed = await checkLines(ctx, tx, orders, body.consents, at);
  const confirms = cartHash(orders);
  if (confirms === null) noteExemption(tx, 'instalments');
  else await spendStepUp(ctx, tx, actor, 'purchase', body.step_up, confirms);
  await keepConsents(tx, agreed, actor, { revision: cart.revision, at });
  const payment = await startPayment(ctx, tx, {
    purpose: 'cart',
    subjectId: cart.id,
    revision: body.revision,
    orderIds: orders.map((order) => order.id),
    investorId: cart.investor_id,
    portfolioId: cart.portfolio_id,
    amount: sumRupees(orders.map(payNowOf)).toFixed(2),
    method: body.method,
    upiId: body.upi_id,
    bank: body.bank,
    mandateId: body.mandate_id,
    description: orders.length === 1 ? '1 investment' : `${orders.length} investments`,
  });
  await audit({ action: 'payment_started', subject: payment.id, detail: { amount: payment.amount } });
  return payment;
}

function cartChanged(): Problem {
  return new Problem(409, 'validation_failed', 'cart_changed', refusalMessages('cart_changed'));
}

/**
 * Limits and dates may have moved since a line was put into the cart: what cannot be bought is not paid for.
 * @returns what was agreed to of the SIPs among them.
 */
async function checkLines(
  ctx: Context,
  tx: Tx,
  orders: readonly OrderRow[],
  consents: CallBody<'pay'>['consents'],
  at: Date,
): Promise<Parameters<typeof keepConsents>[1]> {
  const agreed = [];
  for (const [index, order] of orders.entries()) {
    const consent = await underLine(index, async () => {
      const scheme = await checkLine(ctx, tx, order, istDate(at));
      return agreedConsent(ctx.sipHooks, order, scheme, consents);
    });
    if (consent) agreed.push({ order, consent });
  }
  return agreed;
}

async function checkLine(ctx: Context, tx: Tx, order: OrderRow, today: string): Promise<OrderScheme> {
  const scheme = await schemeForOrder(tx, order.code);
  checkScheme(scheme, order.type);
  await checkPerson(tx, ctx.vault, order.portfolio_id, scheme);
  if (order.plan_id) return scheme;
  const additional = await isAdditional(tx, order.portfolio_id, scheme, order.folio_no);
  const { type, amount, start_date, frequency, upsize_code } = order;
  // A lumpsum is invested when it is paid, whatever day it was put into the cart.
  const start = type === 'buy' ? null : start_date;
  checkTerms({ type, amount: Number(amount), start_date: start, frequency, upsize_code }, scheme, {
    today,
    additional,
  });
  return scheme;
}
