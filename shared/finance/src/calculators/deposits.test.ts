import { cagr } from './cagr.ts';
import { fd } from './fd.ts';
import { futureCost, inflation, inTodaysRupees } from './inflation.ts';
import { nsc } from './nsc.ts';
import { ppf } from './ppf.ts';
import { rd } from './rd.ts';

describe('M2 · fixed deposit', () => {
  const deposit = { principal: 100_000, annualRatePct: 7, years: 5 };

  it.each([
    [1, 140_255.17],
    [2, 141_059.88],
    [4, 141_477.82],
    [12, 141_762.53],
  ] as const)('M2 · compounded %d times a year: %d', (compoundingPerYear, value) => {
    expect(fd({ ...deposit, compoundingPerYear }).value).toBe(value);
  });

  it('M2 · quarterly unless the scheme specifies otherwise, parts of a year too', () => {
    expect(fd(deposit)).toMatchObject({
      invested: 100_000,
      value: 141_477.82,
      gain: 41_477.82,
      periodicPayout: 0,
    });
    expect(fd(deposit).years).toHaveLength(5);
    expect(fd(deposit).years[0]).toEqual({ year: 1, invested: 100_000, value: 107_185.9, gain: 7185.9 });
    expect(fd({ ...deposit, years: 2.5 }).value).toBe(118_944.45);
    expect(fd({ ...deposit, years: 2.5 }).years.at(-1)?.value).toBe(118_944.45);
  });

  it('M2 · simple interest', () => {
    expect(fd({ ...deposit, interest: 'simple' })).toMatchObject({
      value: 135_000,
      gain: 35_000,
      periodicPayout: 0,
    });
    expect(fd({ ...deposit, years: 0.5, interest: 'simple' }).value).toBe(103_500);
  });

  it('M2 · paid out every period, nothing compounds', () => {
    expect(fd({ ...deposit, interest: 'payout', compoundingPerYear: 12 })).toMatchObject({
      value: 135_000,
      gain: 35_000,
      periodicPayout: 583.33,
    });
    expect(fd({ ...deposit, interest: 'payout' }).periodicPayout).toBe(1750);
  });

  it.each(['principal', 'annualRatePct', 'years', 'compoundingPerYear'])(
    'M2 · an impossible %s is named',
    (field) => {
      expect(() => fd({ ...deposit, [field]: NaN })).toThrow(
        expect.objectContaining({ field, code: 'not_a_number' }),
      );
    },
  );

  it('M2 · three times a year is no scheme', () => {
    expect(() => fd({ ...deposit, compoundingPerYear: 3 as never })).toThrow(
      'compoundingPerYear: not_a_number',
    );
  });
});

describe('M2 · recurring deposit', () => {
  const deposit = { monthlyDeposit: 5000, annualRatePct: 8, months: 18 };

  it('M2 · the banks’ formula', () => {
    expect(rd(deposit)).toEqual({
      invested: 90_000,
      value: 95_880.66,
      gain: 5880.66,
      years: [
        { year: 1, invested: 60_000, value: 62_646.63, gain: 2646.63 },
        { year: 2, invested: 90_000, value: 95_880.66, gain: 5880.66 },
      ],
    });
    expect(rd({ ...deposit, annualRatePct: 6.5, months: 60 }).value).toBe(354_954.1);
  });

  it('M2 · compounded monthly, as some sites count', () => {
    expect(rd({ ...deposit, months: 12, compounding: 'monthly' }).value).toBe(62_664.63);
    expect(rd({ ...deposit, months: 12, compounding: 'quarterly' }).value).toBe(62_646.63);
    expect(rd({ ...deposit, months: 1, compounding: 'monthly' })).toMatchObject({
      invested: 5000,
      value: 5033.33,
    });
    expect(rd({ ...deposit, months: 12, annualRatePct: 0, compounding: 'monthly' }).gain).toBe(0);
  });

  it('M2 · at rate zero the deposits, near zero almost', () => {
    expect(rd({ ...deposit, annualRatePct: 0 })).toMatchObject({ value: 90_000, gain: 0 });
    expect(rd({ ...deposit, annualRatePct: 1e-9 }).value).toBe(90_000);
  });

  it.each(['monthlyDeposit', 'annualRatePct', 'months'])('M2 · an impossible %s is named', (field) => {
    expect(() => rd({ ...deposit, [field]: NaN })).toThrow(expect.objectContaining({ field }));
  });
});

