import type { AppConfig } from '@sanchay/contracts';
import { inflation } from '@sanchay/finance';
import { defineCalculator, type Way } from './calculator.ts';
import { returnField, rupeesField, yearsField } from './fieldKinds.ts';
import { yearEnd } from './planWorked.ts';

const planForIt: Way = { label: 'way.requiredSip', href: '/calculators/required-sip-calculator' };

export const inflationCalculator = ({ inflation: usual }: AppConfig) =>
  defineCalculator({
    name: 'inflation-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.today',
        start: '100000',
        span: { min: 5_000, max: 2_500_000, step: 5_000 },
      }),
      rate: returnField({
        label: 'field.priceRise',
        hint: 'hint.priceRise',
        start: String(usual.default),
        span: { min: 0, max: 15, step: 0.5 },
      }),
      time: yearsField({ start: '10', span: { min: 1, max: usual.years, step: 1 } }),
    },
    choices: {},
    example: { amount: '1000000', rate: '6', time: '10' },
    work({ amount, rate, time }) {
      const result = inflation({ nominalValue: amount, inflationPct: rate, years: time });
      const months = time * 12;
      return {
        months,
        headline: { label: 'line.costAfter', value: result.futureCost, unit: 'rupees' },
        lines: [
          { label: 'line.cost', value: result.futureCost, unit: 'rupees' },
          { label: 'line.buys', value: result.realValue, unit: 'rupees' },
          { label: 'line.lost', value: result.lossOfValue, unit: 'rupees' },
        ],
        chartLabels: { invested: 'line.buys', value: 'line.cost' },
        chart: [
          { months: 0, invested: amount, value: amount },
          ...result.years.map((row) => ({
            months: yearEnd(row.year, months),
            invested: row.realValue,
            value: row.futureCost,
          })),
        ],
        columns: [{ label: 'line.cost' }, { label: 'line.buys' }],
        rows: result.years.map((row) => ({
          months: yearEnd(row.year, months),
          cells: [row.futureCost, row.realValue],
        })),
      };
    },
    act: () => planForIt,
    related: ['required-sip-calculator', 'sip-calculator', 'cagr-calculator'],
  });
