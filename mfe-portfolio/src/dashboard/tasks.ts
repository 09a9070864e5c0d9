import type { Cart, Payment } from '@sanchay/contracts';

export interface Task {
  kind: 'due' | 'payment' | 'delayed' | 'pay' | 'confirm';
  href: string;
  /** Rupees that the task is about; 0 where it is about none. */
  amount: number;
  /** Orders that the task is about. */
  count: number;
}

interface Known {
  cart: Pick<Cart, 'items' | 'pay_now' | 'scheduled' | 'payment_id'> | undefined;
  /** The payment of the cart, once it is known. */
  payment: Pick<Payment, 'status' | 'amount' | 'delayed' | 'order_ids'> | undefined;
  /** Rupees due after a chargeback. */
  due?: number | undefined;
}

/** What is to do, the most pressing first: an amount due after a chargeback, money on its way, or a cart. */
export function tasksOf({ due = 0, ...known }: Known): Task[] {
  const tasks = cartTasks(known);
  return due > 0 ? [{ kind: 'due', href: '/orders', amount: due, count: 1 }, ...tasks] : tasks;
}

function cartTasks({ cart, payment }: Omit<Known, 'due'>): Task[] {
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
