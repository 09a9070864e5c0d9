import { swp, swpMonthsLeft } from '@sanchay/finance';
import { defineCalculator, type Note } from './calculator.ts';
import { monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { yearEnd } from './planWorked.ts';
import { allFunds } from './ways.ts';

function lasting(monthsLeft: number | null, emptyInMonth: number | null): Note {
  if (emptyInMonth !== null)
    return { text: 'note.empty', tone: 'warn', gaps: { month: { value: emptyInMonth, unit: 'count' } } };
  if (monthsLeft === null) return { text: 'note.lastsAlways' };
  return { text: 'note.lasts', gaps: { time: { value: monthsLeft, unit: 'months' } } };
}

export const swpCalculator = () =>
  defineCalculator({
    name: 'swp-calculator',
    fields: {
      corpus: rupeesField({
        label: 'field.corpus',
        start: '500000',
        span: { min: 50_000, max: 10_000_000, step: 50_000 },
      }),
      withdrawal: rupeesField({
        label: 'field.withdrawal',
        start: '10000',
        span: { min: 500, max: 200_000, step: 500 },
      }),
      rate: returnField({ start: '10' }),
      time: monthsField({ start: '5' }),
    },
    choices: { growth: { options: ['effective', 'nominal'], start: 'effective', fine: true } },
    compare: 'growth',
    formulaBy: 'growth',
    example: { corpus: '100000', withdrawal: '10000', rate: '12', time: '1', unit: 'months' },
    work({ corpus, withdrawal, rate, time }, { growth }) {
      const input = { corpus, monthlyWithdrawal: withdrawal, annualRatePct: rate, convention: growth };
      const plan = swp({ ...input, months: time });
      return {
        months: time,
        headline: { label: 'line.leftAfter', value: plan.finalBalance, unit: 'rupees' },
        lines: [
          { label: 'line.corpusAtStart', value: corpus, unit: 'rupees' },
          { label: 'line.withdrawn', value: plan.totalWithdrawn, unit: 'rupees' },
          { label: 'line.left', value: plan.finalBalance, unit: 'rupees' },
          { label: 'line.gain', value: plan.profit, unit: 'rupees' },
        ],
        notes: [lasting(swpMonthsLeft(input), plan.emptyInMonth)],
        chartLabels: { invested: 'line.withdrawn', value: 'line.left' },
        chart: [
          { months: 0, invested: 0, value: corpus },
          ...plan.years.map(({ year, withdrawn, value }) => ({
            months: yearEnd(year, time),
            invested: withdrawn,
            value,
          })),
        ],
        columns: [{ label: 'line.withdrawn' }, { label: 'line.left' }],
        rows: plan.years.map(({ year, withdrawn, value }) => ({
          months: yearEnd(year, time),
          cells: [withdrawn, value],
        })),
      };
    },
    act: () => allFunds,
    related: ['stp-calculator', 'sip-calculator', 'nps-calculator', 'inflation-calculator'],
  });
