import {
  amountOrZero,
  CalculatorInputError,
  futureCost,
  LARGEST_AMOUNT,
  requiredSip,
} from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { inflationField, monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { planWorked, SIP_CONVENTIONS } from './planWorked.ts';
import { fundsForSip } from './ways.ts';

/** What a goal of today costs on its day. @throws CalculatorInputError where that is more than can be planned. */
function goalCost(target: number, inflation: number, months: number): number {
  const cost = futureCost(target, inflation, months / 12);
  if (cost <= LARGEST_AMOUNT) return cost;
  throw new CalculatorInputError('target', 'too_big', Math.floor(LARGEST_AMOUNT / (cost / target)));
}

export const requiredSipCalculator = () =>
  defineCalculator({
    name: 'required-sip-calculator',
    fields: {
      target: rupeesField({
        label: 'field.target',
        start: '2500000',
        span: { min: 100_000, max: 20_000_000, step: 100_000 },
      }),
      time: monthsField({ start: '10' }),
      rate: returnField({ start: '12' }),
      saved: rupeesField({
        label: 'field.saved',
        hint: 'hint.saved',
        start: '',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 5_000_000, step: 10_000 },
      }),
      inflation: { ...inflationField(), hint: 'hint.goalInflation', fine: false },
    },
    choices: { convention: { options: SIP_CONVENTIONS, start: 'due-nominal', fine: true } },
    compare: 'convention',
    formulaBy: 'convention',
    example: { target: '1000000', rate: '12', time: '1' },
    work({ target, time, rate, saved, inflation }, { convention }) {
      const cost = goalCost(target, inflation, time);
      const plan = requiredSip({
        targetAmount: cost,
        annualRatePct: rate,
        months: time,
        existingAmount: saved,
        convention,
      });
      const worked = planWorked({ plan, months: time, opening: saved });
      return {
        ...worked,
        headline: { label: 'line.monthlyNeeded', value: plan.monthlySip, unit: 'rupees' },
        lines: [
          ...(inflation > 0 ? [{ label: 'line.goalThen', value: cost, unit: 'rupees' } as const] : []),
          { label: 'line.monthlyExact', value: plan.monthlySip, unit: 'paise' },
          ...worked.lines,
        ],
        notes: plan.monthlySip === 0 ? [{ text: 'note.goalReached' }] : [],
      };
    },
    act: ({ target, time }) => fundsForSip(target / time),
    related: ['sip-calculator', 'step-up-sip-calculator', 'inflation-calculator'],
  });
