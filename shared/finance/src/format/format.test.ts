import fc from 'fast-check';
import * as format from './format.ts';
import { figures, groupDigits } from './groupDigits.ts';

describe('S18 · Indian figures', () => {
  it.each([
    ['0', '0'],
    ['7', '7'],
    ['123', '123'],
    ['1234', '1,234'],
    ['12345', '12,345'],
    ['123456', '1,23,456'],
    ['1234567', '12,34,567'],
    ['2486310', '24,86,310'],
    ['123456789012', '1,23,45,67,89,012'],
  ])('S18 · %s is written %s', (digits, grouped) => {
    expect(groupDigits(digits)).toBe(grouped);
  });

  it('S18 · grouping agrees with the platform and loses nothing', () => {
    const intl = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(groupDigits(String(value))).toBe(intl.format(value));
      }),
    );
  });

  it.each([
    [2486310, {}, '₹24,86,310'],
    [-1234, {}, '\u2212₹1,234'],
    [1234.5, {}, '₹1,235'],
    [1234.5, { decimals: 2 }, '₹1,234.50'],
    ['1.005', { decimals: 2 }, '₹1.01'],
    [1.005, { decimals: 2 }, '₹1.01'],
    ['90071992547409931234.567', { decimals: 2 }, '₹9,00,71,99,25,47,40,99,31,234.57'],
    [0, {}, '₹0'],
    [-0, {}, '₹0'],
    [-0.4, {}, '₹0'],
    [-0.4, { decimals: 1 }, '\u2212₹0.4'],
    [-0.004, { decimals: 2, sign: 'always' }, '₹0.00'],
    [500, { sign: 'always' }, '+₹500'],
    [-500, { sign: 'always' }, '\u2212₹500'],
    [-500, { sign: 'never' }, '₹500'],
    [0, { sign: 'always' }, '₹0'],
    [1234567, { currency: 'USD' }, '$12,34,567'],
    [1e21, {}, '₹1,00,00,00,00,00,00,00,00,00,000'],
    [100, { locale: 'hi' }, '₹100'],
  ] as const)('S18 · %s with %j is %s', (value, options, text) => {
    expect(format.formatRupees(value, options)).toBe(text);
  });

  it('S18 · what is missing shows as missing, in every format', () => {
    const shows = [
      format.formatRupees,
      format.formatNumber,
      format.formatPercent,
      format.formatCompact,
      (value: format.Figure) => format.formatUnits(value),
      (value: format.Figure) => format.formatNav(value),
    ];
    for (const show of shows) {
      for (const value of [null, undefined, NaN, Infinity, -Infinity, '', 'N.A.', '1,000']) {
        expect(show(value)).toBe('--');
      }
    }
    expect([format.MISSING_FIGURE, format.MISSING_TEXT]).toEqual(['--', 'NA']);
  });

  it('S18 · numbers, percents, units and NAVs have their decimals', () => {
    expect(format.formatNumber(1234567.8)).toBe('12,34,568');
    expect(format.formatNumber(1.25, { decimals: 1, sign: 'always' })).toBe('+1.3');
    expect(format.formatPercent(12.345)).toBe('12.35%');
    expect(format.formatPercent(-0.001)).toBe('0.00%');
    expect(format.formatPercent(3, { decimals: 0, sign: 'always' })).toBe('+3%');
    expect(format.formatUnits(1234.5678)).toBe('1,234.568');
    expect(format.formatUnits('1234.5678', 4)).toBe('1,234.5678');
    expect(format.formatUnits(-1.5)).toBe('\u22121.500');
    expect(format.formatNav(1234.5)).toBe('₹1,234.5000');
    expect(format.formatNav(10.12345, 2)).toBe('₹10.12');
  });

  it.each([
    [0, {}, '₹0'],
    [0.5, {}, '₹0.5'],
    [999, {}, '₹999'],
    [999.994, {}, '₹999.99'],
    [999.995, {}, '₹1 K'],
    [1000, {}, '₹1 K'],
    [1250, {}, '₹1.25 K'],
    [99_994, {}, '₹99.99 K'],
    [99_999.99, {}, '₹1 L'],
    [100_000, {}, '₹1 L'],
    [2_486_310, {}, '₹24.86 L'],
    [9_999_999, {}, '₹1 Cr'],
    [10_000_000, {}, '₹1 Cr'],
    [15_000_000, {}, '₹1.5 Cr'],
    [180_000_000_000, {}, '₹18,000 Cr'],
    [999_999_999_999, {}, '₹1 Lac Cr'],
    [1e12, {}, '₹1 Lac Cr'],
    [2.5e15, {}, '₹2,500 Lac Cr'],
    [-2_486_310, {}, '\u2212₹24.86 L'],
    [-99_999.99, {}, '\u2212₹1 L'],
    [150_000, { sign: 'always' }, '+₹1.5 L'],
    [2000, { currency: 'USD' }, '$2 K'],
    [2_486_310, { decimals: 0 }, '₹25 L'],
    [2_486_310, { decimals: 1 }, '₹24.9 L'],
    [1000, { locale: 'hi' }, '₹1 हज़ार'],
    [100_000, { locale: 'hi' }, '₹1 लाख'],
    [1e7, { locale: 'hi' }, '₹1 करोड़'],
    [1e12, { locale: 'hi' }, '₹1 लाख करोड़'],
    [500, { locale: 'hi' }, '₹500'],
    ['100000', {}, '₹1 L'],
  ] as const)('S18 · %s with %j is short for %s', (value, options, text) => {
    expect(format.formatCompact(value, options)).toBe(text);
  });

  it('S18 · no number ever shows as -0 or NaN', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const text = format.formatRupees(value, { decimals });
        expect(text).toMatch(/^(--|\u2212?₹\d{1,3}(,\d{2,3})*(\.\d+)?)$/);
        expect(text).not.toMatch(/^\u2212₹[0.,]*$/);
      }),
    );
  });

  it('S18 · sign and figures come apart, so that a mark can go between', () => {
    expect(figures(-1234.5, 1, 'auto')).toEqual({ sign: '\u2212', text: '1,234.5' });
    expect(figures('1234', 0, 'always')).toEqual({ sign: '+', text: '1,234' });
  });
});

test.each([
  ['A direct plan. 5-year return --. Rated A.', 'A direct plan. Rated A.'],
  ['NAV ₹12 on NA. भाव -- है। सीधा प्लान।', 'सीधा प्लान।'],
  ['Price -- today', ''],
  ['NAV and NASDAQ stay. 0.5% cost.', 'NAV and NASDAQ stay. 0.5% cost.'],
  ['', ''],
])('M3 · of “%s” a description keeps the complete sentences', (text, kept) => {
  expect(format.completeSentences(text)).toBe(kept);
});
