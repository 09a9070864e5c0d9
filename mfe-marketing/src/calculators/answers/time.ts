import { positiveYears, wholeMonths } from '@sanchay/finance';
import { TIME_UNITS, type SliderSpan, type TimeField, type TimeUnit } from '../definitions/field.ts';
import { readNumber } from './readNumber.ts';

const MESSAGES_OF: Record<TimeUnit, RegExp> = {
  years: /(?:years?|yrs?|y|साल|वर्ष)$/iu,
  months: /(?:months?|mo|m|महीने|महीना|माह|मास)$/iu,
  days: /(?:days?|d|दिन)$/iu,
};

/** Whether a time can be given in this unit. */
export function isTimeUnit({ units }: Pick<TimeField, 'units'>, unit: string): unit is TimeUnit {
  return (units as readonly string[]).includes(unit);
}

/** The chosen unit of a time, or the usual one while the address names a unit that does not exist. */
export function chosenUnit(field: Pick<TimeField, 'units'>, unit: string): TimeUnit {
  return isTimeUnit(field, unit) ? unit : field.units[0]!;
}

/** Whether the text itself names the unit, as in "18 months". */
export function namesUnit(text: string): boolean {
  return TIME_UNITS.some((known) => MESSAGES_OF[known].test(text.trim()));
}

/** A time as typed: a unit that is written beside the number ("18 months", "९० दिन") goes before the chosen one. */
export function readTime(text: string, chosen: TimeUnit): { value: number | null; unit: TimeUnit } {
  const plain = text.trim();
  const unit = TIME_UNITS.find((known) => MESSAGES_OF[known].test(plain));
  return unit
    ? { value: readNumber(plain.replace(MESSAGES_OF[unit], '')), unit }
    : { value: readNumber(plain), unit: chosen };
}

const MONTHS_IN: Record<TimeUnit, number> = { years: 12, months: 1, days: 12 / 365 };
const LONGEST_SLIDE: Record<TimeUnit, number> = { years: Infinity, months: 120, days: 1825 };

/** Undoes binary noise, so that 2.3 years stay 27.6 months and 1.1 stay 13.2. */
function clean(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** A time as the figure that its calculator counts in. @throws CalculatorInputError when it is impossible. */
export function timeFigure({ counts }: TimeField, name: string, value: number, unit: TimeUnit): number {
  const months = clean(value * MONTHS_IN[unit]);
  return counts === 'months' ? wholeMonths(name, months) : positiveYears(name, months / 12);
}

/** A limit of that figure in the unit that the user entered the time in. */
export function timeLimit({ counts }: TimeField, limit: number, unit: TimeUnit): number {
  return clean((counts === 'months' ? limit : limit * 12) / MONTHS_IN[unit]);
}

/** What the slider spans in a unit; a field's own span is in its first. */
export function timeSpan({ span, units }: TimeField, unit: TimeUnit): SliderSpan {
  if (unit === units[0]) return span;
  const max = Math.min(LONGEST_SLIDE[unit], clean((span.max * MONTHS_IN[units[0]!]) / MONTHS_IN[unit]));
  return { min: 1, max, step: 1 };
}

/** The same time in another unit, where that is a number one would type; the number as it is where it is not. */
export function inUnit(value: number, from: TimeUnit, to: TimeUnit): number {
  const converted = clean((value * MONTHS_IN[from]) / MONTHS_IN[to]);
  return clean(converted * 100) % 1 === 0 ? converted : value;
}
