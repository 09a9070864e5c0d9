import { defaultConfig, GOAL_HANDLES, goalExample } from '@sanchay/contracts';
import { answersOf } from '../calculators/answers/answers.ts';
import { outcomeOf } from '../calculators/answers/outcome.ts';
import { goalOf } from './goalOf.ts';
import { goalPlan } from './goalPlan.ts';
import { goalPlanner } from './goalPlanner.ts';
import { requiredSipAddress } from './requiredSipAddress.ts';

const figures = { cost: 1_000_000, years: 10, inflation: 5, rate: 7, saved: 0 };

describe('what a goal takes', () => {
  test('M1 · the goal is shown at the price of its year, with the instalment that reaches it', () => {
    const plan = goalPlan(figures);
    expect(plan.costThen).toBeCloseTo(1_628_894.63, 2);
    expect(plan.monthly).toBe(9_356.38);
    expect(plan.onceToday).toBe(828_047.43);
    expect(plan.years).toHaveLength(10);
    expect(plan.years[9]!.value).toBeCloseTo(1_628_894.63, 1);
    expect(plan.invested + plan.gain).toBeCloseTo(1_628_894.63, 1);
  });

  test('M1 · what is set aside grows and takes its part', () => {
    const plan = goalPlan({ ...figures, saved: 300_000 });
    expect(plan.monthly).toBe(5_893.33);
    expect(plan.onceToday).toBe(528_047.43);
    expect(goalPlan({ ...figures, saved: 900_000 })).toMatchObject({
      monthly: 0,
      onceToday: 0,
      reached: true,
    });
    expect(plan.reached).toBe(false);
    expect(goalPlan({ ...figures, years: 100, rate: 100 })).toMatchObject({ monthly: 0, reached: false });
  });

  test('M1 · a price beyond all planning is refused by name', () => {
    expect(() => goalPlan({ ...figures, cost: 1e12 })).toThrow('cost: too_big (613913253540)');
  });
});

describe('the goals of the page', () => {
  test('M1 · the eight handles of the product are there, each with an example', () => {
    expect([...GOAL_HANDLES].sort()).toEqual([
      'anniversary',
      'car',
      'growmymoney',
      'house',
      'kidseducation',
      'retirement',
      'taxsaver',
      'vacation',
    ]);
    expect(goalExample('car', 60)).toEqual({ cost: 800_000, years: 5 });
    expect(goalExample('retirement', 60)).toEqual({ cost: 15_000_000, years: 25 });
    expect(goalExample('retirement', 30).years).toBe(1);
  });

  test('M1 · the address chooses the goal, a house when it names none', () => {
    expect(goalOf(new URLSearchParams('goal=retirement'))).toBe('retirement');
    expect(goalOf(new URLSearchParams('goal=yacht'))).toBe('house');
  });

  test('M1 · a planner begins with the assumptions of the configuration and reads the address', () => {
    const goals = { ...defaultConfig.goals, inflation: 6, returns: 9 };
    const planner = goalPlanner('car', { ...defaultConfig, goals });
    const at = (query: string) => outcomeOf(planner, answersOf(planner, new URLSearchParams(query)));
    expect(at('').result?.figures).toEqual({ cost: 800_000, years: 5, inflation: 6, rate: 9, saved: 0 });
    expect(at('cost=12 lakh&years=३&saved=₹ 1,00,000').result?.figures).toMatchObject({
      cost: 1_200_000,
      years: 3,
      saved: 100_000,
    });
    expect(at('cost=0.4&years=0&inflation=101&rate=x').problems).toEqual({
      cost: { code: 'too_small', limit: 1 },
      years: { code: 'not_positive', limit: 0 },
      inflation: { code: 'too_big', limit: 100 },
      rate: { code: 'not_a_number', limit: null },
    });
    expect(at('years=2.5').problems).toEqual({ years: { code: 'not_whole', limit: null } });
    expect(at('cost=1e12').problems?.cost?.code).toBe('not_a_number');
    expect(at('cost=1000000000000').problems?.cost?.code).toBe('too_big');
  });

  test('M1 · the calculator is opened with the same answers; what is no number stays behind', () => {
    const answers = { cost: '12,00,000', years: '3', rate: '9 %', inflation: 'x', saved: '' };
    expect(requiredSipAddress(answers)).toBe(
      '/calculators/required-sip-calculator?target=1200000&years=3&rate=9',
    );
  });
});
