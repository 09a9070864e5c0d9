import { NoRuleError, requireRule, ruleOn } from '../../rules/datedRule.ts';
import { publishedRules } from '../../rules/ruleBook.ts';

describe('I5 · securities transaction tax on sold units', () => {
  it.each([
    ['2004-10-01', 0.15, 'L'],
    ['2005-05-31', 0.15, 'L'],
    ['2005-06-01', 0.2, 'H'],
    ['2006-05-31', 0.2, 'H'],
    ['2006-06-01', 0.25, 'H'],
    ['2013-05-31', 0.25, 'H'],
    ['2013-06-01', 0.001, 'H'],
    ['2026-11-22', 0.001, 'H'],
  ])('I5 · on %s it is %d %%, of confidence %s', (date, value, confidence) => {
    expect(ruleOn(publishedRules.stt_units, date)).toMatchObject({ value, confidence });
  });

  it('I5 · before it was introduced there is no rule', () => {
    expect(() => requireRule(publishedRules.stt_units, '2004-09-30', 'STT on units')).toThrow(NoRuleError);
  });
});
