import { amountOrZero, CalculatorInputError, mutualFundReturns } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { inflationField, monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { planWorked, SIP_CONVENTIONS } from './planWorked.ts';
import { fundsForSip } from './ways.ts';

export const mutualFundReturnsCalculator = () =>
  defineCalculator({
    name: 'mutual-fund-returns-calculator',
    fields: {
      once: rupeesField({
        label: 'field.atStart',
        start: '100000',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 2_500_000, step: 5_000 },
      }),
      monthly: rupeesField({
        label: 'field.monthlyToo',
        start: '5000',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 100_000, step: 500 },
      }),
      rate: returnField({ start: '12' }),
      time: monthsField({ start: '10' }),
      inflation: inflationField(),
    },
    choices: { convention: { options: SIP_CONVENTIONS, start: 'due-nominal', fine: true } },
    compare: 'convention',
    formulaBy: 'convention',
    example: { once: '100000', monthly: '1000', rate: '12', time: '1' },
    work({ once, monthly, rate, time, inflation }, { convention }) {
      if (once === 0 && monthly === 0) throw new CalculatorInputError('monthly', 'not_positive', 0);
      const plan = mutualFundReturns({
        principal: once,
        monthlyAmount: monthly,
        annualRatePct: rate,
        years: time / 12,
        convention,
      });
      return planWorked({ plan, months: time, opening: once, inflation });
    },
    act: ({ monthly, once }) => fundsForSip(monthly || once),
    related: ['sip-calculator', 'lumpsum-calculator', 'xirr-calculator'],
  });
