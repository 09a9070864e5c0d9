import type { OrderStatus } from '@sanchay/contracts';
import { order } from '../testing/samples.ts';
import { orderSteps } from './orderSteps.ts';

const at = (minute: string) => `2026-11-20T08:${minute}:00.000Z`;

describe('steps of the latest order', () => {
  test('I3 · the last three steps show, the newest in progress, the allotment to come', () => {
    expect(orderSteps(order)).toEqual([
      { status: 'pending', at: at('06'), state: 'done' },
      { status: 'confirmed', at: at('12'), state: 'done' },
      { status: 'submitted', at: at('20'), state: 'now' },
      { status: 'successful', at: null, state: 'next' },
    ]);
  });

  test('I3 · an order that waits for its payment promises no allotment', () => {
    const waiting = { ...order, status: 'pending' as const, timeline: order.timeline.slice(0, 3) };
    expect(orderSteps(waiting)).toEqual([
      { status: 'draft', at: at('00'), state: 'done' },
      { status: 'pending', at: at('06'), state: 'now' },
    ]);
  });

  test('I3 · a paid order without a day of allotment promises none', () => {
    const paid = { ...order, status: 'confirmed' as const, allotment_date_expected: null };
    expect(orderSteps(paid).map(({ state }) => state)).toEqual(['done', 'done', 'now']);
  });

  test.each([
    ['successful', 'done'],
    ['cancelled', 'failed'],
    ['failed', 'failed'],
    ['reversed', 'failed'],
  ] as const)('I3 · an order that is %s ends with a step that is %s', (status: OrderStatus, state) => {
    const ended = {
      ...order,
      status,
      timeline: [...order.timeline, { at: at('30'), state: status, rule_id: null, text: '' }],
    };
    const steps = orderSteps(ended);
    expect(steps).toHaveLength(3);
    expect(steps.at(-1)).toEqual({ status, at: at('30'), state });
    expect(steps[1]).toEqual({ status: 'submitted', at: at('20'), state: 'done' });
  });
});
