import { amountOrZero, cagr } from '@sanchay/finance';
import { defineCalculator, type Way } from './calculator.ts';
import { rupeesField, yearsField } from './fieldKinds.ts';
import { yearEnd } from './planWorked.ts';

const bestFiveYears: Way = { label: 'way.fiveYears', href: '/mutual-funds/all?sort_by=year_5' };

export const cagrCalculator = () =>
  defineCalculator({
    name: 'cagr-calculator',
    fields: {
      begin: rupeesField({
        label: 'field.begin',
        start: '100000',
        span: { min: 5_000, max: 2_500_000, step: 5_000 },
      }),
      end: rupeesField({
        label: 'field.end',
        start: '200000',
        check: amountOrZero,
        span: { min: 5_000, max: 5_000_000, step: 5_000 },
      }),
      time: yearsField({ hint: 'hint.days', start: '5' }),
    },
    choices: {},
    example: { begin: '100000', end: '200000', time: '5' },
    work({ begin, end, time }) {
      const { cagrPct, absolutePct, gain } = cagr({ beginValue: begin, endValue: end, years: time });
      const months = time * 12;
      const valueAfter = (passed: number): number => begin * (end / begin) ** (passed / months);
      const rows = Array.from({ length: Math.ceil(time) }, (_, index) => yearEnd(index + 1, months));
      return {
        months,
        headline: { label: 'line.cagr', value: cagrPct, unit: 'percent' },
        lines: [
          { label: 'line.absolute', value: absolutePct, unit: 'percent' },
          { label: 'line.gain', value: gain, unit: 'rupees' },
        ],
        chart: [0, ...rows].map((passed) => ({ months: passed, invested: begin, value: valueAfter(passed) })),
        columns: [{ label: 'line.value' }, { label: 'line.gain' }],
        rows: rows.map((passed) => ({
          months: passed,
          cells: [valueAfter(passed), valueAfter(passed) - begin],
        })),
      };
    },
    act: () => bestFiveYears,
    related: ['xirr-calculator', 'lumpsum-calculator', 'inflation-calculator'],
  });
