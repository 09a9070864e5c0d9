import { indianCount } from './indianCount.ts';
import { splitUnit } from './splitUnit.ts';

describe('figures in Indian words', () => {
  test.each([
    [22_000_000, 'crore', 2.2],
    [10_000_000, 'crore', 1],
    [9_999_999, 'lakh', 100],
    [1_100_000, 'lakh', 11],
    [360_000, 'lakh', 3.6],
    [100_000, 'lakh', 1],
    [99_999, 'plain', 99_999],
    [800, 'plain', 800],
  ] as const)('M1 · %d is counted in %s', (value, unit, amount) => {
    expect(indianCount(value)).toEqual({ unit, amount });
  });

  test('M1 · the unit of a short amount is split off, also one of two words', () => {
    expect(splitUnit('₹99.91 L')).toEqual({ figure: '₹99.91', unit: 'L' });
    expect(splitUnit('₹1.2 लाख करोड़')).toEqual({ figure: '₹1.2', unit: 'लाख करोड़' });
    expect(splitUnit('₹500')).toEqual({ figure: '₹500', unit: undefined });
  });
});
