import { returnBasis } from './yearlyReturn.ts';

describe('the return that is shown', () => {
  test.each([
    ['2026-11-22', 0, 'absolute'],
    ['2026-11-17', 5, 'absolute'],
    ['2026-10-24', 29, 'absolute'],
    ['2026-10-23', 30, 'xirr'],
    ['2026-10-22', 31, 'xirr'],
    ['2006-01-01', 7630, 'xirr'],
    ['2026-11-25', -3, 'absolute'],
  ] as const)('P2 · a first payment on %s, %i days ago, shows the %s return', (first, _days, basis) => {
    expect(returnBasis(first, '2026-11-22')).toBe(basis);
  });

  test('P2 · counts days over the end of February in leap years', () => {
    expect(returnBasis('2028-02-01', '2028-03-01')).toBe('absolute');
    expect(returnBasis('2028-02-01', '2028-03-02')).toBe('xirr');
  });

  test('P2 · without a payment is absolute', () => {
    expect(returnBasis(null, '2026-11-22')).toBe('absolute');
  });
});
