import fc from 'fast-check';
import { sumRupees } from '../../quantity.ts';
import { ruleOn } from '../../rules/datedRule.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import { remittanceTcs, tcsToRefund } from './remittanceTcs.ts';

const RULE = { above: 1_000_000, ratePct: 20 };

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
  expect(remittanceTcs(RULE, amount, before)).toBe(tax);
});

test.each([
  ['all of it was free of tax', { inr: '100001.00', tcs: '0.00' }, ['60000.20'], [['0', '20000.20']]],
  ['all of it was taxed', { inr: '100000.00', tcs: '20000.00' }, ['30000.00'], []],
  ['a part of it was taxed', { inr: '300000.00', tcs: '40000.00' }, ['30000.00'], [['0', '20000.00']]],
  ['nothing else was taxed', { inr: '500000.00', tcs: '0.00' }, ['0.00', '0.00'], []],
  [
    'the refund is shared, the earliest first',
    { inr: '100000.00', tcs: '0.00' },
    ['0.00', '15000.00', '0.20', '30000.00'],
    [
      ['1', '15000.00'],
      ['2', '0.20'],
      ['3', '4999.80'],
    ],
  ],
])('I7 · a remittance that was not made: %s', (_case, dropped, taxes, refunds) => {
  const others = taxes.map((tcs, index) => ({ id: String(index), tcs }));
  expect(tcsToRefund(RULE, dropped, others).map(({ id, amount }) => [id, amount])).toEqual(refunds);
});

test('I7 · after any order of remittances and rejections the tax kept is the tax due on what was really sent', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ send: fc.integer({ min: 1_000, max: 900_000 }) }),
      fc.record({ reject: fc.nat({ max: 20 }) }),
    ),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 1_500_000 }), (all, elsewhere) => {
      let made: { id: string; inr: string; tcs: string }[] = [];
      for (const [index, step] of all.entries()) {
        const sent = made.reduce((sum, { inr }) => sum + Number(inr), 0);
        if ('send' in step) {
          const tcs = remittanceTcs(RULE, step.send, sent + elsewhere).toFixed(2);
          made.push({ id: String(index), inr: String(step.send), tcs });
        } else if (made.length > 0) {
          const dropped = made[step.reject % made.length]!;
          made = made.filter((one) => one !== dropped);
          const refunds = new Map(tcsToRefund(RULE, dropped, made).map(({ id, amount }) => [id, amount]));
          made = made.map((one) => ({
            ...one,
            tcs: sumRupees([one.tcs, `-${refunds.get(one.id) ?? '0'}`]).toFixed(2),
          }));
        }
        const total = made.reduce((sum, { inr }) => sum + Number(inr), 0);
        expect(sumRupees(made.map(({ tcs }) => tcs)).toFixed(2)).toBe(
          remittanceTcs(RULE, total, elsewhere).toFixed(2),
        );
        for (const { tcs } of made) expect(Number(tcs)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('I8 · deposits with a bank are insured to five lakh since 4 February 2020', () => {
  expect(ruleOn(publishedRules.deposit_insurance, '2020-02-03')?.value).toBe(100_000);
  expect(ruleOn(publishedRules.deposit_insurance, '2020-02-04')?.value).toBe(500_000);
});
