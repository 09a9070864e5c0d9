import { intervalOf, median, quantile, ratioOfMedians, seededRandom } from './statistics.ts';

describe('medians and quantiles', () => {
  test('X9 · the middle value, or halfway between the two, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 10, 2, 8])).toBe(6);
    expect(median([7])).toBe(7);
  });

  test('X9 · numbers are ordered as numbers, and the given list stays as it was', () => {
    const values = [100, 20, 3];
    expect(median(values)).toBe(20);
    expect(values).toEqual([100, 20, 3]);
  });

  test.each([
    [0, 10],
    [0.25, 20],
    [0.5, 30],
    [0.95, 48],
    [1, 50],
  ])('X9 · quantile %d of 10 to 50 is %d', (share, value) => {
    expect(quantile([50, 10, 40, 20, 30], share)).toBeCloseTo(value, 10);
  });

  test('X9 · of nothing there is no quantile, nor for a share outside 0 to 1', () => {
    expect(() => median([])).toThrow(RangeError);
    expect(() => quantile([1], -0.01)).toThrow(RangeError);
    expect(() => quantile([1], 1.01)).toThrow(RangeError);
  });
});

describe('random numbers of a seed', () => {
  test('X9 · the same seed gives the same numbers, another one others', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return [random(), random(), random()];
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1)[0]).toBeCloseTo(0.6270739405881613, 12);
  });

  test('X9 · they lie from 0 up to 1 and are spread evenly', () => {
    const random = seededRandom(7);
    const tenths = Array<number>(10).fill(0);
    for (let at = 0; at < 10_000; at += 1) tenths[Math.floor(random() * 10)]! += 1;
    expect(tenths.reduce((sum, count) => sum + count)).toBe(10_000);
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe('intervals', () => {
  test('X9 · a constant ratio has an interval of no width', () => {
    const base = [100, 140, 90, 200, 120];
    const ratio = ratioOfMedians(
      base.map((value) => value * 1.5),
      base,
    );
    expect([ratio.value, ratio.low, ratio.high].map((value) => value.toFixed(6))).toEqual([
      '1.500000',
      '1.500000',
      '1.500000',
    ]);
  });

  test('X9 · runs are drawn in pairs: what slows a whole run down widens nothing', () => {
    const load = [1, 3, 1, 4, 2, 1, 5, 2, 1, 3];
    const paired = ratioOfMedians(
      load.map((by) => 110 * by),
      load.map((by) => 100 * by),
    );
    expect(paired.high - paired.low).toBeLessThan(1e-9);
    const apart = ratioOfMedians(
      load.map((by) => 110 * by),
      [...load].reverse().map((by) => 100 * by),
    );
    expect(apart.high - apart.low).toBeGreaterThan(0.5);
  });

  test('X9 · the interval holds the ratio, is the same for the same seed, and needs runs of both', () => {
    const one = [10, 12, 11, 15, 9, 11, 13];
    const other = [10, 10, 11, 12, 10, 9, 11];
    const ratio = ratioOfMedians(one, other);
    expect(ratio.value).toBe(1.1);
    expect(ratio.low).toBeLessThanOrEqual(1.1);
    expect(ratio.high).toBeGreaterThanOrEqual(1.1);
    expect(ratio.low).toBeLessThan(ratio.high);
    expect(ratioOfMedians(one, other)).toEqual(ratio);
    expect(() => ratioOfMedians([1, 2], [1])).toThrow(RangeError);
    expect(() => ratioOfMedians([], [])).toThrow(RangeError);
  });

  test('X9 · the interval of a quantile lies within the values, around it', () => {
    const values = Array.from({ length: 40 }, (_, at) => at);
    const { low, high } = intervalOf(values, 0.95);
    expect(low).toBeGreaterThan(30);
    expect(low).toBeLessThan(quantile(values, 0.95));
    expect(high).toBeLessThanOrEqual(39);
    expect(high).toBeGreaterThan(quantile(values, 0.95));
    expect(intervalOf([5, 5, 5], 0.5)).toEqual({ low: 5, high: 5 });
  });
});
