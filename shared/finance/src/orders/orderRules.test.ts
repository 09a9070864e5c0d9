import fc from 'fast-check';
import { checkAmount, checkSipDay, EVERY_MONTH_DAYS } from './orderRules.ts';

describe('I3 · order amounts', () => {
  const limits = { min: 500, max: 100_000, multiple: 100 };

  it.each([500, 600, 100_000, '₹ 1,00,000', '5k', '१०००'])('I3 · %s passes', (amount) => {
    expect(checkAmount({ amount, ...limits })).toBeNull();
  });

  it.each([
    [NaN, 'not_a_number', null],
    [Infinity, 'not_a_number', null],
    ['five', 'not_a_number', null],
    ['', 'not_a_number', null],
    [0, 'not_positive', 0],
    [-500, 'not_positive', 0],
    [500.001, 'too_many_decimals', 2],
    [499.99, 'below_minimum', 500],
    [100_000.01, 'above_maximum', 100_000],
    [550, 'not_a_multiple', 100],
    ['1.5', 'below_minimum', 500],
  ] as const)('I3 · %s is refused as %s', (amount, code, limit) => {
    expect(checkAmount({ amount, ...limits })).toEqual({ code, limit });
  });

  it('I3 · absent, null or zero limits do not limit', () => {
    expect(checkAmount({ amount: 0.01 })).toBeNull();
    expect(checkAmount({ amount: 1e9, min: 0, max: 0, multiple: 0 })).toBeNull();
    expect(checkAmount({ amount: 1e9, min: null, max: null, multiple: null })).toBeNull();
  });

  it('I3 · multiples count from zero, not from the minimum', () => {
    expect(checkAmount({ amount: 150, min: 150, multiple: 100 })).toEqual({
      code: 'not_a_multiple',
      limit: 100,
    });
    expect(checkAmount({ amount: 200, min: 150, multiple: 100 })).toBeNull();
  });

  it('I3 · multiples of paise are exact', () => {
    expect(checkAmount({ amount: 0.3, multiple: 0.1 })).toBeNull();
    expect(checkAmount({ amount: 0.35, multiple: 0.1 })).toEqual({ code: 'not_a_multiple', limit: 0.1 });
  });

  it('I3 · units may have three or four decimals when specified', () => {
    expect(checkAmount({ amount: 1.2345, scale: 4 })).toBeNull();
    expect(checkAmount({ amount: 1.2345, scale: 3 })).toEqual({ code: 'too_many_decimals', limit: 3 });
    expect(checkAmount({ amount: 1.5, scale: 0 })).toEqual({ code: 'too_many_decimals', limit: 0 });
  });

  it('I3 · every whole multiple within the limits passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 1000 }), (hundreds) => {
        expect(checkAmount({ amount: hundreds * 100, ...limits })).toBeNull();
        expect(checkAmount({ amount: hundreds * 100 - 1, ...limits })?.code).toBe(
          hundreds === 5 ? 'below_minimum' : 'not_a_multiple',
        );
      }),
    );
  });
});

describe('I3 · SIP days', () => {
  it('I3 · an allowed day passes', () => {
    expect(checkSipDay(5, [1, 5, 10])).toBeNull();
  });

  it('I3 · without a list, days 1 to 28 are allowed', () => {
    expect(EVERY_MONTH_DAYS).toHaveLength(28);
    expect(EVERY_MONTH_DAYS[0]).toBe(1);
    expect(checkSipDay(1)).toBeNull();
    expect(checkSipDay(28, [])).toBeNull();
    expect(checkSipDay(29)).toEqual({ code: 'day_not_allowed', nearest: 1 });
  });

  it('I3 · a refused day names the next allowed one, wrapping to the first', () => {
    expect(checkSipDay(6, [10, 1, 15])).toEqual({ code: 'day_not_allowed', nearest: 10 });
    expect(checkSipDay(31, [25, 10])).toEqual({ code: 'day_not_allowed', nearest: 10 });
    expect(checkSipDay(31, [31])).toBeNull();
  });

  it.each([0, 32, 1.5, NaN, -1])('I3 · %s is no day of a month', (day) => {
    expect(checkSipDay(day, [1])).toEqual({ code: 'not_a_day', nearest: null });
  });

  it('I3 · the list given is left as it was', () => {
    const days = [10, 1];
    checkSipDay(6, days);
    expect(days).toEqual([10, 1]);
  });
});
