import fc from 'fast-check';
import { stp } from './stp.ts';
import { swp, swpMonthsLeft } from './swp.ts';

describe('M2 · SWP', () => {
  const plan = { corpus: 500_000, monthlyWithdrawal: 10_000, annualRatePct: 10, months: 60 };

  it('M2 · interest on the opening balance, then the withdrawal', () => {
    expect(swp(plan)).toMatchObject({
      finalBalance: 39_642.7,
      totalWithdrawn: 600_000,
      profit: 139_642.7,
      emptyInMonth: null,
    });
    expect(swp({ ...plan, convention: 'nominal' })).toMatchObject({
      finalBalance: 48_283.75,
      profit: 148_283.75,
    });
    expect(swp({ ...plan, convention: 'effective' })).toEqual(swp(plan));
  });

  it('M2 · year table, the last year in part', () => {
    expect(swp({ ...plan, months: 18 }).years).toEqual([
      { year: 1, withdrawn: 120_000, value: 424_594.63 },
      { year: 2, withdrawn: 180_000, value: 384_109.69 },
    ]);
    expect(swp({ ...plan, months: 24 }).years).toHaveLength(2);
  });

  it('M2 · the last withdrawal takes what is left', () => {
    expect(swp({ corpus: 100_000, monthlyWithdrawal: 30_000, annualRatePct: 12, months: 6 })).toEqual({
      finalBalance: 0,
      totalWithdrawn: 102_131.07,
      profit: 2131.07,
      emptyInMonth: 4,
      years: [{ year: 1, withdrawn: 102_131.07, value: 0 }],
    });
  });

  it('M2 · how many full withdrawals the money pays', () => {
    expect(swpMonthsLeft({ corpus: 100_000, monthlyWithdrawal: 30_000, annualRatePct: 12 })).toBe(3);
    expect(swpMonthsLeft({ corpus: 100_000, monthlyWithdrawal: 25_000, annualRatePct: 0 })).toBe(4);
    expect(swpMonthsLeft({ corpus: 100_000, monthlyWithdrawal: 100_001, annualRatePct: 0 })).toBe(0);
    expect(swpMonthsLeft({ corpus: 100_000, monthlyWithdrawal: 500, annualRatePct: 12 })).toBeNull();
    expect(swpMonthsLeft({ corpus: 1200, monthlyWithdrawal: 1, annualRatePct: 0 })).toBeNull();
    expect(swpMonthsLeft({ corpus: 1199, monthlyWithdrawal: 1, annualRatePct: 0 })).toBe(1199);
    const near = { corpus: 100_000, monthlyWithdrawal: 1000, annualRatePct: 12 };
    expect(swpMonthsLeft({ ...near, convention: 'nominal' })).toBeNull();
    expect(swpMonthsLeft(near)).toBe(314);
  });

  it.each(['corpus', 'monthlyWithdrawal', 'annualRatePct', 'months'])(
    'M2 · an impossible %s is named',
    (field) => {
      expect(() => swp({ ...plan, [field]: NaN })).toThrow(expect.objectContaining({ field }));
      if (field !== 'months')
        expect(() => swpMonthsLeft({ ...plan, [field]: NaN })).toThrow(expect.objectContaining({ field }));
    },
  );

  it('M2 · what is withdrawn and left is the corpus and its profit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e7 }),
        fc.double({ min: -99, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 240 }),
        (corpus, monthlyWithdrawal, annualRatePct, months) => {
          const { finalBalance, totalWithdrawn, profit, emptyInMonth } = swp({
            corpus,
            monthlyWithdrawal,
            annualRatePct,
            months,
          });
          expect(Number.isFinite(profit)).toBe(true);
          expect(finalBalance).toBeGreaterThanOrEqual(0);
          if (Math.abs(finalBalance) < 1e12)
            expect(finalBalance + totalWithdrawn - profit).toBeCloseTo(corpus, 2);
          if (emptyInMonth !== null) expect(finalBalance).toBe(0);
        },
      ),
    );
  });
});

describe('M2 · STP', () => {
  const plan = {
    sourceCorpus: 5_000_000,
    monthlyTransfer: 50_000,
    months: 60,
    sourceRatePct: 6,
    targetRatePct: 12,
  };

  it.each([
    ['grow-first', 3_255_749.24, 4_083_483.49, 7_339_232.73],
    ['transfer-first', 3_238_306.73, 4_124_318.33, 7_362_625.06],
    ['source-first', 3_255_749.24, 4_124_318.33, 7_380_067.57],
  ] as const)('M2 · %s', (order, sourceValue, targetValue, total) => {
    expect(stp({ ...plan, order })).toMatchObject({
      sourceValue,
      targetValue,
      total,
      transferred: 3_000_000,
      gain: Math.round((total - 5_000_000) * 100) / 100,
    });
  });

  it('M2 · by default both grow, then the transfer', () => {
    expect(stp(plan)).toEqual(stp({ ...plan, order: 'grow-first' }));
    expect(stp(plan).years).toHaveLength(5);
    expect(stp(plan).emptyInMonth).toBeNull();
  });

  it('M2 · with the true yearly rate twelve months make exactly that rate', () => {
    const year = { ...plan, months: 12, monthlyTransfer: 0.01, convention: 'effective' } as const;
    expect(stp(year).sourceValue).toBeCloseTo(5_300_000 - 0.12, 1);
    expect(stp({ ...year, convention: 'nominal' })).toEqual(
      stp({ ...plan, months: 12, monthlyTransfer: 0.01 }),
    );
    for (const order of ['grow-first', 'transfer-first', 'source-first'] as const)
      expect(stp({ ...plan, order, convention: 'effective' }).total).toBeLessThan(
        stp({ ...plan, order }).total,
      );
  });

  it('M2 · the last transfer takes what is left', () => {
    expect(stp({ ...plan, sourceCorpus: 100_000, monthlyTransfer: 10_000, months: 18 })).toEqual({
      sourceValue: 0,
      targetValue: 116_344.12,
      total: 116_344.12,
      transferred: 102_847.92,
      gain: 16_344.12,
      emptyInMonth: 11,
      years: [
        { year: 1, transferred: 102_847.92, source: 0, target: 109_601.43, total: 109_601.43 },
        { year: 2, transferred: 102_847.92, source: 0, target: 116_344.12, total: 116_344.12 },
      ],
    });
  });

  it.each(Object.keys(plan))('M2 · an impossible %s is named', (field) => {
    expect(() => stp({ ...plan, [field]: NaN })).toThrow(expect.objectContaining({ field }));
  });

  it('M2 · at rate zero nothing is made or lost, in any order', () => {
    for (const order of ['grow-first', 'transfer-first', 'source-first'] as const) {
      const result = stp({ ...plan, sourceRatePct: 0, targetRatePct: 0, order });
      expect(result).toMatchObject({
        sourceValue: 2_000_000,
        targetValue: 3_000_000,
        total: 5_000_000,
        gain: 0,
      });
    }
  });
});
