import fc from 'fast-check';
import { concentration } from './concentration.ts';
import { commissionOver, yearlyCommission, yearlyExpense } from './costs.ts';

describe('P3 · cost of ownership', () => {
  it.each([
    ['100000.00', 0.75, 750],
    ['33333.33', 0.1, 33.33],
    ['0.00', 2, 0],
    ['100000.00', null, null],
  ])('P3 · ₹%s at %s percent costs ₹%s a year', (value, ratio, cost) => {
    expect(yearlyExpense(value, ratio)).toBe(cost);
  });

  it.each([
    [1.5, 0.6, 900],
    [0.6, 0.6, 0],
    [0.5, 0.6, 0],
    [null, 0.6, null],
    [1.5, null, null],
  ])(
    'P3 · a regular plan at %s against a direct plan at %s percent costs ₹%s more',
    (regular, direct, cost) => {
      expect(yearlyCommission('100000.00', { regular, direct })).toBe(cost);
    },
  );

  it.each([
    // 100000 × (1.07^10 − 1.06^10)
    [1.6, 0.6, 17_630.37],
    [0.6, 0.6, 0],
    [null, 0.6, null],
  ])('P3 · over ten years a regular plan at %s against %s percent costs ₹%s', (regular, direct, cost) => {
    const growth = { ratePct: 7, years: 10 };
    expect(commissionOver(100_000, { regular, direct }, growth)).toBe(cost);
    expect(commissionOver(0, { regular: 1, direct: 0.5 }, growth)).toBe(0);
  });

  it('P3 · a commission is the difference of the expenses of both plans', () => {
    const ratio = fc.integer({ min: 0, max: 300 }).map((hundredth) => hundredth / 100);
    const value = fc.integer({ min: 0, max: 10 ** 10 }).map((paise) => (paise / 100).toFixed(2));
    fc.assert(
      fc.property(value, ratio, ratio, (worth, one, two) => {
        const [direct, regular] = [Math.min(one, two), Math.max(one, two)];
        const difference = yearlyExpense(worth, regular)! - yearlyExpense(worth, direct)!;
        expect(Math.abs(yearlyCommission(worth, { regular, direct })! - difference)).toBeLessThan(0.011);
      }),
    );
  });
});

describe('P3 · concentration', () => {
  it('P3 · adds up the largest parts, in whatever order they come', () => {
    expect(concentration([])).toEqual({ count: 0, top1: 0, top5: 0, top10: 0 });
    expect(concentration([1, 30, 2.5, 0.1, 0.2, 20, 10])).toEqual({
      count: 7,
      top1: 30,
      top5: 63.5,
      top10: 63.8,
    });
  });

  it('P3 · grows with the number of parts and is never more than all', () => {
    const shares = fc.array(
      fc.integer({ min: 0, max: 500 }).map((part) => part / 100),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(shares, (parts) => {
        const { top1, top5, top10 } = concentration(parts);
        const all = parts.reduce((sum, part) => sum + Math.round(part * 100), 0) / 100;
        expect(top1 <= top5 && top5 <= top10 && top10 <= all).toBe(true);
      }),
    );
  });
});
