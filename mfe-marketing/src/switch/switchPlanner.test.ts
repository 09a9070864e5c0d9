import { defaultConfig } from '@sanchay/contracts';
import { outcomeOf } from '../calculators/answers/outcome.ts';
import { answersOf } from '../calculators/answers/answers.ts';
import { switchPlanner } from './switchPlanner.ts';

const rates = { stcgPct: 20, ltcgPct: 12.5, exemption: 125_000, cessPct: 4, stampDutyPct: 0.005 };
const planner = switchPlanner({ gapPct: 1, equity: true }, rates, defaultConfig);
const workedAt = (query: string) => outcomeOf(planner, answersOf(planner, new URLSearchParams(query)));

describe('the planner of a switch', () => {
  test('M1 · it begins with five lakh for 15 years at the assumed rate', () => {
    const { result } = workedAt('');
    expect(result?.worked.ratePct).toBe(defaultConfig.goals.returns);
    expect(result?.worked.twins).toMatchObject({ direct: 1_379_515.77, regular: 1_198_279.1 });
    expect(result?.worked.cost).toEqual({ load: 0, tax: 0, duty: 25, total: 25 });
    expect(result?.worked.breakEven).toBe(1);
  });

  test('M1 · its answers come from the address, also as people write them', () => {
    const { result } = workedAt(
      'amount=₹ 1,00,000&monthly=5000&years=10&rate=7&gain=10000&held=short&load=1',
    );
    expect(result?.figures).toEqual({
      amount: 100_000,
      monthly: 5_000,
      years: 10,
      rate: 7,
      gain: 10_000,
      load: 1,
    });
    expect(result?.worked.twins.invested).toBe(700_000);
    // Load 1,000; 9,000 x 20 % x 1.04; duty on 99,000.
    expect(result?.worked.cost).toEqual({ load: 1_000, tax: 1_872, duty: 4.95, total: 2_876.95 });
    expect(result?.worked.breakEven).toBe(38);
  });

  test('M1 · an impossible value is reported next to its field', () => {
    expect(workedAt('gain=500001').problems).toEqual({ gain: { code: 'too_big', limit: 500_000 } });
    expect(workedAt('amount=0').problems).toEqual({ amount: { code: 'not_positive', limit: 0 } });
    expect(workedAt('amount=-5&years=abc&load=101').problems).toEqual({
      amount: { code: 'too_small', limit: 0 },
      years: { code: 'not_a_number', limit: null },
      load: { code: 'too_big', limit: 100 },
    });
    expect(workedAt('amount=0&monthly=1000').problems).toBeUndefined();
    expect(workedAt('rate=-99').problems).toBeUndefined();
  });
});
