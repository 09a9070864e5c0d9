import fc from 'fast-check';
import * as growth from './growth.ts';

describe('M2 · growth and annuities', () => {
  it('M2 · monthly rates', () => {
    expect(growth.nominalMonthlyRate(12)).toBe(0.01);
    expect(growth.effectiveMonthlyRate(12)).toBeCloseTo(0.009488792934583, 14);
    expect(growth.effectiveMonthlyRate(0)).toBe(0);
  });

  it('M2 · one rupee a period, at its end or its start', () => {
    expect(growth.annuityEnd(0.1, 3)).toBeCloseTo(3.31, 12);
    expect(growth.annuityDue(0.1, 3)).toBeCloseTo(3.641, 12);
    expect(growth.annuityEnd(0, 7)).toBe(7);
    expect(growth.annuityDue(0, 7)).toBe(7);
    expect(growth.annuityEnd(1e-12, 1000)).toBeCloseTo(1000, 5);
    expect(growth.growth(0.1, 2)).toBeCloseTo(1.21, 12);
    expect(growth.growth(0.1, -1)).toBeCloseTo(1 / 1.1, 12);
  });

  it('M2 · the closed form is the sum, month by month', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -99, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom<growth.SipConvention>('due-nominal', 'due-effective', 'end-nominal'),
        (ratePct, months, convention) => {
          const monthly =
            convention === 'due-effective'
              ? growth.effectiveMonthlyRate(ratePct)
              : growth.nominalMonthlyRate(ratePct);
          let value = 0;
          for (let month = 0; month < months; month += 1) {
            value = convention === 'end-nominal' ? value * (1 + monthly) + 1 : (value + 1) * (1 + monthly);
          }
          const factor = growth.sipFactor(convention, ratePct, months);
          expect(Math.abs(factor / value - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });
});
