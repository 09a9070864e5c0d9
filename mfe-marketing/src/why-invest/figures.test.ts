import { defaultConfig } from '@sanchay/contracts';
import { horizonOf, places, starts } from './figures.ts';

describe('what time and rising prices do to money', () => {
  test("M1 · an amount is shown in each place at the assumed rate, and in today's rupees", () => {
    expect(places(100_000, 20, defaultConfig)).toEqual([
      { id: 'cash', ratePct: 0, value: 100_000, today: 37_688.95 },
      { id: 'savings', ratePct: 3.5, value: 198_978.89, today: 74_993.05 },
      { id: 'gold', ratePct: 3.8, value: 210_837.12, today: 79_462.29 },
      { id: 'fd', ratePct: 6.5, value: 352_364.51, today: 132_802.48 },
      { id: 'funds', ratePct: 7, value: 386_968.45, today: 145_844.34 },
    ]);
  });

  test('M1 · another configuration gives other figures', () => {
    const config = { ...defaultConfig, goals: { ...defaultConfig.goals, returns: 10 } };
    expect(places(100_000, 1, config).at(-1)).toEqual({
      id: 'funds',
      ratePct: 10,
      value: 110_000,
      today: 104_761.9,
    });
  });

  test('M1 · starting earlier is worth more than putting in more', () => {
    const [early, middle, late] = starts(5_000, [25, 35, 45], { until: 60, ratePct: 7 });
    expect(early).toMatchObject({ age: 25, plan: { invested: 2_100_000, value: 9_057_803.77 } });
    expect(middle).toMatchObject({ age: 35, plan: { invested: 1_500_000, value: 4_073_985.56 } });
    expect(late).toMatchObject({ age: 45, plan: { invested: 900_000, value: 1_594_056.22 } });
  });

  test('M1 · an age at or after the end is left out', () => {
    expect(starts(5_000, [45, 59, 60], { until: 60, ratePct: 7 }).map(({ age }) => age)).toEqual([45, 59]);
  });

  test('M1 · the address chooses among the horizons, 20 years otherwise', () => {
    expect(horizonOf(new URLSearchParams('years=30'))).toBe(30);
    expect(horizonOf(new URLSearchParams('years=10'))).toBe(10);
    expect(horizonOf(new URLSearchParams('years=25'))).toBe(20);
    expect(horizonOf(new URLSearchParams())).toBe(20);
  });
});
