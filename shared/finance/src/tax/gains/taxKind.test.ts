import fc from 'fast-check';
import { NoRuleError } from '../../rules/datedRule.ts';
import { foreignRateDay } from './foreignRateDay.ts';
import { gainTreatment } from './fundGains.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import { fundTaxOn, type FundAllocation } from './taxKind.ts';

const held = (
  equity: number,
  debt: number,
  more: { listed?: boolean; from?: string; to?: string | null } = {},
): FundAllocation => ({
  rule_id: `allocation-${more.from ?? 'always'}`,
  applies_from: more.from ?? '2000-01-01',
  applies_to: more.to ?? null,
  value: { equity, debt, listed: more.listed ?? false },
  source: 'test',
  confidence: 'M',
});

describe('I2 · kind of a fund for tax', () => {
  it.each([
    ['an equity fund', 97, 0, '2026-11-20', 'equity', 'fund-kind-2025'],
    ['exactly 65 % in equity', 65, 35, '2026-11-20', 'equity', 'fund-kind-2025'],
    ['a balanced hybrid at the top of its range', 60, 40, '2026-11-20', 'other', 'fund-kind-2025'],
    ['a balanced hybrid at the bottom', 40, 60, '2026-11-20', 'other', 'fund-kind-2025'],
    ['a hair below 65 %', 64.99, 35, '2026-11-20', 'other', 'fund-kind-2025'],
    ['a conservative hybrid', 20, 78, '2026-11-20', 'specified', 'fund-kind-2025'],
    ['exactly 65 % in debt', 30, 65, '2026-11-20', 'other', 'fund-kind-2025'],
    ['a liquid fund', 0, 100, '2026-11-20', 'specified', 'fund-kind-2025'],
    ['gold', 0, 0, '2025-04-01', 'other', 'fund-kind-2025'],
    ['gold while only equity counted', 0, 0, '2025-03-31', 'specified', 'fund-kind-2023'],
    ['35 % in equity while only equity counted', 35, 60, '2024-08-01', 'specified', 'fund-kind-2023'],
    ['36 % in equity while only equity counted', 36, 60, '2024-08-01', 'other', 'fund-kind-2023'],
    ['a debt fund before there were specified funds', 0, 100, '2023-03-31', 'other', 'fund-kind-2006'],
  ])(
    'I2 · %s (%d %% equity, %d %% debt) sold on %s is taxed as %s',
    (_what, equity, debt, on, kind, ruleId) => {
      expect(fundTaxOn([held(equity, debt)], on, publishedRules)).toMatchObject({ kind, ruleId });
    },
  );

  it('I2 · the allocation of the day of the sale counts', () => {
    const allocations = [
      held(70, 25, { from: '2020-01-01', to: '2026-06-30' }),
      held(50, 45, { from: '2026-07-01' }),
    ];
    expect(fundTaxOn(allocations, '2026-06-30', publishedRules).kind).toBe('equity');
    expect(fundTaxOn(allocations, '2026-07-01', publishedRules).kind).toBe('other');
  });

  it('I2 · where none is disclosed for the day the kind is not known, and nothing is guessed', () => {
    expect(fundTaxOn([], '2026-11-20', publishedRules)).toEqual({
      kind: 'unknown',
      listed: false,
      ruleId: null,
      allocation: null,
    });
    expect(fundTaxOn([held(97, 0, { from: '2026-11-21' })], '2026-11-20', publishedRules).kind).toBe(
      'unknown',
    );
    expect(
      gainTreatment('unknown', { boughtOn: '2025-01-01', soldOn: '2026-11-20' }, publishedRules),
    ).toEqual({
      term: null,
      head: 'unknown',
      ratePct: null,
      ruleId: null,
    });
    expect(() => fundTaxOn([held(97, 0)], '2006-05-31', publishedRules)).toThrow(NoRuleError);
  });

  it('I2 · a listed gold ETF is long-term after 12 months, a gold fund after 24', () => {
    const of = (listed: boolean, boughtOn: string) =>
      gainTreatment('other', { boughtOn, soldOn: '2026-11-20', listed }, publishedRules);
    expect(of(true, '2025-11-19')).toMatchObject({ term: 'long', head: 'other_long', ratePct: 12.5 });
    expect(of(true, '2025-11-20')).toMatchObject({ term: 'short', head: 'slab', ratePct: null });
    expect(of(false, '2024-11-20')).toMatchObject({ term: 'short', head: 'slab' });
    expect(of(false, '2024-11-19')).toMatchObject({ term: 'long', head: 'other_long' });
  });

  it.each([
    [
      '2024-11-20',
      '2026-11-20',
      { term: 'short', head: 'slab', ratePct: null, ruleId: 'foreign-shares-2024' },
    ],
    ['2024-11-20', '2026-11-21', { term: 'long', head: 'other_long', ratePct: 12.5 }],
    ['2024-02-29', '2026-02-28', { term: 'short', head: 'slab' }],
    ['2024-02-29', '2026-03-01', { term: 'long', head: 'other_long' }],
    ['2020-01-01', '2024-07-22', { term: 'long', ratePct: 20, indexed: true, ruleId: 'foreign-shares-2016' }],
    ['2020-01-01', '2024-07-23', { term: 'long', ratePct: 12.5, ruleId: 'foreign-shares-2024' }],
  ])(
    'I7 · US shares of %s that are sold on %s have the term and rate of the day',
    (boughtOn, soldOn, treated) => {
      const found = gainTreatment('foreign_share', { boughtOn, soldOn }, publishedRules);
      expect(found).toMatchObject(treated);
      expect(found.indexed === true).toBe('indexed' in treated);
    },
  );

  it('I7 · a sale of US shares before the first row has no rule', () => {
    const sold = { boughtOn: '2015-01-01', soldOn: '2016-03-31' };
    expect(() => gainTreatment('foreign_share', sold, publishedRules)).toThrow(NoRuleError);
  });

  it.each([
    ['2026-01-01', '2025-12-31'],
    ['2026-01-31', '2025-12-31'],
    ['2028-03-15', '2028-02-29'],
    ['2026-03-01', '2026-02-28'],
  ])('P4 · the rate of exchange for %s is that of %s', (on, day) => {
    expect(foreignRateDay(on, publishedRules)).toEqual({ day, ruleId: 'rule-115' });
  });

  it('I2 · more equity never makes a fund less of an equity fund', () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(share, share, (equity, more) => {
        const kind = (percent: number) =>
          fundTaxOn([held(percent, 100 - percent)], '2026-11-20', publishedRules).kind;
        const order = ['specified', 'other', 'equity'];
        const [low, high] = [Math.min(equity, more), Math.max(equity, more)];
        expect(order.indexOf(kind(high))).toBeGreaterThanOrEqual(order.indexOf(kind(low)));
      }),
    );
  });
});
