import { CalculatorInputError } from '@sanchay/finance';
import { growthPlan } from './growthPlan.ts';

describe('growth plan of the home page', () => {
  test('M1 · 10,000 a month for 20 years comes to 99.91 lakh at 12 %, of which 24 lakh were put in', () => {
    const plan = growthPlan('sip', 10_000, 20);
    expect(plan.headline).toBe(9_991_479.19);
    expect(plan.invested).toBe(2_400_000);
    expect(plan.gain).toBe(7_591_479.19);
    expect(plan.points).toHaveLength(21);
    expect(plan.points[0]).toEqual({ year: 0, invested: 0, value: 0 });
    expect(plan.points[1]).toEqual({ year: 1, invested: 120_000, value: 128_093.28 });
    expect(plan.points[20]).toEqual({ year: 20, invested: 2_400_000, value: 9_991_479.19 });
  });

  test('M1 · a lumpsum starts with its amount and compounds yearly', () => {
    const plan = growthPlan('lumpsum', 100_000, 2);
    expect(plan).toEqual({
      headline: 125_440,
      invested: 100_000,
      gain: 25_440,
      points: [
        { year: 0, invested: 100_000, value: 100_000 },
        { year: 1, invested: 100_000, value: 112_000 },
        { year: 2, invested: 100_000, value: 125_440 },
      ],
    });
  });

  test('M1 · a goal shows the instalment that reaches it', () => {
    const plan = growthPlan('goal', 10_000_000, 20);
    expect(plan.headline).toBe(10_008.53);
    expect(plan.invested).toBe(2_402_047.2);
    expect(plan.points[20]!.value).toBeCloseTo(10_000_000, -2);
  });

  test('M1 · an impossible amount is refused by name', () => {
    expect(() => growthPlan('sip', 0, 20)).toThrow(CalculatorInputError);
    expect(() => growthPlan('goal', 0, 20)).toThrow('targetAmount: not_positive (0)');
  });
});
