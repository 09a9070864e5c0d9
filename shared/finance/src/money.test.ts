import fc from 'fast-check';
import BigJs from 'big.js';
import { Big, MoneyError, isScale, scaleOf, toWire } from './money.ts';
import { rupees, sumRupees, roundRupees } from './quantity.ts';

describe('I5 · money is exact decimals', () => {
  it('I5 · reads numbers and plain text exactly', () => {
    expect(rupees('1234.50').toString()).toBe('1234.5');
    expect(rupees(0.1).plus(rupees(0.2)).toString()).toBe('0.3');
    expect(rupees('+7').toString()).toBe('7');
    expect(rupees('-7.25').toString()).toBe('-7.25');
    expect(rupees(1e21).toFixed()).toBe('1000000000000000000000');
    const big = new Big('5');
    expect(rupees(big)).toBe(big);
  });

  it.each(['', ' 1', '1,000', '1e5', 'NaN', '.5', '5.', '0x10', '--1', '1.2.3', 'Infinity'])(
    'I5 · text that is no plain decimal is refused: "%s"',
    (text) => {
      expect(() => rupees(text)).toThrow(MoneyError);
    },
  );

  it.each([NaN, Infinity, -Infinity])('I5 · %s is refused', (value) => {
    expect(() => rupees(value)).toThrow(`Not a plain decimal number: ${value}`);
  });

  it('I5 · anything else from the wire is refused with its kind', () => {
    for (const value of [null, undefined, {}, true, 5n]) {
      expect(() => rupees(value as never)).toThrow(
        expect.objectContaining({ kind: 'not_a_number', name: 'MoneyError' }),
      );
    }
  });

  it('I5 · our decimals keep 30 places and round half-up, whatever others set', () => {
    expect(new Big(2).div(3).toString()).toBe('0.666666666666666666666666666667');
    expect(BigJs.DP).toBe(20);
  });

  it('I5 · rounds half-up to paise, away from zero', () => {
    expect(roundRupees('1.005').toString()).toBe('1.01');
    expect(roundRupees('1.004999').toString()).toBe('1');
    expect(roundRupees('-1.005').toString()).toBe('-1.01');
    expect(roundRupees(2.675).toString()).toBe('2.68');
  });

  it('I5 · counts real decimals', () => {
    expect(scaleOf(19.99)).toBe(2);
    expect(scaleOf('1.50')).toBe(1);
    expect(scaleOf(1000)).toBe(0);
    expect(scaleOf(0)).toBe(0);
    expect(scaleOf('0.0001')).toBe(4);
    expect(scaleOf(1e-7)).toBe(7);
  });

  it('I5 · a JSON number has at most so many decimals, without float error', () => {
    expect(isScale(19.99, 2)).toBe(true);
    expect(isScale(1.005, 2)).toBe(false);
    expect(isScale(1.005, 3)).toBe(true);
    expect(isScale(NaN, 2)).toBe(false);
    expect(isScale(Infinity, 2)).toBe(false);
  });

  it('I5 · sums exactly', () => {
    expect(sumRupees([]).toString()).toBe('0');
    expect(sumRupees([0.1, '0.2', new Big('0.3')]).toString()).toBe('0.6');
  });

  it('I5 · goes on the wire rounded, and never as -0', () => {
    expect(toWire('1234.565', 2)).toBe(1234.57);
    expect(toWire('-1234.565', 2)).toBe(-1234.57);
    expect(Object.is(toWire('-0.001', 2), 0)).toBe(true);
    expect(toWire('0.12345', 4)).toBe(0.1235);
  });

  it('I5 · any amount of paise survives text and wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (paise) => {
        const text = new Big(paise).div(100).toFixed(2);
        expect(rupees(text).times(100).toNumber() + 0).toBe(paise + 0);
        expect(isScale(toWire(text, 2), 2)).toBe(true);
      }),
    );
  });
});
