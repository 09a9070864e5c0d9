import { defaultConfig } from '@sanchay/contracts';
import { directCost } from './directCost.ts';

describe('direct and regular plan side by side', () => {
  test('M1 · the claim of 35 % more in 20 years is what a commission of 1.5 % a year comes to', () => {
    const { regularCommission, moreInTwentyYears } = defaultConfig.claims;
    const cost = directCost(100_000, 12, regularCommission, 20);
    expect(cost.direct).toBe(964_629.31);
    expect(cost.regular).toBe(712_992.67);
    expect(cost.difference).toBeCloseTo(251_636.64, 2);
    expect(Math.floor(cost.morePct)).toBe(moreInTwentyYears);
  });

  test('M1 · without a commission the plans are equal', () => {
    expect(directCost(100_000, 12, 0, 20)).toMatchObject({ difference: 0, morePct: 0 });
  });
});
