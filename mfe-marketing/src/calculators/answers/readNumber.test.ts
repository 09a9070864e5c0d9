import { readNumber } from './readNumber.ts';

describe('numbers as people type them', () => {
  test.each([
    ['₹ 1,00,000', 100_000],
    ['१०,०००', 10_000],
    ['1.5 lakh', 150_000],
    ['2 Cr', 20_000_000],
    ['12%', 12],
    ['12.5 percent', 12.5],
    ['१२ प्रतिशत', 12],
    ['20 years', 20],
    ['15 yrs', 15],
    ['10 साल', 10],
    ['-5', -5],
    ['0', 0],
  ])('M2 · %s is read as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each(['', '  ', 'abc', '%', '1,5', 'NaN', 'Infinity', '--5', '1e5', '9'.repeat(41)])(
    'M2 · %j is no number',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );
});
