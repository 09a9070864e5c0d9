import type { SipAnswers } from './sipAnswers.ts';
import { START_ANSWERS } from './sipAnswers.ts';
import { sipOutcome } from './sipPlan.ts';

const outcome = (change: Partial<SipAnswers>) => sipOutcome({ ...START_ANSWERS, ...change });

function planOf(change: Partial<SipAnswers>) {
  const result = outcome(change);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('SIP from what was typed', () => {
  test.each([
    ['due-nominal', 12_809.33],
    ['due-effective', 12_766.5],
    ['end-nominal', 12_682.5],
  ] as const)('M2 · 1,000 for 12 months at 12 %% counted as %s is %d', (convention, value) => {
    const { plan } = planOf({ amount: '1,000', rate: '12 %', years: '1', convention });
    expect(plan).toMatchObject({ invested: 12_000, value });
    expect(plan.gain).toBeCloseTo(value - 12_000, 2);
  });

  test('M2 · a step-up raises what is put in every year', () => {
    const { plan, figures } = planOf({ amount: '5000', years: '10', stepUp: '10%' });
    expect(figures).toEqual({ amount: 5_000, rate: 12, months: 120, stepUp: 10, convention: 'due-nominal' });
    expect(plan.invested).toBe(956_245.48);
    expect(Math.round(plan.value / 1_000)).toBe(1_687);
  });

  test('M2 · half a year makes whole months, a third decimal of a year does not', () => {
    expect(planOf({ years: '2.5' }).figures.months).toBe(30);
    expect(planOf({ years: '2.5' }).plan.years.map((row) => row.year)).toEqual([1, 2, 3]);
    expect(outcome({ years: '2.3' })).toEqual({ problems: { years: { code: 'not_whole', limit: null } } });
  });

  test('M2 · a rate of 0 and a loss are possible', () => {
    expect(planOf({ rate: '0', years: '1' }).plan).toMatchObject({
      invested: 120_000,
      value: 120_000,
      gain: 0,
    });
    expect(planOf({ rate: '-10', years: '1' }).plan.gain).toBeLessThan(0);
  });

  test.each([
    ['amount', '', { code: 'empty', limit: null }],
    ['amount', 'abc', { code: 'not_a_number', limit: null }],
    ['amount', '0', { code: 'not_positive', limit: 0 }],
    ['amount', '-500', { code: 'not_positive', limit: 0 }],
    ['amount', '1000000000001', { code: 'too_big', limit: 1e12 }],
    ['rate', '101', { code: 'too_big', limit: 100 }],
    ['rate', '-100', { code: 'too_small', limit: -99 }],
    ['years', '0', { code: 'not_positive', limit: 0 }],
    ['years', '101', { code: 'too_big', limit: 100 }],
    ['stepUp', '-1', { code: 'too_small', limit: 0 }],
    ['stepUp', '101', { code: 'too_big', limit: 100 }],
  ] as const)('M2 · %s of %j is explained as %j', (field, text, problem) => {
    expect(outcome({ [field]: text })).toEqual({ problems: { [field]: problem } });
  });

  test('M2 · several wrong answers are told at once', () => {
    const result = outcome({ amount: '0', rate: 'x', years: '' });
    expect(result).toEqual({
      problems: {
        amount: { code: 'not_positive', limit: 0 },
        rate: { code: 'not_a_number', limit: null },
        years: { code: 'empty', limit: null },
      },
    });
  });

  test('M2 · the largest possible answers give finite figures', () => {
    const { plan } = planOf({ amount: '1000000000000', rate: '100', years: '100', stepUp: '100' });
    expect(Number.isFinite(plan.value)).toBe(true);
    expect(plan.years).toHaveLength(100);
  });
});
