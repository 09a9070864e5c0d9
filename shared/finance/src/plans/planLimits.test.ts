import { sandboxCalendar } from '../calendar/calendarData.ts';
import { NoRuleError } from '../rules/datedRule.ts';
import { planCancelledBy, planChangeUntil, planFailureLimit } from './planLimits.ts';
import { publishedRules } from '../rules/ruleBook.ts';

const days = { calendar: sandboxCalendar, schemeClass: 'equity' } as const;

describe('rules of systematic plans', () => {
  test('I5 · three failures end a plan, two where it is quarterly, from 1 April 2024', () => {
    const rule = 'sip-auto-cancel-2024';
    for (const frequency of ['daily', 'weekly', 'fortnightly', 'monthly'] as const) {
      expect(planFailureLimit(frequency, '2024-04-01', publishedRules)).toEqual({ limit: 3, ruleId: rule });
    }
    expect(planFailureLimit('quarterly', '2026-11-20', publishedRules)).toEqual({ limit: 2, ruleId: rule });
    expect(() => planFailureLimit('monthly', '2024-03-31', publishedRules)).toThrow(NoRuleError);
  });

  test('I3 · with a mandate a change comes two business days before, else until the morning itself', () => {
    // Monday, 7 December 2026; the Thursday before it is two business days away.
    expect(planChangeUntil('2026-12-07', true, days, publishedRules).until).toBe(
      '2026-12-03T20:00:00.000+05:30',
    );
    expect(planChangeUntil('2026-12-07', false, days, publishedRules)).toEqual({
      until: '2026-12-07T08:00:00.000+05:30',
      ruleId: 'sip-change-notice-2024',
    });
    expect(planChangeUntil('2026-11-25', true, days, publishedRules).until).toBe(
      '2026-11-20T20:00:00.000+05:30',
    );
  });

  test('I5 · limits, notices and cancellations follow the rows that they are given, each from its day', () => {
    const [failure, change, cancel] = [
      publishedRules.plan_failure[0]!,
      publishedRules.plan_change[0]!,
      publishedRules.plan_cancel[0]!,
    ];
    const from = { applies_from: '2026-12-07' };
    const rules = {
      plan_failure: [
        { ...failure, applies_to: '2026-12-06' },
        { ...failure, ...from, rule_id: 'five', value: { upToMonthly: 5, quarterlyAndLonger: 4 } },
      ],
      plan_change: [
        {
          ...change,
          ...{ rule_id: 'notice', value: { ...change.value, mandate: { businessDays: 1, at: '18:00' } } },
        },
      ],
      plan_cancel: [{ ...cancel, rule_id: 'at-once', value: 0 }],
    };
    expect(planFailureLimit('monthly', '2026-12-06', rules).limit).toBe(3);
    expect(planFailureLimit('monthly', '2026-12-07', rules)).toEqual({ limit: 5, ruleId: 'five' });
    expect(planFailureLimit('quarterly', '2026-12-07', rules).limit).toBe(4);
    expect(planChangeUntil('2026-12-07', true, days, rules).until).toBe('2026-12-04T18:00:00.000+05:30');
    expect(planCancelledBy('2026-11-20', days, rules)).toEqual({ date: '2026-11-20', ruleId: 'at-once' });
  });

  test('I5 · cancelling is in effect within two business days', () => {
    expect(planCancelledBy('2026-11-20', days, publishedRules)).toEqual({
      date: '2026-11-25',
      ruleId: 'sip-cancel-2024',
    });
  });
});
