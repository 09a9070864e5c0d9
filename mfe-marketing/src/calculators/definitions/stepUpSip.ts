import { sharePct, sip, stepUpSip } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { inflationField, monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { planWorked, SIP_CONVENTIONS } from './planWorked.ts';
import { fundsForSip } from './ways.ts';

export const stepUpSipCalculator = () =>
  defineCalculator({
    name: 'step-up-sip-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.firstMonthly',
        start: '5000',
        span: { min: 500, max: 100_000, step: 500 },
      }),
      step_up: {
        kind: 'percent',
        label: 'field.stepUpBy',
        hint: 'hint.stepUp',
        start: '10',
        check: sharePct,
        span: { min: 0, max: 25, step: 1 },
      },
      rate: returnField({ start: '12' }),
      time: monthsField({ start: '10' }),
      inflation: inflationField(),
    },
    choices: { convention: { options: SIP_CONVENTIONS, start: 'due-nominal', fine: true } },
    compare: 'convention',
    formulaBy: 'convention',
    example: { amount: '1000', step_up: '10', rate: '12', time: '2' },
    work({ amount, step_up, rate, time, inflation }, { convention }) {
      const input = { monthlyAmount: amount, annualRatePct: rate, months: time, convention };
      const plan = stepUpSip({ ...input, stepUpPct: step_up });
      const level = sip(input).value;
      const raises = Math.ceil(time / 12) - 1;
      return planWorked({
        plan,
        months: time,
        inflation,
        lines: [
          {
            label: 'line.lastInstalment',
            value: amount * (1 + step_up / 100) ** raises,
            unit: 'rupees',
          },
          { label: 'line.withoutStepUp', value: level, unit: 'rupees' },
        ],
      });
    },
    act: ({ amount }) => fundsForSip(amount),
    related: ['sip-calculator', 'required-sip-calculator', 'mutual-fund-returns-calculator'],
  });
