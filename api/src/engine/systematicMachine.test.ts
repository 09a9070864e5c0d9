import { publishedRules, sandboxCalendar } from '@sanchay/finance';
import {
  countFailure,
  countPaid,
  isGoingOn,
  movePlan,
  passDueDate,
  type PlanState,
} from './systematicMachine.ts';
import { decideDue } from './systematicRun.ts';
import { IllegalTransitionError } from './context.ts';

const days = { calendar: sandboxCalendar, schemeClass: 'equity' } as const;
const plan = (over: Partial<PlanState> = {}) =>
  ({
    ...{ status: 'active', frequency: 'monthly', day: 5, next_date: '2026-12-05', failures: 0 },
    ...{ instalments_done: 0, instalments_total: null, stops_after: null, ended_by: null },
    ...{ amount: '1000.00', upsize_code: null, step_from: null },
    ...over,
  }) as PlanState & { amount: string; upsize_code: null; step_from: null };
const at = new Date('2026-12-07T08:00:00.000+05:30');
const decide = (over: Partial<PlanState>, attempt: Parameters<typeof decideDue>[1], now = at) =>
  decideDue(plan(over), attempt, { at: now, days, multiple: 100, rules: publishedRules });

describe('life of a systematic plan', () => {
  test('I5 · what has ended stays ended', () => {
    expect(() => movePlan('cancelled', 'active')).toThrow(IllegalTransitionError);
    expect(() => movePlan('completed', 'paused')).toThrow(IllegalTransitionError);
    expect(movePlan('paused', 'active')).toBe('active');
    expect([isGoingOn(plan()), isGoingOn(plan({ status: 'cancelled' }))]).toEqual([true, false]);
  });

  test('I5 · the failure at the limit ends the plan, the one before does not, and a payment clears the count', () => {
    const second = countFailure(plan({ failures: 1 }), '2026-12-07', publishedRules);
    expect([second.ended, second.plan.status, second.plan.failures, second.limit]).toEqual([
      ...[false, 'active', 2, 3],
    ]);
    const third = countFailure(plan({ failures: 2 }), '2026-12-07', publishedRules);
    expect([third.ended, third.plan.status, third.plan.ended_by]).toEqual([true, 'cancelled', 'auto']);
    expect(
      countFailure(plan({ frequency: 'quarterly', failures: 1 }), '2026-12-07', publishedRules).ended,
    ).toBe(true);
    expect(countPaid(plan({ failures: 2 })).failures).toBe(0);
  });

  test('I5 · the last instalment completes a plan, and a stop ends it after its own', () => {
    expect(passDueDate(plan({ instalments_total: 2, instalments_done: 1 }), 'placed', days).status).toBe(
      'completed',
    );
    expect(passDueDate(plan({ instalments_total: 2, instalments_done: 1 }), 'skipped', days)).toMatchObject({
      ...{ status: 'active', instalments_done: 1, next_date: '2027-01-05' },
    });
    expect(passDueDate(plan({ stops_after: '2026-12-05' }), 'placed', days)).toMatchObject({
      ...{ status: 'cancelled', ended_by: 'user', instalments_done: 1 },
    });
  });

  test('I5 · a date whose place is taken waits ten minutes, until the next is due as well', () => {
    const early = decide({}, { end: 'blocked' });
    expect([early.waiting, early.passed, early.lookAt.toISOString()]).toEqual([
      ...[true, null, '2026-12-07T02:40:00.000Z'],
    ]);
    const late = decide({}, { end: 'blocked' }, new Date('2027-01-05T08:00:00.000+05:30'));
    expect(late.passed).toEqual({ due: '2026-12-05', outcome: 'missed', orderId: null, amount: '1000.00' });
    expect([late.plan.next_date, late.failure]).toEqual([
      '2027-01-05',
      { failures: 1, limit: 3, ended: false },
    ]);
  });

  test('I5 · a closed fund is nobody’s failure', () => {
    const late = decide({}, { end: 'closed' }, new Date('2027-01-05T08:00:00.000+05:30'));
    expect([late.passed?.outcome, late.failure, late.plan.failures]).toEqual(['missed', null, 0]);
  });

  test('P9 · a date while KYC has lapsed is skipped at once, as no failure', () => {
    const skipped = decide({}, { end: 'kyc_lapsed' });
    expect([skipped.passed?.outcome, skipped.failure, skipped.plan.failures, skipped.waiting]).toEqual([
      ...['missed', null, 0, false],
    ]);
    expect([skipped.plan.next_date, skipped.steps.map(({ key }) => key)]).toEqual([
      '2027-01-05',
      ['kyc_lapsed'],
    ]);
  });

  test('I5 · a pause ends with its instalment', () => {
    const woken = decide({ status: 'paused' }, { end: 'placed', orderId: 'o1' });
    expect([woken.plan.status, woken.steps.map(({ key }) => key)]).toEqual([
      'active',
      ['pause_over', 'in_cart'],
    ]);
  });
});
