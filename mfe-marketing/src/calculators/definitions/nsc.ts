import type { AppConfig } from '@sanchay/contracts';
import { LARGEST_AMOUNT, multipleOf, nsc, withinRange } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { interestField, rupeesField } from './fieldKinds.ts';
import { planWorked } from './planWorked.ts';
import { schemeRule } from './schemeRule.ts';
import { taxSavingFunds } from './ways.ts';

/** Years until a certificate is paid back. */
const TERM = 5;
/** Rupees of the smallest certificate, and of the steps above it. */
const LEAST = 1_000;
const STEP = 100;

export const nscCalculator = (config: AppConfig) => {
  const rate = schemeRule(config, 'nsc');
  return defineCalculator({
    name: 'nsc-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.certificate',
        hint: 'hint.nscAmount',
        start: '100000',
        check: (field, value) => multipleOf(field, withinRange(field, value, LEAST, LARGEST_AMOUNT), STEP),
        span: { min: LEAST, max: 1_000_000, step: 1_000 },
      }),
      rate: interestField({ start: String(rate?.value ?? ''), rule: rate }),
    },
    choices: {},
    example: { amount: '100000', rate: '7.7' },
    work({ amount, rate: annualRatePct }) {
      const plan = nsc({ principal: amount, annualRatePct, years: TERM });
      const worked = planWorked({
        plan,
        months: TERM * 12,
        opening: amount,
        labels: { invested: 'line.deposited', gain: 'line.interest', headline: 'line.maturity' },
      });
      return {
        ...worked,
        columns: [
          { label: 'line.interestOfYear' },
          { label: 'line.value' },
          { label: 'line.interest', minor: true },
        ],
        rows: plan.years.map(({ year, value, gain }, row) => ({
          months: year * 12,
          cells: [gain - (plan.years[row - 1]?.gain ?? 0), value, gain],
        })),
      };
    },
    act: () => taxSavingFunds,
    related: ['ppf-calculator', 'fd-calculator', 'rd-calculator'],
  });
};
