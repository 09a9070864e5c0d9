import fc from 'fast-check';
import { portfolioOverlap } from './overlap.ts';

describe('P2 · overlap of two portfolios', () => {
  it('P2 · sums the smaller weight of shared holdings, largest first', () => {
    const a = { Reliance: 5, Infosys: 4.1, Tata: 2, Cash: 0 };
    const b = { Reliance: 3, Infosys: 7, Wipro: 9, Cash: 1 };
    expect(portfolioOverlap(a, b)).toEqual({
      overlapPct: 7.1,
      holdings: [
        { name: 'Infosys', a: 4.1, b: 7, shared: 4.1 },
        { name: 'Reliance', a: 5, b: 3, shared: 3 },
      ],
    });
  });

  it('P2 · nothing shared is nothing, and names of objects are no holdings', () => {
    expect(portfolioOverlap({ toString: 5 } as never, { Wipro: 5 })).toEqual({ overlapPct: 0, holdings: [] });
    expect(portfolioOverlap({}, {}).overlapPct).toBe(0);
  });

  it('P2 · thirds add up exactly', () => {
    expect(portfolioOverlap({ a: 0.1, b: 0.2 }, { a: 0.1, b: 0.2 }).overlapPct).toBe(0.3);
  });

  it('P2 · is the same both ways and whole with itself', () => {
    const weights = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.integer({ min: 1, max: 2500 }).map((bp) => bp / 100),
    );
    fc.assert(
      fc.property(weights, weights, (a, b) => {
        expect(portfolioOverlap(a, b).overlapPct).toBe(portfolioOverlap(b, a).overlapPct);
        const all = Object.values(a).reduce((sum, weight) => sum + weight, 0);
        expect(portfolioOverlap(a, a).overlapPct).toBeCloseTo(all, 8);
      }),
    );
  });
});
