import { CalculatorInputError } from './inputs.ts';
import { lumpsum } from './lumpsum.ts';
import { expenseGap, monthsToBreakEven, planTwins } from './planTwins.ts';
import { sip } from './sip.ts';

const usual = { amount: 100_000, directRatePct: 7, regularRatePct: 6, years: 10 };

describe('the same money in a direct plan and in its regular twin', () => {
  test('M1 · an amount grows in each at its own rate, and the difference is exact', () => {
    const twins = planTwins(usual);
    expect(twins.years).toHaveLength(10);
    expect(twins.years[0]).toEqual({ year: 1, direct: 107_000, regular: 106_000, difference: 1_000 });
    expect(twins).toMatchObject({
      invested: 100_000,
      direct: 196_715.14,
      regular: 179_084.77,
      difference: 17_630.37,
    });
    expect(twins.morePct).toBeCloseTo(9.8447, 4);
    expect(twins.direct).toBe(lumpsum({ principal: 100_000, annualRatePct: 7, years: 10 }).value);
  });

  test('M1 · instalments are counted like a SIP at the true yearly rate', () => {
    const twins = planTwins({ ...usual, amount: 0, monthlyAmount: 5_000 });
    const convention = 'due-effective';
    expect(twins.direct).toBe(sip({ monthlyAmount: 5_000, annualRatePct: 7, months: 120, convention }).value);
    expect(twins.regular).toBe(
      sip({ monthlyAmount: 5_000, annualRatePct: 6, months: 120, convention }).value,
    );
    expect(twins.invested).toBe(600_000);
    const both = planTwins({ ...usual, monthlyAmount: 5_000 });
    expect(both.invested).toBe(700_000);
    expect(both.direct).toBeCloseTo(196_715.14 + twins.direct, 1);
  });

  test('M1 · impossible input is refused by name', () => {
    expect(() => planTwins({ ...usual, amount: 0 })).toThrow('amount: not_positive (0)');
    expect(() => planTwins({ ...usual, amount: -1 })).toThrow('amount: too_small (0)');
    expect(() => planTwins({ ...usual, monthlyAmount: Number.NaN })).toThrow('monthlyAmount: not_a_number');
    expect(() => planTwins({ ...usual, years: 2.5 })).toThrow('years: not_whole');
    expect(() => planTwins({ ...usual, years: 101 })).toThrow('years: too_big (100)');
    expect(() => planTwins({ ...usual, directRatePct: 101 })).toThrow(CalculatorInputError);
    expect(() => planTwins({ ...usual, regularRatePct: -100 })).toThrow('regularRatePct: too_small (-99)');
  });
});

describe('what a regular plan costs more', () => {
  test('M1 · the gap is the exact difference of the expense ratios', () => {
    expect(expenseGap(0.97, 1.68)).toBe(0.71);
    expect(expenseGap(0, 1.5)).toBe(1.5);
  });

  test('M1 · there is no gap without both ratios or when direct is not cheaper', () => {
    expect(expenseGap(null, 1.5)).toBeNull();
    expect(expenseGap(0.5, null)).toBeNull();
    expect(expenseGap(0.5, 0.5)).toBeNull();
    expect(expenseGap(0.6, 0.5)).toBeNull();
  });
});

describe('when a switch has paid for itself', () => {
  const rates = { directRatePct: 7, regularRatePct: 6 };

  test('M1 · the months are counted up to the first one in which direct is not behind', () => {
    expect(monthsToBreakEven({ amount: 100_000, cost: 1_000, ...rates })).toBe(13);
    expect(monthsToBreakEven({ amount: 100_000, cost: 5, ...rates })).toBe(1);
    expect(monthsToBreakEven({ amount: 100_000, cost: 0, ...rates })).toBe(0);
    // Two years of the lower rate, to the paisa: exactly 24 months.
    const cost = 100_000 * (1 - (1.06 / 1.07) ** 2);
    expect(monthsToBreakEven({ amount: 100_000, cost, ...rates })).toBe(24);
  });

  test('M1 · it never comes when the cost takes everything or direct does not grow faster', () => {
    expect(monthsToBreakEven({ amount: 100_000, cost: 100_000, ...rates })).toBeNull();
    expect(monthsToBreakEven({ amount: 100_000, cost: 10, directRatePct: 6, regularRatePct: 6 })).toBeNull();
  });
});
