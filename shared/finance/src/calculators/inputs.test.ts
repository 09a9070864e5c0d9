import * as inputs from './inputs.ts';

const refused = (code: string, limit: number | null = null) =>
  expect.objectContaining({
    kind: 'calculator_input',
    name: 'CalculatorInputError',
    field: 'it',
    code,
    limit,
  });

describe('M2 · inputs of calculators', () => {
  it.each([
    ['positiveAmount', inputs.positiveAmount, [0.01, 1e12]],
    ['amountOrZero', inputs.amountOrZero, [0, 1e12]],
    ['ratePct', inputs.ratePct, [-99, 0, 100]],
    ['sharePct', inputs.sharePct, [0, 100]],
    ['wholeMonths', inputs.wholeMonths, [1, 1200]],
    ['wholeYears', inputs.wholeYears, [1, 100]],
    ['positiveYears', inputs.positiveYears, [0.1, 100]],
  ] as const)('M2 · %s takes what is within its limits', (_name, check, values) => {
    for (const value of values) expect(check('it', value)).toBe(value);
  });

  it.each([
    ['positiveAmount', inputs.positiveAmount, 0, 'not_positive', 0],
    ['positiveAmount', inputs.positiveAmount, -1, 'not_positive', 0],
    ['positiveAmount', inputs.positiveAmount, 1e12 + 1, 'too_big', 1e12],
    ['positiveAmount', inputs.positiveAmount, Infinity, 'too_big', 1e12],
    ['positiveAmount', inputs.positiveAmount, NaN, 'not_a_number', null],
    ['positiveAmount', inputs.positiveAmount, '5' as never, 'not_a_number', null],
    ['amountOrZero', inputs.amountOrZero, -0.01, 'too_small', 0],
    ['amountOrZero', inputs.amountOrZero, 1e12 + 1, 'too_big', 1e12],
    ['ratePct', inputs.ratePct, -99.01, 'too_small', -99],
    ['ratePct', inputs.ratePct, 100.01, 'too_big', 100],
    ['ratePct', inputs.ratePct, NaN, 'not_a_number', null],
    ['sharePct', inputs.sharePct, -1, 'too_small', 0],
    ['sharePct', inputs.sharePct, 100.5, 'too_big', 100],
    ['wholeMonths', inputs.wholeMonths, 0, 'not_positive', 0],
    ['wholeMonths', inputs.wholeMonths, 1201, 'too_big', 1200],
    ['wholeMonths', inputs.wholeMonths, 1.5, 'not_whole', null],
    ['wholeYears', inputs.wholeYears, 0, 'not_positive', 0],
    ['wholeYears', inputs.wholeYears, 101, 'too_big', 100],
    ['wholeYears', inputs.wholeYears, 2.5, 'not_whole', null],
    ['positiveYears', inputs.positiveYears, 0, 'not_positive', 0],
    ['positiveYears', inputs.positiveYears, 100.5, 'too_big', 100],
  ] as const)('M2 · %s refuses what is not', (_name, check, value, code, limit) => {
    expect(() => check('it', value)).toThrow(refused(code, limit));
  });

  it('M2 · years come to whole months, whatever their binary noise', () => {
    expect(inputs.monthsOf('it', 2.5)).toBe(30);
    expect(inputs.monthsOf('it', 7 / 12)).toBe(7);
    expect(inputs.monthsOf('it', 100)).toBe(1200);
    expect(() => inputs.monthsOf('it', 2.3)).toThrow(refused('not_whole'));
    expect(() => inputs.monthsOf('it', 0)).toThrow(refused('not_positive', 0));
  });

  it('M2 · a range of one’s own has both its ends in it', () => {
    expect(inputs.withinRange('it', 20, 20, 100)).toBe(20);
    expect(inputs.withinRange('it', 100, 20, 100)).toBe(100);
    expect(() => inputs.withinRange('it', 19.99, 20, 100)).toThrow(refused('too_small', 20));
    expect(() => inputs.withinRange('it', 100.01, 20, 100)).toThrow(refused('too_big', 100));
  });

  it('M2 · the message names field, reason and limit', () => {
    expect(() => inputs.ratePct('rate', 101)).toThrow('rate: too_big (100)');
    expect(() => inputs.ratePct('rate', NaN)).toThrow(/^rate: not_a_number$/);
  });

  it('M2 · results are rounded half-up to paise, never -0', () => {
    expect(inputs.paise(1.005)).toBe(1.01);
    expect(inputs.paise(-1.005)).toBe(-1.01);
    expect(Object.is(inputs.paise(-0.001), 0)).toBe(true);
    expect(inputs.paise(1e30)).toBe(1e30);
  });
});
