import type { CartItem } from '@sanchay/contracts';
import { tasksOf } from './tasks.ts';

const item = {} as CartItem;
const cart = { items: [item, item], pay_now: 30_000, scheduled: 5_000, payment_id: null };
const payment = { status: 'pending' as const, amount: 30_000, delayed: false, order_ids: ['a', 'b'] };

describe('what waits for a person', () => {
  test('P1 · nothing waits for somebody who is ready and whose cart is empty', () => {
    const empty = { items: [], pay_now: 0, scheduled: 0, payment_id: null };
    expect(tasksOf({ cart: empty, payment: undefined })).toEqual([]);
    expect(tasksOf({ cart: undefined, payment: undefined })).toEqual([]);
  });

  test('P1 · an amount due after a chargeback comes first', () => {
    expect(tasksOf({ cart, payment: undefined, due: 2000.1 })).toEqual([
      { kind: 'due', href: '/orders', amount: 2000.1, count: 1 },
      { kind: 'pay', href: '/cart', amount: 30_000, count: 2 },
    ]);
  });

  test('P1 · a cart waits for its payment, with what is to pay today', () => {
    expect(tasksOf({ cart, payment: undefined })).toEqual([
      { kind: 'pay', href: '/cart', amount: 30_000, count: 2 },
    ]);
  });

  test('P1 · a cart with nothing to pay today waits for being confirmed', () => {
    const later = { ...cart, items: [item], pay_now: 0 };
    expect(tasksOf({ cart: later, payment: undefined })).toEqual([
      { kind: 'confirm', href: '/cart', amount: 5_000, count: 1 },
    ]);
  });

  test.each(['created', 'pending'] as const)('P1 · a payment that is %s stands in for its cart', (status) => {
    const paying = { ...cart, payment_id: 'p-1' };
    expect(tasksOf({ cart: paying, payment: { ...payment, status } })).toEqual([
      { kind: 'payment', href: '/cart', amount: 30_000, count: 2 },
    ]);
  });

  test('P1 · a late payment says so', () => {
    const paying = { ...cart, payment_id: 'p-1' };
    const [task] = tasksOf({ cart: paying, payment: { ...payment, delayed: true } });
    expect(task).toMatchObject({ kind: 'delayed', amount: 30_000 });
  });

  test.each(['failed', 'expired', 'successful', 'refunded'] as const)(
    'P1 · a payment that is %s leaves the cart to be paid',
    (status) => {
      const paying = { ...cart, payment_id: 'p-1' };
      const kinds = tasksOf({ cart: paying, payment: { ...payment, status } });
      expect(kinds.map(({ kind }) => kind)).toEqual(['pay']);
    },
  );

  test('P1 · a payment of another cart than this one is not shown', () => {
    expect(tasksOf({ cart, payment })[0]?.kind).toBe('pay');
  });
});
