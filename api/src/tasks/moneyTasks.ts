import { ONBOARDING_STATE } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import type { TaskFacts } from './facts.ts';
import { task, way, type Task } from './task.ts';

/** What is due after chargebacks: to pay, or in a payment that is under way. */
export function dueTasks({ dues }: TaskFacts): Task[] {
  const sumOf = (inPayment: boolean) =>
    toWire(sumRupees(dues.filter((due) => due.inPayment === inPayment).map((due) => due.outstanding)), 2);
  const [toPay, inPayment] = [sumOf(false), sumOf(true)];
  return [
    ...(toPay > 0 ? [task('amount_due', { amount: toPay, actions: [way('pay_due', '/orders')] })] : []),
    ...(inPayment > 0
      ? [
          task('due_in_payment', {
            state: 'waiting',
            amount: inPayment,
            actions: [way('view_orders', '/orders')],
          }),
        ]
      : []),
  ];
}

/** The cart: a payment under way stands in for it; without a ready account it cannot be paid yet. */
export function cartTasks({ cart, payment, completion, majority }: TaskFacts): Task[] {
  if (payment) {
    const { delayed, amount, count } = payment;
    const kind = delayed ? 'payment_delayed' : 'payment_pending';
    return [task(kind, { state: 'waiting', amount, count, actions: [way('view_payment', '/cart')] })];
  }
  const { count, pay_now: payNow, scheduled } = cart;
  if (count === 0) return [];
  const actions = [way('go_to_cart', '/cart')];
  const isReady =
    completion.onboarding_state >= ONBOARDING_STATE.REGISTRATION_COMPLETE && majority.stage !== 'taken_over';
  if (!isReady) return [task('saved_cart', { state: 'later', count, actions })];
  if (payNow > 0) return [task('pay_cart', { amount: payNow, count, actions })];
  return [task('confirm_cart', { amount: scheduled, count, actions })];
}
