import type { AppConfig } from '@sanchay/contracts';
import { rd } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { interestField, monthsField, rupeesField } from './fieldKinds.ts';
import { planWorked } from './planWorked.ts';
import { fixedDeposits } from './ways.ts';

export const rdCalculator = ({ fdRates }: AppConfig) =>
  defineCalculator({
    name: 'rd-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.monthlyDeposit',
        start: '5000',
        span: { min: 500, max: 100_000, step: 500 },
      }),
      rate: interestField({ start: String(fdRates.highest), hint: 'hint.fdRate' }),
      time: monthsField({ start: '5', span: { min: 1, max: 10, step: 1 } }),
    },
    choices: { compounding: { options: ['quarterly', 'monthly'], start: 'quarterly', fine: true } },
    compare: 'compounding',
    formulaBy: 'compounding',
    example: { amount: '5000', rate: '8', time: '1' },
    work({ amount, rate, time }, { compounding }) {
      const plan = rd({ monthlyDeposit: amount, annualRatePct: rate, months: time, compounding });
      return planWorked({
        plan,
        months: time,
        labels: { invested: 'line.deposited', gain: 'line.interest', headline: 'line.maturity' },
      });
    },
    act: () => fixedDeposits,
    related: ['fd-calculator', 'sip-calculator', 'ppf-calculator'],
  });
