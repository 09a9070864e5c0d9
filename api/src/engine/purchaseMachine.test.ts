import { ORDER_STATUSES, type OrderStatus } from '@sanchay/contracts';
import fc from 'fast-check';
import { canMove, move } from './purchaseMachine.ts';
import { IllegalTransitionError } from './context.ts';

const LEGAL: [OrderStatus, OrderStatus][] = [
  ['draft', 'under_review'],
  ['draft', 'failed'],
  ['under_review', 'pending'],
  ['under_review', 'failed'],
  ['pending', 'confirmed'],
  ['pending', 'cancelled'],
  ['pending', 'failed'],
  ['confirmed', 'submitted'],
  ['confirmed', 'failed'],
  ['submitted', 'successful'],
  ['submitted', 'failed'],
  ['successful', 'reversed'],
];
const isLegal = (from: OrderStatus, to: OrderStatus) => LEGAL.some(([a, b]) => a === from && b === to);
const ILLEGAL = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => !isLegal(from, to)).map((to) => [from, to] as const),
);

describe('the life of an order', () => {
  test.each(LEGAL)('I5 · an order that is %s may become %s', (from, to) => {
    expect(canMove(from, to)).toBe(true);
    expect(move(from, to)).toBe(to);
  });

  test.each(ILLEGAL)('I5 · an order that is %s never becomes %s', (from, to) => {
    expect(canMove(from, to)).toBe(false);
    expect(() => move(from, to)).toThrow(new IllegalTransitionError('an order', from, to));
  });

  test('I5 · an illegal step names both states', () => {
    expect(new IllegalTransitionError('an order', 'cancelled', 'confirmed')).toMatchObject({
      kind: 'illegal_transition',
      name: 'IllegalTransitionError',
      from: 'cancelled',
      to: 'confirmed',
      message: 'an order that is cancelled cannot become confirmed',
    });
  });

  test('I5 · whatever steps are tried, an order is paid at most once and allotted only after it was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 40 }), (tries) => {
        const path: OrderStatus[] = ['draft'];
        for (const to of tries) if (canMove(path.at(-1)!, to)) path.push(to);
        expect(path.filter((status) => status === 'confirmed').length).toBeLessThanOrEqual(1);
        expect(new Set(path).size).toBe(path.length);
        if (path.includes('successful')) expect(path).toContain('confirmed');
        if (path.includes('cancelled')) expect(path).not.toContain('confirmed');
      }),
    );
  });
});
