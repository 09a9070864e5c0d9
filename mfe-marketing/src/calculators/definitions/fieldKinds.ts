import { positiveAmount, ratePct, sharePct } from '@sanchay/finance';
import type { NumberField, TimeField } from './field.ts';

type Own<F> = Partial<F> & Pick<F, 'start' & keyof F>;

/** Rupees above zero. */
export function rupeesField(own: Own<NumberField> & Pick<NumberField, 'label' | 'span'>): NumberField {
  return { kind: 'rupees', check: positiveAmount, ...own };
}

/** The market growth that the user expects; it may be below zero. */
export function returnField(own: Own<NumberField>): NumberField {
  return {
    kind: 'percent',
    label: 'field.rate',
    hint: 'hint.assumed',
    check: ratePct,
    span: { min: 1, max: 30, step: 0.5 },
    ...own,
  };
}

/** The rate of a deposit or scheme: never below zero. */
export function interestField(own: Own<NumberField>): NumberField {
  return {
    kind: 'percent',
    label: 'field.interest',
    check: sharePct,
    span: { min: 3, max: 12, step: 0.05 },
    ...own,
  };
}

/** The inflation rate, collapsed by default: with it the result is also shown in today's money. */
export function inflationField(): NumberField {
  return {
    kind: 'percent',
    label: 'field.inflation',
    hint: 'hint.inflation',
    start: '',
    optional: true,
    fine: true,
    check: sharePct,
    span: { min: 0, max: 15, step: 0.5 },
  };
}

/** Whole months, shown in years or months. */
export function monthsField(own: Own<TimeField>): TimeField {
  return {
    kind: 'time',
    label: 'field.time',
    units: ['years', 'months'],
    counts: 'months',
    span: { min: 1, max: 40, step: 1 },
    ...own,
  };
}

/** Any time, shown in years, months or days. */
export function yearsField(own: Own<TimeField>): TimeField {
  return {
    kind: 'time',
    label: 'field.time',
    units: ['years', 'months', 'days'],
    counts: 'years',
    span: { min: 1, max: 40, step: 1 },
    ...own,
  };
}
