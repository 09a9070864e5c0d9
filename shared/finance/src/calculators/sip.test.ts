import fc from 'fast-check';
import { mutualFundReturns } from './mutualFundReturns.ts';
import { lumpsum } from './lumpsum.ts';
import { requiredSip } from './requiredSip.ts';
import { sip } from './sip.ts';
import { stepUpSip } from './stepUpSip.ts';

const thousand = { monthlyAmount: 1000, annualRatePct: 12, months: 18 };

describe('M2 · SIP', () => {
  it('M2 · totals and year table, the last year in part', () => {
    expect(sip(thousand)).toEqual({
      invested: 18_000,
      value: 19_810.9,
      gain: 1810.9,
      years: [
        { year: 1, invested: 12_000, value: 12_809.33, gain: 809.33 },
        { year: 2, invested: 18_000, value: 19_810.9, gain: 1810.9 },
      ],
    });
    expect(sip({ ...thousand, months: 24 }).years).toHaveLength(2);
    expect(sip({ ...thousand, months: 25 }).years).toHaveLength(3);
    expect(sip({ ...thousand, months: 1 }).years).toHaveLength(1);
  });

  it('M2 · three conventions, three published answers', () => {
    const year = { ...thousand, months: 12 };
    expect(sip({ ...year, convention: 'due-nominal' }).value).toBe(12_809.33);
    expect(sip({ ...year, convention: 'due-effective' }).value).toBe(12_766.5);
    expect(sip({ ...year, convention: 'end-nominal' }).value).toBe(12_682.5);
  });

  it('M2 · at rate zero nothing grows, below zero it shrinks', () => {
    expect(sip({ ...thousand, annualRatePct: 0 })).toMatchObject({
      invested: 18_000,
      value: 18_000,
      gain: 0,
    });
    expect(sip({ ...thousand, annualRatePct: -12 }).gain).toBeLessThan(0);
  });

  it.each([
    ['monthlyAmount', { monthlyAmount: 0 }],
    ['annualRatePct', { annualRatePct: 101 }],
    ['months', { months: 0 }],
  ])('M2 · an impossible %s is named', (field, wrong) => {
    expect(() => sip({ ...thousand, ...wrong })).toThrow(expect.objectContaining({ field }));
  });

  it('M2 · the widest inputs still give numbers, and the table ends at the totals', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e12, noNaN: true }),
        fc.double({ min: -99, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 1200 }),
        (monthlyAmount, annualRatePct, months) => {
          for (const result of [
            sip({ monthlyAmount, annualRatePct, months }),
            stepUpSip({ monthlyAmount, annualRatePct, months, stepUpPct: 100 }),
          ]) {
            const { years, ...all } = result;
            expect(Object.values(all).every(Number.isFinite)).toBe(true);
            expect(years.at(-1)).toEqual({ year: Math.ceil(months / 12), ...all });
          }
        },
      ),
      { numRuns: 30 },
    );
    expect(sip({ monthlyAmount: 1e12, annualRatePct: 100, months: 1200 }).value).toBeLessThan(Infinity);
  });
});

describe('M2 · step-up SIP', () => {
  const plan = { monthlyAmount: 5000, stepUpPct: 10, annualRatePct: 12, months: 24 };

  it('M2 · rises after every twelve instalments', () => {
    expect(stepUpSip(plan)).toEqual({
      invested: 126_000,
      value: 142_620.66,
      gain: 16_620.66,
      years: [
        { year: 1, invested: 60_000, value: 64_046.64, gain: 4046.64 },
        { year: 2, invested: 126_000, value: 142_620.66, gain: 16_620.66 },
      ],
    });
    expect(stepUpSip({ ...plan, months: 18 })).toMatchObject({ invested: 93_000, value: 102_161.24 });
  });

  it('M2 · follows the conventions', () => {
    expect(stepUpSip({ ...plan, convention: 'due-effective' }).value).toBe(141_708.13);
    expect(stepUpSip({ ...plan, convention: 'end-nominal' }).value).toBe(141_208.58);
  });

  it('M2 · without a step it is a SIP', () => {
    expect(stepUpSip({ ...thousand, stepUpPct: 0 })).toEqual(sip(thousand));
  });

  it.each(['monthlyAmount', 'stepUpPct', 'annualRatePct', 'months'])(
    'M2 · an impossible %s is named',
    (field) => {
      expect(() => stepUpSip({ ...plan, [field]: NaN })).toThrow(expect.objectContaining({ field }));
    },
  );
});

