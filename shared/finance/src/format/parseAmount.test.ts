import fc from 'fast-check';
import { groupDigits } from './groupDigits.ts';
import { parseAmount } from './parseAmount.ts';

describe('I3 · an amount as the user types it', () => {
  it.each([
    ['₹ 1,00,000', 100000],
    ['1,00,000.50', 100000.5],
    ['100,000', 100000],
    ['12,34,56,789', 123456789],
    ['१०००', 1000],
    ['₹१,००,०००', 100000],
    ['९', 9],
    [' 5 000 ', 5000],
    ['5\u00a0000', 5000],
    ['5\u200b00', 500],
    ['1.5L', 150000],
    ['1.15 lakh', 115000],
    ['2 lakhs', 200000],
    ['3lac', 300000],
    ['3 Lacs', 300000],
    ['2 Cr', 20000000],
    ['1.25 crore', 12500000],
    ['2 crores', 20000000],
    ['2 cr.', 20000000],
    ['50k', 50000],
    ['50K', 50000],
    ['2 thousand', 2000],
    ['2 लाख', 200000],
    ['2 करोड\u093c', 20000000],
    ['2 \u0915\u0930\u094b\u095c', 20000000],
    ['2 करोड', 20000000],
    ['5 हज\u093cार', 5000],
    ['5 हजार', 5000],
    ['Rs. 500', 500],
    ['rs500', 500],
    ['INR 500', 500],
    ['रु 500', 500],
    ['रु. 500', 500],
    ['500/-', 500],
    ['500.', 500],
    ['.5', 0.5],
    ['.5L', 50000],
    ['-500', -500],
    ['₹-500', -500],
    ['\u2212₹500', -500],
    ['\u2013500', -500],
    ['0', 0],
    ['-0', 0],
    ['0.00', 0],
    ['19.999', 19.999],
  ])('I3 · "%s" is %d', (text, amount) => {
    expect(Object.is(parseAmount(text), amount)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'abc',
    '₹',
    '1,5',
    '1,00',
    ',100',
    '1,,000',
    '1.2.3',
    '--5',
    '-₹-5',
    'L',
    '5 LL',
    '5 kk',
    '1e5',
    'NaN',
    'Infinity',
    '5 $',
    '$5',
    '5/-/-',
    '1234,567',
    '1'.repeat(41),
  ])('I3 · "%s" is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('I3 · forty characters are read, the forty-first is not', () => {
    expect(parseAmount('0'.repeat(39) + '7')).toBe(7);
    expect(parseAmount('0'.repeat(40) + '7')).toBeNull();
  });

  it('I3 · never NaN, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[₹\d,.\-kLCr ]{0,12}$/)), (text) => {
        const amount = parseAmount(text);
        expect(amount === null || Number.isFinite(amount)).toBe(true);
      }),
    );
  });

  it('I3 · reads back what we show', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), (amount) => {
        expect(parseAmount(`₹${groupDigits(String(amount))}`)).toBe(amount);
      }),
    );
  });
});
