import { averageCost, shownReturn, unitDecimals } from './figures.ts';

describe('figures of holdings', () => {
  test('P2 · the return shown is the one that the basis names, also where there is none', () => {
    const both = { absolute_percentage: 2.5, xirr_percentage: 1061 };
    expect(shownReturn({ ...both, return_basis: 'absolute' })).toBe(2.5);
    expect(shownReturn({ ...both, return_basis: 'xirr' })).toBe(1061);
    expect(shownReturn({ ...both, xirr_percentage: null, return_basis: 'xirr' })).toBeNull();
  });

  test('P2 · the average cost of a unit has four decimals, and is not known without units', () => {
    expect(averageCost({ total_invested: 480_000, units: 7_240.123 })).toBe(66.2972);
    expect(averageCost({ total_invested: 100, units: 0.001 })).toBe(100_000);
    expect(averageCost({ total_invested: 100, units: 0 })).toBeNull();
  });

  test('P2 · units show three decimals, and four where one of them has four', () => {
    expect(unitDecimals([7_240.123, 5])).toBe(3);
    expect(unitDecimals([5, 1.2345])).toBe(4);
    expect(unitDecimals([])).toBe(3);
  });
});
