import type { AppConfig } from '@sanchay/contracts';
import {
  amountOrZero,
  epf,
  epfSplit,
  positiveAmount,
  sharePct,
  wholeYears,
  withinRange,
} from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { interestField, rupeesField } from './fieldKinds.ts';
import { planWorked } from './planWorked.ts';
import { schemeRule } from './schemeRule.ts';
import { fundsForSip } from './ways.ts';

export const epfCalculator = (config: AppConfig) => {
  const rate = schemeRule(config, 'epf');
  const cap = schemeRule(config, 'eps_wage_cap');
  return defineCalculator({
    name: 'epf-calculator',
    fields: {
      basic: rupeesField({
        label: 'field.basic',
        hint: 'hint.basic',
        start: '30000',
        span: { min: 5_000, max: 200_000, step: 1_000 },
      }),
      years: {
        kind: 'years',
        label: 'field.untilRetirement',
        start: '30',
        check: wholeYears,
        span: { min: 1, max: 40, step: 1 },
      },
      rate: interestField({ start: String(rate?.value ?? ''), rule: rate }),
      raise: {
        kind: 'percent',
        label: 'field.raise',
        start: '5',
        optional: true,
        check: sharePct,
        span: { min: 0, max: 20, step: 1 },
      },
      opening: rupeesField({
        label: 'field.opening',
        start: '',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 5_000_000, step: 10_000 },
      }),
      own_share: {
        kind: 'percent',
        label: 'field.ownShare',
        hint: 'hint.ownShare',
        start: '12',
        fine: true,
        check: (field, value) => withinRange(field, value, 12, 100),
        span: { min: 12, max: 50, step: 1 },
      },
      wage_cap: rupeesField({
        label: 'field.wageCap',
        start: String(cap?.value ?? ''),
        rule: cap,
        fine: true,
        check: positiveAmount,
        span: { min: 15_000, max: 30_000, step: 1_000 },
      }),
    },
    choices: { interest_on: { options: ['monthly', 'year-end'], start: 'monthly', fine: true } },
    compare: 'interest_on',
    formulaBy: 'interest_on',
    example: {
      basic: '15000',
      years: '1',
      rate: '8.25',
      raise: '',
      opening: '',
      own_share: '12',
      wage_cap: '15000',
    },
    work({ basic, years, rate: annualRatePct, raise, opening, own_share, wage_cap }, { interest_on }) {
      const input = { basicDa: basic, epsWageCap: wage_cap, employeePct: own_share };
      const split = epfSplit(input);
      const plan = epf({
        ...input,
        years,
        annualRatePct,
        annualRaisePct: raise,
        openingBalance: opening,
        interestOn: interest_on,
      });
      return planWorked({
        plan,
        months: years * 12,
        opening,
        labels: { invested: 'line.contributed', gain: 'line.interest', headline: 'line.corpusAfter' },
        lines: [
          { label: 'line.employee', value: split.employeeEpf, unit: 'rupees' },
          { label: 'line.employer', value: split.employerEpf, unit: 'rupees' },
          { label: 'line.eps', value: split.employerEps, unit: 'rupees' },
        ],
      });
    },
    act: ({ basic }) => fundsForSip(basic * 0.1),
    related: ['nps-calculator', 'ppf-calculator', 'sip-calculator'],
  });
};