describe('M2 · SIP for a goal', () => {
  const goal = { targetAmount: 1_000_000, annualRatePct: 11, months: 24 };

  it('M2 · the instalment that reaches it', () => {
    expect(requiredSip(goal)).toEqual({
      monthlySip: 37_101.08,
      invested: 890_425.88,
      value: 1_000_000,
      gain: 109_574.12,
      years: [
        { year: 1, invested: 445_212.94, value: 472_652.6, gain: 27_439.66 },
        { year: 2, invested: 890_425.88, value: 1_000_000, gain: 109_574.12 },
      ],
    });
    expect(requiredSip({ ...goal, convention: 'due-effective' }).monthlySip).toBe(37_307.03);
  });

  it('M2 · what is set aside grows too', () => {
    expect(requiredSip({ ...goal, existingAmount: 100_000 })).toMatchObject({
      monthlySip: 32_482.63,
      value: 1_000_000,
    });
    expect(requiredSip({ ...goal, existingAmount: 100_000, convention: 'due-effective' }).monthlySip).toBe(
      32_710.43,
    );
  });

  it('M2 · a goal already reached needs nothing', () => {
    const result = requiredSip({ ...goal, existingAmount: 1_000_000, annualRatePct: 0 });
    const there = { invested: 1_000_000, value: 1_000_000, gain: 0 };
    expect(result).toEqual({
      monthlySip: 0,
      ...there,
      years: [
        { year: 1, ...there },
        { year: 2, ...there },
      ],
    });
    expect(requiredSip({ ...goal, existingAmount: 2_000_000 }).monthlySip).toBe(0);
  });

  it('M2 · the SIP it names reaches the goal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1e9 }),
        fc.double({ min: -20, max: 40, noNaN: true }),
        fc.integer({ min: 1, max: 360 }),
        (targetAmount, annualRatePct, months) => {
          const { monthlySip } = requiredSip({ targetAmount, annualRatePct, months });
          if (monthlySip === 0) return;
          const { value } = sip({ monthlyAmount: monthlySip, annualRatePct, months });
          const step = sip({ monthlyAmount: 1, annualRatePct, months }).value;
          expect(Math.abs(value - targetAmount)).toBeLessThanOrEqual(0.0051 * step + 0.02);
        },
      ),
    );
  });

  it.each(['targetAmount', 'annualRatePct', 'months', 'existingAmount'])(
    'M2 · an impossible %s is named',
    (field) => {
      expect(() => requiredSip({ ...goal, [field]: NaN })).toThrow(expect.objectContaining({ field }));
    },
  );
});

describe('M2 · lumpsum and mutual fund returns', () => {
  const lakh = { principal: 100_000, annualRatePct: 12, years: 2.5 };

  it('M2 · grows yearly, also for part of a year', () => {
    expect(lumpsum(lakh)).toEqual({
      invested: 100_000,
      value: 132_753.22,
      gain: 32_753.22,
      years: [
        { year: 1, invested: 100_000, value: 112_000, gain: 12_000 },
        { year: 2, invested: 100_000, value: 125_440, gain: 25_440 },
        { year: 3, invested: 100_000, value: 132_753.22, gain: 32_753.22 },
      ],
    });
    expect(lumpsum({ ...lakh, years: 0.5 }).years).toHaveLength(1);
  });

  it.each(['principal', 'annualRatePct', 'years'])('M2 · an impossible %s is named', (field) => {
    expect(() => lumpsum({ ...lakh, [field]: NaN })).toThrow(expect.objectContaining({ field }));
  });

  it('M2 · one amount and a SIP together are their sum', () => {
    const plan = { principal: 100_000, monthlyAmount: 1000, annualRatePct: 12, years: 2 };
    expect(mutualFundReturns(plan)).toEqual({
      invested: 124_000,
      value: 152_683.2,
      gain: 28_683.2,
      years: [
        { year: 1, invested: 112_000, value: 124_809.33, gain: 12_809.33 },
        { year: 2, invested: 124_000, value: 152_683.2, gain: 28_683.2 },
      ],
    });
  });

  it('M2 · either alone is itself', () => {
    expect(mutualFundReturns({ monthlyAmount: 1000, annualRatePct: 12, years: 2 })).toEqual(
      sip({ ...thousand, months: 24 }),
    );
    expect(
      mutualFundReturns({ monthlyAmount: 1000, annualRatePct: 12, years: 1, convention: 'end-nominal' })
        .value,
    ).toBe(12_682.5);
    expect(mutualFundReturns({ ...lakh, years: 2 })).toEqual(lumpsum({ ...lakh, years: 2 }));
  });

  it('M2 · parts of a year count, with a SIP in whole months', () => {
    expect(mutualFundReturns({ ...lakh, years: 2.5 })).toEqual(lumpsum(lakh));
    const both = mutualFundReturns({ ...lakh, monthlyAmount: 1000, years: 7 / 12 });
    expect(both.invested).toBe(107_000);
    expect(both.years).toHaveLength(1);
    expect(both.value).toBe(
      Math.round((lumpsum({ ...lakh, years: 7 / 12 }).value + sip({ ...thousand, months: 7 }).value) * 100) /
        100,
    );
    expect(mutualFundReturns({ ...lakh, years: 1 / 365 }).value).toBe(100_031.05);
  });

  it('M2 · no amount, a bad amount, no time, or a SIP over part of a month is refused', () => {
    const refused = (field: string, code: string) => expect.objectContaining({ field, code });
    expect(() => mutualFundReturns({ annualRatePct: 12, years: 2 })).toThrow(
      refused('principal', 'not_positive'),
    );
    expect(() => mutualFundReturns({ ...lakh, monthlyAmount: -1, years: 2 })).toThrow(
      refused('monthlyAmount', 'not_positive'),
    );
    expect(() => mutualFundReturns({ ...lakh, monthlyAmount: 1, years: 2.3 })).toThrow(
      refused('years', 'not_whole'),
    );
    expect(() => mutualFundReturns({ ...lakh, years: 0 })).toThrow(refused('years', 'not_positive'));
  });
});
