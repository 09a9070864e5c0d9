import { formatDate, istDate } from '@sanchay/finance';
import { refundCoins } from '../coins/index.ts';
import { paymentInProgress, refundOrder } from '../payments/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { nextDocumentNumber } from './documentNumber.ts';
import { sentence } from './messages.ts';
import { bookIncome } from './paid.ts';
import { lockSubscription, saveSubscription, type SubscriptionRow } from './store.ts';

/** The subscription of the current portfolio, held until the transaction ends. @throws Problem 404 */
export async function ownSubscription(
  { tx }: WriteScope,
  actor: Actor,
  id: string,
): Promise<SubscriptionRow> {
  const row = isUuid(id) ? await lockSubscription(tx, id) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(sentence('unknown'));
  return row;
}

/** Turns automatic renewal on or off. @throws Problem 404; 409 `subscription_ended` */
export async function setAutoRenew(
  scope: WriteScope,
  actor: Actor,
  id: string,
  autoRenew: boolean,
): Promise<SubscriptionRow> {
  const row = await ownSubscription(scope, actor, id);
  if (row.status !== 'active') throw ended();
  const after = { ...row, auto_renew: autoRenew };
  await saveSubscription(scope.tx, after);
  await scope.audit({
    action: 'subscription_auto_renew',
    subject: id,
    detail: { feature: row.feature_name, auto_renew: autoRenew },
  });
  return after;
}

/**
 * Ends an active subscription. One for coins or money is refunded in full, up to the last day of its refund: coins at
 * once, money to the account that paid, with a credit note.
 * @throws Problem 404; 409 `payment_in_progress`, `subscription_ended`; 422 `refund_over` after that day
 */
export async function cancelSubscription(
  ctx: Context,
  scope: WriteScope,
  actor: Actor,
  id: string,
): Promise<SubscriptionRow> {
  const { tx, audit } = scope;
  const row = await ownSubscription(scope, actor, id);
  if (row.status === 'pending') throw paymentInProgress();
  if (row.status !== 'active') throw ended();
  const at = await ctx.business.now(tx);
  if (row.refundable_until !== null && istDate(at) > row.refundable_until) throw refundOver(row);
  const cancelled: SubscriptionRow = { ...row, status: 'cancelled', auto_renew: false, ended_at: at };
  if (row.paid_with === 'coins') {
    const { login_id: userId, feature_name: feature, coins } = row;
    await refundCoins(tx, { userId, subscriptionId: id, feature, coins, at });
  }
  if (row.paid_with === 'money') {
    await bookIncome(tx, row, { at, kind: 'subscription_refund', reversed: true });
    await refundOrder(ctx, tx, { id, paymentId: row.payment_id!, amount: row.total });
    cancelled.credit_note_no = await nextDocumentNumber(tx, 'SC', at);
  }
  await saveSubscription(tx, cancelled);
  const { feature_name: feature, coins, total } = row;
  await audit({ action: 'subscription_cancelled', subject: id, detail: { feature, coins, total } });
  return cancelled;
}

function ended(): Problem {
  return new Problem(409, 'validation_failed', 'subscription_ended', sentence('ended'));
}

function refundOver(row: SubscriptionRow): Problem {
  const day = (date: string) => formatDate(date, requestLanguage());
  return validationFailed(
    'refund_over',
    sentence('refund_over', { date: day(row.refundable_until!), end: day(row.ends_on!) }),
  );
}
