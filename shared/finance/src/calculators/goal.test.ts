import fc from 'fast-check';
import { wholeMonthsBetween } from '../calendar/dates.ts';
import { goalOutlook, type GoalTerms } from './goal.ts';
import { requiredSip } from './requiredSip.ts';

const car: GoalTerms = { cost: 800_000, inflationPct: 5, ratePct: 7, months: 60, value: 100_000, monthly: 0 };

describe('outlook of a goal', () => {
  test('I9 · cost grows by inflation, holdings and instalments by the return', () => {
    // 8,00,000 x 1.05^5; 1,00,000 x (1 + 7 / 1200)^60; 10,000 a month at the start of each.
    expect(goalOutlook({ ...car, monthly: 10_000 })).toMatchObject({
      target: 1_021_025.25,
      projected: 861_867.8,
      shortfall: 159_157.45,
      fundedPct: 9.79,
    });
  });

  test('I9 · the needed instalment is that of the required-SIP rule', () => {
    const outlook = goalOutlook(car);
    const sip = requiredSip({
      targetAmount: outlook.target,
      annualRatePct: 7,
      months: 60,
      existingAmount: 100_000,
    });
    expect(outlook.neededMonthly).toBeCloseTo(sip.monthlySip, 1);
  });

  test('I9 · on its day a goal costs what it costs, and no month is left', () => {
    expect(goalOutlook({ ...car, months: 0, monthly: 5_000 })).toEqual({
      ...{ target: 800_000, projected: 100_000, shortfall: 700_000, neededMonthly: 0, fundedPct: 12.5 },
      years: [],
    });
  });

  test('I9 · the needed instalment reaches the target, and a paisa less does not by more than its growth', () => {
    const terms = fc.record({
      cost: fc.integer({ min: 1_000, max: 100_000_000 }),
      inflationPct: fc.integer({ min: 0, max: 15 }),
      ratePct: fc.integer({ min: 0, max: 20 }),
      months: fc.integer({ min: 1, max: 600 }),
      value: fc.integer({ min: 0, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(terms, (some) => {
        const { neededMonthly, target } = goalOutlook({ ...some, monthly: 0 });
        const { projected, shortfall, years } = goalOutlook({ ...some, monthly: neededMonthly });
        expect(years).toHaveLength(Math.ceil(some.months / 12));
        expect(years.at(-1)!.value).toBe(projected);
        // Half a paisa of each instalment, with its growth.
        const off = 0.005 * (goalOutlook({ ...some, value: 0, monthly: 1 }).projected + 2);
        expect(shortfall).toBeLessThanOrEqual(off);
        if (neededMonthly > 0) expect(projected).toBeLessThanOrEqual(target + off);
      }),
    );
  });

  test.each([
    ['2024-02-29', '2025-02-28', 12],
    ['2024-02-29', '2025-02-27', 11],
    ['2026-11-20', '2026-12-19', 0],
    ['2026-11-20', '2026-12-20', 1],
    ['2026-11-20', '2026-11-19', -1],
    ['2026-01-31', '2026-02-28', 1],
  ])('I9 · from %s to %s are %i whole months', (from, to, months) => {
    expect(wholeMonthsBetween(from, to)).toBe(months);
  });
});
