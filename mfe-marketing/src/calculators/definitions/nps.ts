import { nps, publishedRules, sharePct, withinRange } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { inflationField, monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { planWorked, SIP_CONVENTIONS } from './planWorked.ts';
import { taxSavingFunds } from './ways.ts';

export const npsCalculator = () => {
  const floor = publishedRules.nps_annuity_floor.at(-1)!.value;
  return defineCalculator({
    name: 'nps-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.monthly',
        start: '5000',
        span: { min: 500, max: 100_000, step: 500 },
      }),
      rate: returnField({ start: '10', span: { min: 1, max: 15, step: 0.5 } }),
      time: monthsField({ label: 'field.untilPension', start: '30', span: { min: 1, max: 45, step: 1 } }),
      annuity_share: {
        kind: 'percent',
        label: 'field.annuityShare',
        hint: 'hint.annuityShare',
        start: '40',
        check: (field, value) => withinRange(field, value, floor, 100),
        span: { min: floor, max: 100, step: 5 },
      },
      annuity_rate: {
        kind: 'percent',
        label: 'field.annuityRate',
        hint: 'hint.annuityRate',
        start: '6',
        check: sharePct,
        span: { min: 3, max: 10, step: 0.25 },
      },
      inflation: inflationField(),
    },
    choices: { convention: { options: SIP_CONVENTIONS, start: 'due-nominal', fine: true } },
    compare: 'convention',
    formulaBy: 'convention',
    example: { amount: '5000', rate: '10', time: '30', annuity_share: '40', annuity_rate: '6' },
    work({ amount, rate, time, annuity_share, annuity_rate, inflation }, { convention }) {
      const plan = nps({
        monthlyContribution: amount,
        annualRatePct: rate,
        months: time,
        annuitySharePct: annuity_share,
        annuityRatePct: annuity_rate,
        convention,
      });
      const worked = planWorked({ plan, months: time, inflation, labels: { value: 'line.corpus' } });
      return {
        ...worked,
        headline: { label: 'line.pension', value: plan.monthlyPension, unit: 'rupees' },
        lines: [
          ...worked.lines,
          { label: 'line.lumpSum', value: plan.lumpSum, unit: 'rupees' },
          { label: 'line.annuity', value: plan.annuityCorpus, unit: 'rupees' },
        ],
      };
    },
    act: () => taxSavingFunds,
    related: ['epf-calculator', 'ppf-calculator', 'sip-calculator', 'swp-calculator'],
  });
};
