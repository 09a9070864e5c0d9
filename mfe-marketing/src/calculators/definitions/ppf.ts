import type { AppConfig } from '@sanchay/contracts';
import { multipleOf, ppf, wholeYears, withinRange } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { interestField, rupeesField } from './fieldKinds.ts';
import { planWorked } from './planWorked.ts';
import { schemeRule } from './schemeRule.ts';
import { taxSavingFunds } from './ways.ts';

/** Years until a PPF account matures; it may be extended by five at a time. */
const TERM = 15;
const LONGEST = 50;
const EXTENSION = 5;

export const ppfCalculator = (config: AppConfig) => {
  const rate = schemeRule(config, 'ppf');
  const least = schemeRule(config, 'ppf_least')?.value ?? 1;
  const most = schemeRule(config, 'ppf_most')?.value ?? Infinity;
  return defineCalculator({
    name: 'ppf-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.yearlyDeposit',
        hint: 'hint.ppfLimits',
        start: '150000',
        check: (field, value) => withinRange(field, value, least, most),
        span: { min: 500, max: 150_000, step: 500 },
      }),
      rate: interestField({ start: String(rate?.value ?? ''), rule: rate }),
      years: {
        kind: 'years',
        label: 'field.years',
        hint: 'hint.ppfYears',
        start: String(TERM),
        check: (field, value) =>
          multipleOf(field, withinRange(field, wholeYears(field, value), TERM, LONGEST), EXTENSION),
        span: { min: TERM, max: LONGEST, step: EXTENSION },
      },
    },
    choices: {
      deposits: { options: ['yearly', 'monthly'], start: 'yearly', fine: true },
      extension: { options: ['with', 'without'], start: 'with', fine: true },
    },
    compare: 'deposits',
    formulaBy: 'deposits',
    example: { amount: '150000', rate: '7.1', years: '15' },
    work({ amount, rate: annualRatePct, years }, { deposits, extension }) {
      const plan = ppf({
        yearlyDeposit: amount,
        annualRatePct,
        years,
        deposits,
        depositYears: extension === 'with' ? years : TERM,
      });
      return planWorked({
        plan,
        months: years * 12,
        labels: { invested: 'line.deposited', gain: 'line.interest', headline: 'line.maturity' },
        lines: deposits === 'monthly' ? [{ label: 'line.aMonth', value: amount / 12, unit: 'rupees' }] : [],
      });
    },
    act: () => taxSavingFunds,
    related: ['nsc-calculator', 'epf-calculator', 'nps-calculator', 'fd-calculator'],
  });
};
