import type { Order } from '@sanchay/contracts';
import { orderSteps } from './orderSteps.ts';

const step = (state: string, rule_id: string | null = null) => ({
  at: '2026-11-20T08:00:00.000Z',
  state,
  rule_id,
  text: `text of ${state}`,
});
const steps = (status: Order['status'], ...states: string[]) =>
  orderSteps({ status, timeline: states.map((state) => step(state)) }).map(
    ({ key, state }) => `${key} ${state}`,
  );

describe('I3 order timeline', () => {
  test('I3 a paid order shows what happened, where it stands and what comes', () => {
    expect(steps('confirmed', 'draft', 'under_review', 'pending', 'confirmed')).toEqual([
      'draft done',
      'under_review done',
      'pending done',
      'confirmed now',
      'submitted next',
      'successful next',
    ]);
  });

  test('I3 a pending order waits for payment', () => {
    expect(steps('pending', 'draft', 'pending')).toEqual([
      'draft done',
      'pending now',
      'confirmed next',
      'submitted next',
      'successful next',
    ]);
  });

  test('I3 an order with its units has nothing to come', () => {
    expect(steps('successful', 'submitted', 'successful')).toEqual(['submitted done', 'successful done']);
  });

  test.each(['failed', 'cancelled', 'reversed'] as const)('I3 an order that is %s ends there', (status) => {
    expect(steps(status, 'pending', status)).toEqual(['pending done', `${status} failed`]);
  });

  test('I3 a step keeps its time, its sentence and its rule; one to come has none', () => {
    const [now, next] = orderSteps({ status: 'submitted', timeline: [step('submitted', 'nav-equity-2021')] });
    expect(now).toEqual({
      key: 'submitted',
      at: '2026-11-20T08:00:00.000Z',
      text: 'text of submitted',
      ruleId: 'nav-equity-2021',
      state: 'now',
    });
    expect(next).toEqual({ key: 'successful', at: null, text: null, ruleId: null, state: 'next' });
  });
});
