import { inTodaysRupees, type PlanResult } from '@sanchay/finance';
import type { Line, Worked } from './calculator.ts';

export const SIP_CONVENTIONS = ['due-nominal', 'due-effective', 'end-nominal'] as const;

interface Plan {
  plan: PlanResult;
  months: number;
  /** Rupees that are there from the first day. */
  opening?: number;
  /** Percent a year; 0 when it was not requested. */
  inflation?: number;
  /** Lines of its own, between the growth and the value. */
  lines?: Line[];
  /** Key of the headline, of the money put in and of the growth. */
  labels?: Partial<Record<'headline' | 'invested' | 'gain' | 'value', string>>;
}

/** Months elapsed at the end of a plan year; the last year may be partial. */
export function yearEnd(year: number, months: number): number {
  return Math.min(year * 12, months);
}

/** The result of a plan in which money is put in and grows. */
export function planWorked({
  plan,
  months,
  opening = 0,
  inflation = 0,
  lines = [],
  labels = {},
}: Plan): Worked {
  const invested: Line = { label: labels.invested ?? 'line.invested', value: plan.invested, unit: 'rupees' };
  const gain: Line = { label: labels.gain ?? 'line.gain', value: plan.gain, unit: 'rupees' };
  const value: Line = { label: labels.value ?? 'line.value', value: plan.value, unit: 'rupees' };
  const today: Line = {
    label: 'line.today',
    value: inTodaysRupees(plan.value, inflation, months / 12),
    unit: 'rupees',
  };
  return {
    months,
    headline: { ...value, label: labels.headline ?? 'line.valueAfter' },
    lines: [invested, gain, ...lines, value, ...(inflation > 0 ? [today] : [])],
    chartLabels: { invested: invested.label, value: value.label },
    chart: [
      { months: 0, invested: opening, value: opening },
      ...plan.years.map((row) => ({
        months: yearEnd(row.year, months),
        invested: row.invested,
        value: row.value,
      })),
    ],
    columns: [{ label: invested.label }, { label: value.label }, { label: gain.label, minor: true }],
    rows: plan.years.map((row) => ({
      months: yearEnd(row.year, months),
      cells: [row.invested, row.value, row.gain],
    })),
  };
}
