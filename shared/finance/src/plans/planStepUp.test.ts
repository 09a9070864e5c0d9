import { parseStepUp, steppedAmount, stepUpCode, type PlanStepUp } from './planStepUp.ts';

const yearly = (over: Partial<PlanStepUp> = {}): PlanStepUp => ({
  ...{ by: 'percent', value: 10, every_months: 12, cap: null },
  ...over,
});
const at = (due: string, stepUp: PlanStepUp | null = yearly(), base = 5000, multiple = 1) =>
  steppedAmount(base, stepUp, { from: '2026-12-05', due, multiple });

describe('step-up of a SIP', () => {
  test('I3 · the amount rises on the anniversary, not a day before it', () => {
    expect(at('2027-12-04')).toBe(5000);
    expect(at('2027-12-05')).toBe(5500);
    expect(at('2028-12-05')).toBe(6050);
    expect(at('2029-12-05')).toBe(6655);
    expect(at('2036-12-05')).toBe(12968);
  });

  test('I3 · percent compounds exactly and is rounded down to the fund’s multiple', () => {
    expect(at('2027-12-05', yearly({ value: 7.5 }), 1000, 100)).toBe(1000);
    expect(at('2028-12-05', yearly({ value: 7.5 }), 1000, 100)).toBe(1100);
    expect(at('2028-12-05', yearly({ value: 7.5 }), 1000, 0)).toBe(1155.62);
  });

  test('I3 · rupees are added, every six months where specified', () => {
    const half = yearly({ by: 'rupees', value: 500, every_months: 6 });
    expect([at('2027-06-04', half), at('2027-06-05', half), at('2027-12-05', half)]).toEqual([
      5000, 5500, 6000,
    ]);
  });

  test('I3 · the cap holds and is never beyond', () => {
    expect(at('2028-12-05', yearly({ cap: 6000 }))).toBe(6000);
    expect(at('2027-12-05', yearly({ cap: 6000 }))).toBe(5500);
    expect(at('2028-12-05', yearly({ cap: 6049 }), 5000, 100)).toBe(6000);
  });

  test('I3 · without a step-up nothing rises', () => expect(at('2036-12-05', null)).toBe(5000));

  test('I3 · the code of an order contains all of it', () => {
    const steps = [
      ['P10-12', yearly()],
      ['R500-6-20000', yearly({ by: 'rupees', value: 500, every_months: 6, cap: 20_000 })],
      ['P7.5-12', yearly({ value: 7.5 })],
    ] as const;
    for (const [code, step] of steps) {
      expect(stepUpCode(step)).toBe(code);
      expect(parseStepUp(code)).toEqual(step);
    }
    expect([null, '', 'P0-12', 'P10-3', 'X10-12', 'P10', 'P10.123-12', 'STEP10'].map(parseStepUp)).toEqual(
      Array(8).fill(null),
    );
    expect(stepUpCode(null)).toBeNull();
  });
});
