import { ruleOn } from '../../rules/datedRule.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import { deductionSaving } from '../deductionSaving.ts';
import { stampDutyOn } from '../stampDuty.ts';

test('M1 · a deduction saves its amount at the slab rate with cess, up to the limit', () => {
  expect(deductionSaving(150_000, 150_000, 30, 4)).toBe(46_800);
  expect(deductionSaving(150_000, 150_000, 20, 4)).toBe(31_200);
  expect(deductionSaving(150_000, 150_000, 5, 4)).toBe(7_800);
  expect(deductionSaving(150_001, 150_000, 30, 4)).toBe(46_800);
  expect(deductionSaving(149_999.5, 150_000, 30, 4)).toBe(46_799.84);
  expect(deductionSaving(50_000, 150_000, 30, 4)).toBe(15_600);
  expect(deductionSaving(0, 150_000, 30, 4)).toBe(0);
  expect(deductionSaving(-1, 150_000, 30, 4)).toBe(0);
});

test('M1 · limit, lock-in and slabs are those of the day, and a year that is not known has none', () => {
  expect(ruleOn(publishedRules.section_80c, '2026-11-21')?.value).toBe(150_000);
  expect(ruleOn(publishedRules.section_80c, '2014-03-31')).toBeNull();
  expect(ruleOn(publishedRules.elss_lock_in, '2026-11-21')?.value).toBe(36);
  expect(ruleOn(publishedRules.old_regime_rates, '2027-03-31')?.value).toEqual([5, 20, 30]);
  expect(ruleOn(publishedRules.old_regime_rates, '2027-04-01')).toBeNull();
});

test('I5 · stamp duty begins on 1 July 2020', () => {
  expect(stampDutyOn('2020-06-30', publishedRules).value).toBe(0);
  expect(stampDutyOn('2020-07-01', publishedRules)).toMatchObject({
    value: 0.005,
    rule_id: 'stamp-duty-2020',
  });
  expect(() => stampDutyOn('1992-12-31', publishedRules)).toThrow('No rule for stamp duty on 1992-12-31');
});
