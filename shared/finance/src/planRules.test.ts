import { sandboxCalendar } from './calendarData.ts';
import { NoRuleError } from './datedRule.ts';
import { planCancelledBy, planChangeUntil, planFailureLimit } from './planRules.ts';

const days = { calendar: sandboxCalendar, schemeClass: 'equity' } as const;

describe('rules of systematic plans', () => {
  test('I5 · three failures end a plan, two where it is quarterly, from 1 April 2024', () => {
    const rule = 'sip-auto-cancel-2024';
    for (const frequency of ['daily', 'weekly', 'fortnightly', 'monthly'] as const) {
      expect(planFailureLimit(frequency, '2024-04-01')).toEqual({ limit: 3, ruleId: rule });
    }
    expect(planFailureLimit('quarterly', '2026-11-20')).toEqual({ limit: 2, ruleId: rule });
    expect(() => planFailureLimit('monthly', '2024-03-31')).toThrow(NoRuleError);
  });

  test('I3 · with a mandate a change comes two business days before, else until the morning itself', () => {
    // Monday, 7 December 2026; the Thursday before it is two business days away.
    expect(planChangeUntil('2026-12-07', true, days).until).toBe('2026-12-03T20:00:00.000+05:30');
    expect(planChangeUntil('2026-12-07', false, days)).toEqual({
      until: '2026-12-07T08:00:00.000+05:30',
      ruleId: 'sip-change-notice-2024',
    });
    expect(planChangeUntil('2026-11-25', true, days).until).toBe('2026-11-20T20:00:00.000+05:30');
  });

  test('I5 · cancelling is in effect within two business days', () => {
    expect(planCancelledBy('2026-11-20', days)).toEqual({ date: '2026-11-25', ruleId: 'sip-cancel-2024' });
  });
});
