import { costGap } from './costGap.ts';

const usual = { amount: 100_000, annualRatePct: 7, years: 10 };

test('I2 the cost gap is what the amount is worth more at the lower expense ratio', () => {
  // 1,00,000 x (1.07^10 - 1.06^10)
  expect(costGap({ direct: 0.5, regular: 1.5, ...usual })).toEqual({ gapPct: 1, saved: 17_630.37 });
  expect(costGap({ direct: 0.97, regular: 1.68, ...usual })?.gapPct).toBe(0.71);
});

test('I2 there is no gap without both ratios or when direct is not cheaper', () => {
  expect(costGap({ direct: null, regular: 1.5, ...usual })).toBeNull();
  expect(costGap({ direct: 0.5, regular: null, ...usual })).toBeNull();
  expect(costGap({ direct: 0.5, regular: 0.5, ...usual })).toBeNull();
  expect(costGap({ direct: 0.6, regular: 0.5, ...usual })).toBeNull();
});
