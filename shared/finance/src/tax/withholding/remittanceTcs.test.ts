import { ruleOn } from '../../rules/datedRule.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import { remittanceTcs } from './remittanceTcs.ts';

test('I7 · a dollar sent abroad meets the limits of its day', () => {
  expect(ruleOn(publishedRules.remittance_limit, '2026-11-20')?.value).toBe(250_000);
  expect(ruleOn(publishedRules.remittance_tcs, '2025-03-31')?.value).toEqual({ above: 700_000, ratePct: 20 });
  expect(ruleOn(publishedRules.remittance_tcs, '2025-04-01')?.value).toEqual({
    above: 1_000_000,
    ratePct: 20,
  });
  expect(ruleOn(publishedRules.remittance_tcs, '2023-09-30')).toBeNull();
  expect(ruleOn(publishedRules.us_dividend_withholding, '2026-11-20')?.value).toBe(25);
  expect(ruleOn(publishedRules.foreign_share_gains, '2026-11-20')?.value).toEqual({
    longTermMonths: 24,
    ltcgPct: 12.5,
  });
});

test.each([
  [1_000_000, 0, 0],
  [1_000_001, 0, 0.2],
  [300_000, 900_000, 40_000],
  [50_000, 2_000_000, 10_000],
  [0, 5_000_000, 0],
])('I7 · of ₹%s sent after ₹%s, tax of ₹%s is collected', (amount, before, tax) => {
  expect(remittanceTcs({ above: 1_000_000, ratePct: 20 }, amount, before)).toBe(tax);
});

test('I8 · deposits with a bank are insured to five lakh since 4 February 2020', () => {
  expect(ruleOn(publishedRules.deposit_insurance, '2020-02-03')?.value).toBe(100_000);
  expect(ruleOn(publishedRules.deposit_insurance, '2020-02-04')?.value).toBe(500_000);
});
