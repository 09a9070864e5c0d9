import { lumpsum } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { inflationField, returnField, rupeesField, yearsField } from './fieldKinds.ts';
import { planWorked } from './planWorked.ts';
import { allFunds } from './ways.ts';

export const lumpsumCalculator = () =>
  defineCalculator({
    name: 'lumpsum-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.once',
        start: '100000',
        span: { min: 5_000, max: 2_500_000, step: 5_000 },
      }),
      rate: returnField({ start: '12' }),
      time: yearsField({ start: '10' }),
      inflation: inflationField(),
    },
    choices: {},
    example: { amount: '100000', rate: '12', time: '10' },
    work({ amount, rate, time, inflation }) {
      const plan = lumpsum({ principal: amount, annualRatePct: rate, years: time });
      return planWorked({ plan, months: time * 12, opening: amount, inflation });
    },
    act: () => allFunds,
    related: ['sip-calculator', 'mutual-fund-returns-calculator', 'cagr-calculator', 'fd-calculator'],
  });
