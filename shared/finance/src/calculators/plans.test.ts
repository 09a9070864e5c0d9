import fc from 'fast-check';
import { epf } from './epf.ts';
import { fd } from './fd.ts';
import { lumpsum } from './lumpsum.ts';
import { mutualFundReturns } from './mutualFundReturns.ts';
import { nps } from './nps.ts';
import { nsc } from './nsc.ts';
import { ppf } from './ppf.ts';
import { rd } from './rd.ts';
import { requiredSip } from './requiredSip.ts';
import { sip, type PlanResult } from './sip.ts';
import { stepUpSip } from './stepUpSip.ts';

type Plan = (amount: number, annualRatePct: number, years: number) => PlanResult;

const conventions = ['due-nominal', 'due-effective', 'end-nominal'] as const;

/** Every plan in which money is put in and grows, in each of its ways of counting. */
const plans: [string, Plan][] = [
  ...conventions.flatMap((convention): [string, Plan][] => [
    [
      `SIP ${convention}`,
      (monthlyAmount, annualRatePct, years) =>
        sip({ monthlyAmount, annualRatePct, months: years * 12, convention }),
    ],
    [
      `step-up SIP ${convention}`,
      (monthlyAmount, annualRatePct, years) =>
        stepUpSip({ monthlyAmount, annualRatePct, months: years * 12, stepUpPct: 10, convention }),
    ],
    [
      `NPS ${convention}`,
      (monthlyContribution, annualRatePct, years) =>
        nps({ monthlyContribution, annualRatePct, months: years * 12, convention }),
    ],
    [
      `both at once ${convention}`,
      (amount, annualRatePct, years) =>
        mutualFundReturns({ principal: amount, monthlyAmount: amount, annualRatePct, years, convention }),
    ],
    [
      `SIP for a goal ${convention}`,
      (targetAmount, annualRatePct, years) =>
        requiredSip({ targetAmount, annualRatePct, months: years * 12, convention }),
    ],
  ]),
  ['one amount', (principal, annualRatePct, years) => lumpsum({ principal, annualRatePct, years })],
  ['certificate', (principal, annualRatePct, years) => nsc({ principal, annualRatePct, years })],
  ...(['compound', 'simple', 'payout'] as const).map((interest): [string, Plan] => [
    `deposit, ${interest}`,
    (principal, annualRatePct, years) => fd({ principal, annualRatePct, years, interest }),
  ]),
  ...(['quarterly', 'monthly'] as const).map((compounding): [string, Plan] => [
    `recurring deposit, ${compounding}`,
    (monthlyDeposit, annualRatePct, years) =>
      rd({ monthlyDeposit, annualRatePct, months: years * 12, compounding }),
  ]),
  ...(['yearly', 'monthly'] as const).map((deposits): [string, Plan] => [
    `PPF, ${deposits}`,
    (yearlyDeposit, annualRatePct, years) => ppf({ yearlyDeposit, annualRatePct, years, deposits }),
  ]),
  ...(['monthly', 'year-end'] as const).map((interestOn): [string, Plan] => [
    `EPF, ${interestOn}`,
    (basicDa, annualRatePct, years) => epf({ basicDa, annualRatePct, years, interestOn, annualRaisePct: 5 }),
  ]),
];

const amounts = fc.integer({ min: 1_000, max: 10_000_000 });
const rates = fc.double({ min: 0, max: 30, noNaN: true });
const times = fc.integer({ min: 1, max: 40 });
const runs = { numRuns: 25 };

describe.each(plans)('M2 · %s', (_name, plan) => {
  it('M2 · invested and gain are the value, in the total and in every year, and the table ends at it', () => {
    fc.assert(
      fc.property(amounts, rates, times, (amount, rate, time) => {
        const { invested, value, gain, years } = plan(amount, rate, time);
        for (const row of [{ invested, value, gain }, ...years])
          expect(Math.abs(row.invested + row.gain - row.value)).toBeLessThan(0.01 + row.value * 1e-12);
        expect(years).toHaveLength(time);
        expect(years.at(-1)).toEqual({ year: time, invested, value, gain });
      }),
      runs,
    );
  });

  it('M2 · more money makes more, a higher rate never less', () => {
    fc.assert(
      fc.property(amounts, rates, times, (amount, rate, time) => {
        expect(plan(amount * 2, rate, time).value).toBeGreaterThan(plan(amount, rate, time).value);
        expect(plan(amount, rate + 1, time).gain).toBeGreaterThanOrEqual(plan(amount, rate, time).gain);
      }),
      runs,
    );
  });

  it('M2 · without interest what was put in comes out', () => {
    fc.assert(
      fc.property(amounts, times, (amount, time) => {
        const { invested, value, gain } = plan(amount, 0, time);
        // In paise: a difference of two floats of billions is not exact.
        expect(Math.abs(Math.round((value - invested) * 100))).toBeLessThanOrEqual(1);
        expect(Math.abs(Math.round(gain * 100))).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});
