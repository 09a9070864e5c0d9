import { NoRuleError, requireRule, ruleOn, type DatedRule } from './datedRule.ts';

const row = (rule_id: string, applies_from: string, applies_to: string | null): DatedRule<number> => ({
  rule_id,
  applies_from,
  applies_to,
  value: 1,
  source: 'test',
  confidence: 'H',
});
const rows = [row('first', '2020-01-01', '2020-12-31'), row('second', '2021-06-01', null)];

describe('I5 · rules are dated rows', () => {
  it.each([
    ['2019-12-31', null],
    ['2020-01-01', 'first'],
    ['2020-12-31', 'first'],
    ['2021-01-01', null],
    ['2021-05-31', null],
    ['2021-06-01', 'second'],
    ['2099-01-01', 'second'],
  ])('I5 · on %s the row is %s', (date, expected) => {
    expect(ruleOn(rows, date)?.rule_id ?? null).toBe(expected);
  });

  it('I5 · a missing row is an error that names rule and day', () => {
    expect(requireRule(rows, '2020-05-05', 'tests').rule_id).toBe('first');
    expect(() => requireRule(rows, '2021-01-01', 'tests')).toThrow(NoRuleError);
    expect(() => requireRule(rows, '2021-01-01', 'tests')).toThrow('No rule for tests on 2021-01-01');
    const error = new NoRuleError('tests', '2021-01-01');
    expect([error.kind, error.date, error.name]).toEqual(['no_rule', '2021-01-01', 'NoRuleError']);
  });
});
