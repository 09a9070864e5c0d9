import { sharePct, sip, stepUpSip } from '@sanchay/finance';
import { SIP_START } from '../sipAddress.ts';
import { defineCalculator } from './calculator.ts';
import { inflationField, monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { planWorked, SIP_CONVENTIONS } from './planWorked.ts';
import { fundsForSip } from './ways.ts';

export const sipCalculator = () =>
  defineCalculator({
    name: 'sip-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.monthly',
        start: String(SIP_START.amount),
        span: { min: 500, max: 100_000, step: 500 },
      }),
      rate: returnField({ start: String(SIP_START.rate) }),
      time: monthsField({ start: String(SIP_START.years) }),
      step_up: {
        kind: 'percent',
        label: 'field.stepUp',
        hint: 'hint.stepUp',
        start: '',
        optional: true,
        check: sharePct,
        span: { min: 0, max: 25, step: 1 },
      },
      inflation: inflationField(),
    },
    choices: { convention: { options: SIP_CONVENTIONS, start: 'due-nominal', fine: true } },
    compare: 'convention',
    formulaBy: 'convention',
    example: { amount: '1000', rate: '12', time: '1' },
    work({ amount, rate, time, step_up, inflation }, { convention }) {
      const input = { monthlyAmount: amount, annualRatePct: rate, months: time, convention };
      const plan = step_up === 0 ? sip(input) : stepUpSip({ ...input, stepUpPct: step_up });
      return planWorked({ plan, months: time, inflation });
    },
    act: ({ amount }) => fundsForSip(amount),
    related: ['step-up-sip-calculator', 'required-sip-calculator', 'lumpsum-calculator', 'swp-calculator'],
  });
