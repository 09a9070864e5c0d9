import type { AppConfig } from '@sanchay/contracts';
import { stp } from '@sanchay/finance';
import { defineCalculator } from './calculator.ts';
import { monthsField, returnField, rupeesField } from './fieldKinds.ts';
import { yearEnd } from './planWorked.ts';
import { allFunds } from './ways.ts';

export const stpCalculator = ({ assumedReturns }: AppConfig) =>
  defineCalculator({
    name: 'stp-calculator',
    fields: {
      corpus: rupeesField({
        label: 'field.source',
        start: '500000',
        span: { min: 50_000, max: 10_000_000, step: 50_000 },
      }),
      transfer: rupeesField({
        label: 'field.transfer',
        start: '20000',
        span: { min: 500, max: 200_000, step: 500 },
      }),
      time: monthsField({ start: '2', span: { min: 1, max: 20, step: 1 } }),
      source_rate: returnField({ label: 'field.sourceRate', start: String(assumedReturns.fd) }),
      target_rate: returnField({ label: 'field.targetRate', start: '12' }),
    },
    choices: {
      order: { options: ['grow-first', 'source-first', 'transfer-first'], start: 'grow-first', fine: true },
      growth: { options: ['nominal', 'effective'], start: 'nominal', fine: true },
    },
    compare: 'order',
    formulaBy: 'order',
    example: {
      corpus: '100000',
      transfer: '10000',
      time: '1',
      unit: 'months',
      source_rate: '6',
      target_rate: '12',
    },
    work({ corpus, transfer, time, source_rate, target_rate }, { order, growth }) {
      const plan = stp({
        sourceCorpus: corpus,
        monthlyTransfer: transfer,
        months: time,
        sourceRatePct: source_rate,
        targetRatePct: target_rate,
        order,
        convention: growth,
      });
      return {
        months: time,
        headline: { label: 'line.bothAfter', value: plan.total, unit: 'rupees' },
        lines: [
          { label: 'line.transferred', value: plan.transferred, unit: 'rupees' },
          { label: 'line.inSource', value: plan.sourceValue, unit: 'rupees' },
          { label: 'line.inTarget', value: plan.targetValue, unit: 'rupees' },
          { label: 'line.gain', value: plan.gain, unit: 'rupees' },
          { label: 'line.both', value: plan.total, unit: 'rupees' },
        ],
        notes:
          plan.emptyInMonth === null
            ? []
            : [{ text: 'note.moved', gaps: { month: { value: plan.emptyInMonth, unit: 'count' } } }],
        chartLabels: { invested: 'line.inSource', value: 'line.inTarget' },
        chart: [
          { months: 0, invested: corpus, value: 0 },
          ...plan.years.map((row) => ({
            months: yearEnd(row.year, time),
            invested: row.source,
            value: row.target,
          })),
        ],
        columns: [
          { label: 'line.inSource' },
          { label: 'line.inTarget' },
          { label: 'line.both', minor: true },
          { label: 'line.transferred', minor: true },
        ],
        rows: plan.years.map((row) => ({
          months: yearEnd(row.year, time),
          cells: [row.source, row.target, row.total, row.transferred],
        })),
      };
    },
    act: () => allFunds,
    related: ['swp-calculator', 'sip-calculator', 'lumpsum-calculator'],
  });
