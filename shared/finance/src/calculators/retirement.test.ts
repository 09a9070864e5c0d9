import { ruleOn } from '../rules/datedRule.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import { epf, epfSplit } from './epf.ts';
import { nps } from './nps.ts';

describe('M2 · EPF', () => {
  it.each([
    [15_000, { employeeEpf: 1800, employerEpf: 550, employerEps: 1250 }],
    [30_000, { employeeEpf: 3600, employerEpf: 2350, employerEps: 1250 }],
    [10_000, { employeeEpf: 1200, employerEpf: 367, employerEps: 833 }],
    [12_345, { employeeEpf: 1481, employerEpf: 453, employerEps: 1028 }],
  ])('M2 · pay of %d is split to the rupee', (basicDa, split) => {
    expect(epfSplit({ basicDa })).toEqual(split);
  });

  // Published by indiapostlive (5,000, 8,000 and 10,000 of basic pay) and News9 (12,500): 8.25 %, a rise of 5 % a year.
  it.each([
    [5_000, 35, 3_246_092],
    [8_000, 35, 5_506_496],
    [10_000, 35, 7_149_575],
    [12_500, 37, 11_351_556],
  ])(
    'M2 · basic pay of %d over %d years comes within 30 rupees of the published %d',
    (basicDa, years, corpus) => {
      const { value } = epf({ basicDa, years, annualRatePct: 8.25, annualRaisePct: 5 });
      expect(Math.abs(value - corpus)).toBeLessThan(30);
    },
  );

  it('M2 · nothing is rounded on the way: pay in parts of a rupee counts', () => {
    const { invested } = epf({ basicDa: 10_003, years: 1, annualRatePct: 0 });
    expect(invested).toBe(18_809.64);
  });

  it('M2 · the wage cap is a rule that may change', () => {
    expect(epfSplit({ basicDa: 30_000, epsWageCap: 25_000 })).toEqual({
      employeeEpf: 3600,
      employerEpf: 1517,
      employerEps: 2083,
    });
  });

  it('M2 · the employee may pay in more, the employer’s part stays', () => {
    expect(epfSplit({ basicDa: 30_000, employeePct: 20 })).toEqual({
      employeeEpf: 6000,
      employerEpf: 2350,
      employerEps: 1250,
    });
    expect(epfSplit({ basicDa: 30_000, employeePct: 100 }).employeeEpf).toBe(30_000);
    expect(() => epfSplit({ basicDa: 30_000, employeePct: 11.99 })).toThrow(
      expect.objectContaining({ field: 'employeePct', code: 'too_small', limit: 12 }),
    );
  });

  it('M2 · interest on the balance at the year’s end, as spreadsheets count', () => {
    const plan = { basicDa: 15_000, years: 2, annualRatePct: 8.25, interestOn: 'year-end' } as const;
    expect(epf(plan).years.map(({ value }) => value)).toEqual([30_533, 63_584.96]);
    expect(epf({ ...plan, annualRatePct: 0 })).toMatchObject({ value: 56_412, gain: 0 });
  });

  it('M2 · interest on opening balances, credited yearly', () => {
    expect(epf({ basicDa: 15_000, years: 2, annualRatePct: 8.25 })).toEqual({
      invested: 56_412,
      value: 60_960.06,
      gain: 4548.06,
      years: [
        { year: 1, invested: 28_206, value: 29_272.54, gain: 1066.54 },
        { year: 2, invested: 56_412, value: 60_960.06, gain: 4548.06 },
      ],
    });
  });

  it('M2 · pay rises and money is there already', () => {
    const plan = {
      basicDa: 30_000,
      years: 3,
      annualRatePct: 8.25,
      annualRaisePct: 5,
      openingBalance: 100_000,
    };
    expect(epf(plan).years.map(({ invested, value }) => [invested, value])).toEqual([
      [171_400, 182_349.81],
      [247_120, 275_976.83],
      [327_376, 382_035.6],
    ]);
  });

  it('M2 · pay never rises beyond what can be typed', () => {
    const { value } = epf({ basicDa: 1e12, years: 100, annualRatePct: 0, annualRaisePct: 100 });
    expect(value).toBe((0.24e12 - 1250) * 1200);
  });

  it.each([
    'basicDa',
    'years',
    'annualRatePct',
    'annualRaisePct',
    'openingBalance',
    'epsWageCap',
    'employeePct',
  ])('M2 · an impossible %s is named', (field) => {
    expect(() => epf({ basicDa: 1000, years: 1, annualRatePct: 8, [field]: NaN })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});

describe('M2 · NPS', () => {
  const plan = { monthlyContribution: 5000, annualRatePct: 10, months: 360 };

  it('M2 · a SIP, then forty percent buys an annuity at six', () => {
    const result = nps(plan);
    expect(result).toMatchObject({
      invested: 1_800_000,
      corpus: 11_396_626.62,
      value: 11_396_626.62,
      gain: 9_596_626.62,
      annuityCorpus: 4_558_650.65,
      lumpSum: 6_837_975.97,
      monthlyPension: 22_793.25,
    });
    expect(result.years).toHaveLength(30);
  });

  it('M2 · share, annuity rate and convention may be specified', () => {
    expect(nps({ ...plan, annuitySharePct: 100, annuityRatePct: 12 })).toMatchObject({
      lumpSum: 0,
      annuityCorpus: 11_396_626.62,
      monthlyPension: 113_966.27,
    });
    expect(nps({ ...plan, annuitySharePct: 0 }).monthlyPension).toBe(0);
    expect(nps({ ...plan, months: 12, annualRatePct: 12, convention: 'end-nominal' }).corpus).toBe(63_412.52);
  });

  it.each([
    ['monthlyContribution', 'monthlyAmount'],
    ['annualRatePct', 'annualRatePct'],
    ['months', 'months'],
    ['annuitySharePct', 'annuitySharePct'],
    ['annuityRatePct', 'annuityRatePct'],
  ])('M2 · an impossible %s is named', (given, field) => {
    expect(() => nps({ ...plan, [given]: NaN })).toThrow(expect.objectContaining({ field }));
  });

  it('M2 · the smallest annuity share is a dated rule', () => {
    expect(ruleOn(publishedRules.nps_annuity_floor, '2025-12-18')?.value).toBe(40);
    expect(ruleOn(publishedRules.nps_annuity_floor, '2025-12-19')?.value).toBe(20);
    expect(ruleOn(publishedRules.nps_annuity_floor, '2014-12-31')).toBeNull();
  });
});
