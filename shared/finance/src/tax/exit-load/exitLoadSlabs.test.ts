import {
  exitLoadSlabs,
  ExitLoadUnknownError,
  gainTreatment,
  loadPctOn,
  NoRuleError,
  publishedRules,
  unlocksOn,
} from '../../index.ts';

describe('I5 · exit load by slab', () => {
  const load = (text: string | null, boughtOn: string, soldOn: string) =>
    loadPctOn(exitLoadSlabs(text, boughtOn, publishedRules), boughtOn, soldOn);
  const YEAR = '1% if redeemed within 1 year; nil after that';
  const GRADED = '0.0070% on day 1 falling to nil from day 7';

  test.each<[string | null, string, string, number]>([
    [YEAR, '2025-11-20', '2026-11-20', 1],
    [YEAR, '2025-11-20', '2026-11-21', 0],
    [YEAR, '2024-02-29', '2025-02-28', 1],
    [YEAR, '2024-02-29', '2025-03-01', 0],
    ['0.25% if redeemed within 30 days; nil after that', '2026-01-01', '2026-01-31', 0.25],
    ['0.25% if redeemed within 30 days; nil after that', '2026-01-01', '2026-02-01', 0],
    ['2% if redeemed within 3 months, 1% if redeemed within 1 year', '2026-01-31', '2026-04-30', 2],
    ['2% if redeemed within 3 months, 1% if redeemed within 1 year', '2026-01-31', '2026-05-01', 1],
    ['1% if redeemed within 1 year, 2% if redeemed within 3 months', '2026-01-31', '2026-04-30', 2],
    ['1% if redeemed within 1 year, 2% if redeemed within 90 days', '2026-01-31', '2026-05-02', 1],
    [
      '0.5% if redeemed within 12 months, 3% if redeemed within 7 days, 1% if redeemed within 6 months',
      '2026-01-31',
      '2026-02-07',
      3,
    ],
    [GRADED, '2026-11-20', '2026-11-21', 0.007],
    [GRADED, '2026-11-20', '2026-11-26', 0.0045],
    [GRADED, '2026-11-20', '2026-11-27', 0],
    [GRADED, '1999-04-28', '1999-04-29', 0],
    [GRADED, '2019-10-19', '2019-10-20', 0],
    [GRADED, '2019-10-20', '2019-10-21', 0.007],
    ['Nil', '2026-01-01', '2026-01-02', 0],
    [null, '2026-01-01', '2026-01-02', 0],
  ])('I5 · %s, bought %s, sold %s: %d %%', (text, boughtOn, soldOn, pct) => {
    expect(load(text, boughtOn, soldOn)).toBe(pct);
  });

  it('I5 · slabs count in any order in which they are given', () => {
    const slabs = [
      { pct: 1, months: 12 },
      { pct: 2, days: 90 },
    ];
    expect(loadPctOn(slabs, '2026-01-01', '2026-02-01')).toBe(2);
    expect(loadPctOn(slabs.toReversed(), '2026-01-01', '2026-06-01')).toBe(1);
    expect(
      exitLoadSlabs(
        '1% if redeemed within 1 year, 2% if redeemed within 90 days',
        '2026-01-01',
        publishedRules,
      ),
    ).toEqual([
      { pct: 2, days: 90 },
      { pct: 1, months: 12 },
    ]);
  });

  it('I5 · words that we cannot read are not guessed, and nothing is sold before it is bought', () => {
    expect(() => load('as the trustee decides', '2026-01-01', '2026-02-01')).toThrow(ExitLoadUnknownError);
    expect(() => load(YEAR, '2026-01-02', '2026-01-01')).toThrow(RangeError);
  });
});

describe('I5 · lock-in', () => {
  test.each([
    ['2023-03-10', '2026-03-11'],
    ['2024-02-29', '2027-03-01'],
    ['2023-12-31', '2027-01-01'],
  ])('I5 · an ELSS unit of %s is free from %s', (boughtOn, free) => {
    expect(unlocksOn({ elss: true, days: 1095 }, boughtOn, publishedRules)).toBe(free);
  });

  it('I5 · other locks count days, and most funds have none', () => {
    expect(unlocksOn({ elss: false, days: 5 }, '2026-01-01', publishedRules)).toBe('2026-01-07');
    expect(unlocksOn({ elss: false, days: 0 }, '2026-01-01', publishedRules)).toBe('2026-01-01');
  });
});

describe('I5 · how a gain on units is taxed', () => {
  test.each([
    ['equity', '2025-11-20', '2026-11-20', 'short', 'equity_short', 20, 'equity-rates-2024'],
    ['equity', '2025-11-20', '2026-11-21', 'long', 'equity_long', 12.5, 'equity-rates-2024'],
    ['equity', '2022-01-01', '2024-07-22', 'long', 'equity_long', 10, 'equity-rates-2018'],
    ['specified', '2023-04-01', '2026-11-20', 'short', 'slab', null, 'specified-fund-2023'],
    ['specified', '2023-03-31', '2026-11-20', 'long', 'other_long', 12.5, 'other-fund-gains-2024'],
    ['other', '2024-11-20', '2026-11-20', 'short', 'slab', null, 'other-fund-gains-2024'],
    ['other', '2024-11-20', '2026-11-21', 'long', 'other_long', 12.5, 'other-fund-gains-2024'],
    ['equity', '2016-01-01', '2018-03-31', 'long', 'equity_long', 0, 'equity-rates-2008'],
  ] as const)(
    'I5 · %s units of %s sold on %s are %s term',
    (kind, boughtOn, soldOn, term, head, ratePct, ruleId) => {
      expect(gainTreatment(kind, { boughtOn, soldOn }, publishedRules)).toEqual({
        term,
        head,
        ratePct,
        ruleId,
      });
    },
  );

  it('I5 · a day that no rule covers has no answer', () => {
    expect(() =>
      gainTreatment('other', { boughtOn: '2010-01-01', soldOn: '2014-07-10' }, publishedRules),
    ).toThrow(NoRuleError);
  });
});
