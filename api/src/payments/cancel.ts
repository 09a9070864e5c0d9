import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { paymentMessages } from './messages/englishMessages.ts';
import { isLive } from './machine.ts';
import { endPayment } from './settle.ts';
import { lockPayment, type PaymentRow } from './store.ts';
import { paymentText } from './messages/messages.ts';

/**
 * Cancels a payment of the actor's that is not paid yet, so that its cart can be changed and paid again. One that has
 * ended stays as it is. Money that arrives later is refunded, as after any end.
 * @param known the payment after asking the gateway, so that a success that was not reported yet counts.
 * @throws Problem 400 `cannot_cancel_payment` for a debit by mandate, which the bank makes without the investor.
 */
export async function cancelPayment(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  known: PaymentRow,
): Promise<PaymentRow> {
  if (known.method === 'mandate') {
    const message = paymentText('mandateRunning');
    throw new Problem(400, 'validation_failed', 'cannot_cancel_payment', message);
  }
  const payment = (await lockPayment(tx, known.id))!;
  await audit({ action: 'payment_cancel_requested', subject: payment.id, detail: { by: actor.userId } });
  if (!isLive(payment.status)) return payment;
  return endPayment(ctx, tx, { ...payment, status: 'failed', reason: paymentMessages.cancelled });
}
