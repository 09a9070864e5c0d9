import type { PaymentPurpose } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import type { PaymentRow } from '../store.ts';

/** Pages of the payments that have one of their own. */
const PAGES: Partial<Record<PaymentPurpose, string>> = {
  gold: '/gold/orders',
  subscription: '/subscriptions',
  trading_cash: '/stocks/cash',
};
/** Purposes whose domain notifies the user itself. */
const NOTIFIED_BY_DOMAIN: readonly PaymentPurpose[] = [
  'gold',
  'fixed_deposit',
  'subscription',
  'remittance',
  'trading_cash',
];

type FollowedPayment = Pick<PaymentRow, 'id' | 'purpose' | 'subject_id'>;

/** The page that follows a payment. */
export function paymentPath({ id, purpose, subject_id: subject }: FollowedPayment): string {
  if (purpose === 'fixed_deposit') return `/fixed-deposit/deposits/${subject}?payment=${id}`;
  if (purpose === 'remittance') return `/us-stocks/transfers/${subject}?payment=${id}`;
  return `${PAGES[purpose] ?? '/orders'}?payment=${id}`;
}

/** Notifies the user how a payment ended. Refunds are reported separately, with their deadline. */
export async function notifyPayment(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const { status, amount, portfolio_id: portfolioId } = payment;
  if (Number(amount) === 0 || NOTIFIED_BY_DOMAIN.includes(payment.purpose)) return;
  const paid = status === 'successful';
  // A failed debit is reported with the instalment it was for.
  if (!paid && ((status !== 'failed' && status !== 'expired') || payment.purpose === 'instalment')) return;
  await notify(ctx, tx, {
    portfolioId,
    kind: paid ? 'payment_successful' : 'payment_failed',
    values: { amount },
    path: paymentPath(payment),
  });
}

/** Notifies the investor that the bank reversed a payment, and of what is due for it. Rupees as decimal text. */
export async function notifyChargeback(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  values: { amount: string; due: string },
): Promise<void> {
  const { portfolio_id: portfolioId } = payment;
  const path = paymentPath(payment);
  await notify(ctx, tx, { portfolioId, kind: 'payment_charged_back', values, path });
}

/** Notifies the user that the bank's response is late. */
export async function notifyDelay(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const { portfolio_id: portfolioId, amount } = payment;
  const path = paymentPath(payment);
  await notify(ctx, tx, { portfolioId, kind: 'payment_delayed', values: { amount }, path });
}

/** Notifies the user that money is being refunded, and of the date by which it has to arrive. */
export async function notifyRefund(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  { amount, dueBy }: { amount: string; dueBy: string },
): Promise<void> {
  await notify(ctx, tx, {
    portfolioId: payment.portfolio_id,
    kind: 'refund_sent',
    values: { amount, due_by: dueBy },
    path: paymentPath(payment),
  });
}
