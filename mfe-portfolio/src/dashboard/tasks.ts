import { ONBOARDING_STATE } from '@sanchay/contracts';
import type { Cart, Payment } from '@sanchay/contracts';

export interface Task {
  kind: 'setup' | 'checks' | 'payment' | 'delayed' | 'pay' | 'confirm';
  href: string;
  /** Rupees that the task is about; 0 where it is about none. */
  amount: number;
  /** Orders that the task is about. */
  count: number;
}

interface Known {
  onboardingState: number;
  cart: Pick<Cart, 'items' | 'pay_now' | 'scheduled' | 'payment_id'> | undefined;
  /** The payment of the cart, once it is known. */
  payment: Pick<Payment, 'status' | 'amount' | 'delayed' | 'order_ids'> | undefined;
}

/** What waits for the person, the most pressing first: money on its way, a cart, an account that is not yet open. */
export function tasksOf({ onboardingState, cart, payment }: Known): Task[] {
  return [...cartTasks(cart, payment), ...setupTasks(onboardingState)];
}

function cartTasks(cart: Known['cart'], payment: Known['payment']): Task[] {
  const underWay = payment && (payment.status === 'created' || payment.status === 'pending');
  if (cart?.payment_id && underWay) {
    const kind = payment.delayed ? 'delayed' : 'payment';
    return [{ kind, href: '/cart', amount: payment.amount, count: payment.order_ids.length }];
  }
  if (!cart || cart.items.length === 0) return [];
  const count = cart.items.length;
  if (cart.pay_now > 0) return [{ kind: 'pay', href: '/cart', amount: cart.pay_now, count }];
  return [{ kind: 'confirm', href: '/cart', amount: cart.scheduled, count }];
}

function setupTasks(state: number): Task[] {
  if (state >= ONBOARDING_STATE.REGISTRATION_COMPLETE) return [];
  const kind = state === ONBOARDING_STATE.BEGINNING ? 'setup' : 'checks';
  return [{ kind, href: '/solo-setup', amount: 0, count: 0 }];
}