describe('M2 · PPF and NSC', () => {
  it('M2 · PPF deposits by 5 April earn the whole year', () => {
    const result = ppf({ yearlyDeposit: 150_000, annualRatePct: 7.1 });
    expect(result).toMatchObject({ invested: 2_250_000, value: 4_068_209.22, gain: 1_818_209.22 });
    expect(result.years).toHaveLength(15);
    expect(result.years[0]).toEqual({ year: 1, invested: 150_000, value: 160_650, gain: 10_650 });
    expect(result.years.at(-1)).toEqual({
      year: 15,
      invested: 2_250_000,
      value: 4_068_209.22,
      gain: 1_818_209.22,
    });
  });

  it('M2 · PPF deposits each month earn less', () => {
    const monthly = { annualRatePct: 7.1, deposits: 'monthly' } as const;
    expect(ppf({ ...monthly, yearlyDeposit: 150_000 }).value).toBe(3_944_599.22);
    expect(ppf({ ...monthly, yearlyDeposit: 12_000, years: 1 }).value).toBe(12_461.5);
  });

  it('M2 · PPF goes on after its term, with deposits or without', () => {
    const plan = { yearlyDeposit: 150_000, annualRatePct: 7.1, years: 20 };
    expect(ppf(plan)).toMatchObject({ invested: 3_000_000, value: 6_658_288.17 });
    const kept = ppf({ ...plan, depositYears: 15 });
    expect(kept.invested).toBe(2_250_000);
    expect(kept.value).toBe(Math.round(4_068_209.22 * 1.071 ** 5 * 100) / 100);
    expect(kept.years[14]).toEqual(ppf({ ...plan, years: 15 }).years[14]);
    expect(kept.years[15]!.invested).toBe(2_250_000);
    expect(ppf({ ...plan, depositYears: 25 })).toEqual(ppf(plan));
    expect(ppf({ ...plan, depositYears: 1 }).invested).toBe(150_000);
  });

  it.each(['yearlyDeposit', 'annualRatePct', 'years', 'depositYears'])(
    'M2 · an impossible %s is named',
    (field) => {
      expect(() => ppf({ yearlyDeposit: 1000, annualRatePct: 7, years: 15, [field]: NaN })).toThrow(
        expect.objectContaining({ field }),
      );
    },
  );

  it('M2 · NSC runs five years', () => {
    const result = nsc({ principal: 100_000, annualRatePct: 7.7 });
    expect(result.years.map(({ value }) => value)).toEqual([
      107_700, 115_992.9, 124_924.35, 134_543.53, 144_903.38,
    ]);
    expect(result.gain).toBe(44_903.38);
    expect(nsc({ principal: 100_000, annualRatePct: 7.7, years: 1 }).value).toBe(107_700);
  });
});

describe('M2 · growth a year and inflation', () => {
  it('M2 · CAGR', () => {
    const result = cagr({ beginValue: 100_000, endValue: 200_000, years: 5 });
    expect(result.cagrPct).toBeCloseTo(14.869835, 6);
    expect(result).toMatchObject({ absolutePct: 100, gain: 100_000 });
    expect(cagr({ beginValue: 100, endValue: 0, years: 2 })).toEqual({
      cagrPct: -100,
      absolutePct: -100,
      gain: -100,
    });
  });

  it('M2 · absurd growth stays a number', () => {
    const { cagrPct } = cagr({ beginValue: 0.01, endValue: 1e12, years: 0.001 });
    expect(cagrPct).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each(['beginValue', 'endValue', 'years'])('M2 · an impossible %s is named', (field) => {
    expect(() => cagr({ beginValue: 1, endValue: 1, years: 1, [field]: NaN })).toThrow(
      expect.objectContaining({ field }),
    );
  });

  it('M2 · what money will buy, and what things will cost', () => {
    expect(inflation({ nominalValue: 1_000_000, inflationPct: 6, years: 2.5 })).toEqual({
      realValue: 864_440.96,
      futureCost: 1_156_817,
      lossOfValue: 135_559.04,
      years: [
        { year: 1, futureCost: 1_060_000, realValue: 943_396.23 },
        { year: 2, futureCost: 1_123_600, realValue: 889_996.44 },
        { year: 3, futureCost: 1_156_817, realValue: 864_440.96 },
      ],
    });
    expect(inflation({ nominalValue: 1_000_000, inflationPct: 6, years: 10 })).toMatchObject({
      realValue: 558_394.78,
      futureCost: 1_790_847.7,
    });
  });

  it('M2 · later rupees in those of today, and back', () => {
    expect(inTodaysRupees(1_000_000, 6, 10)).toBe(558_394.78);
    expect(inTodaysRupees(1e30, 6, 0.5)).toBe(9.712858623572642e29);
    expect(inTodaysRupees(100, 0, 40)).toBe(100);
    expect(futureCost(1_000_000, 6, 10)).toBeCloseTo(1_790_847.6965, 4);
    expect(futureCost(0.0000001, 6, 10)).toBeGreaterThan(0);
    expect(futureCost(100, 0, 1)).toBe(100);
    expect(() => futureCost(100, 101, 1)).toThrow(expect.objectContaining({ field: 'inflationPct' }));
    expect(() => inTodaysRupees(100, 5, 0)).toThrow(expect.objectContaining({ field: 'years' }));
  });

  it.each(['nominalValue', 'inflationPct', 'years'])('M2 · an impossible %s is named', (field) => {
    expect(() => inflation({ nominalValue: 1, inflationPct: 1, years: 1, [field]: NaN })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});
