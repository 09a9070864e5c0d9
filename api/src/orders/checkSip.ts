import {
  addDays,
  checkSipDay,
  formatDate,
  isIsoDate,
  parseStepUp,
  rhythmDay,
  rupees,
} from '@sanchay/finance';
import type { PlanFrequency } from '@sanchay/finance';
import type { OrderScheme } from '../funds/index.ts';
import type { Problem } from '../platform/problem.ts';
import { validationFailed } from '../platform/problem.ts';
import { daysText, rupeesText } from './words.ts';

/** A SIP starts at most this many days ahead: two months, or a quarter and its weekend. */
const START_WITHIN_DAYS = 60;
const QUARTERLY_START_WITHIN_DAYS = 125;
const LARGEST_STEP_PERCENT = 100;

const refuse = (code: string, field: string, words: string): Problem =>
  validationFailed(code, words, { [field]: [words] });

/** Checks how often and from when against the scheme's own SIP rules. @throws Problem 422 that names the rule. */
export function checkSipStart(
  start: string | null,
  frequency: PlanFrequency,
  scheme: OrderScheme,
  today: string,
): void {
  if (!scheme.sip_frequencies.includes(frequency)) {
    const words = `This fund does not take ${frequency} SIPs.`;
    throw refuse('frequency_not_allowed', 'frequency', words);
  }
  if (start === null)
    throw refuse('start_date_missing', 'start_date', 'Choose the date of the first SIP instalment.');
  if (!isIsoDate(start)) throw refuse('start_date_invalid', 'start_date', 'There is no such date.');
  const last = addDays(today, frequency === 'quarterly' ? QUARTERLY_START_WITHIN_DAYS : START_WITHIN_DAYS);
  if (start <= today || start > last) {
    const words = `Choose a SIP date after today and not later than ${formatDate(last)}.`;
    throw refuse('start_date_out_of_range', 'start_date', words);
  }
  checkRhythmDay(rhythmDay(frequency, start), frequency, scheme, 'start_date');
}

/** Checks a day of the month or week against the scheme's SIP dates. @throws Problem 422 `sip_date_not_allowed`. */
export function checkRhythmDay(
  day: number,
  frequency: PlanFrequency,
  scheme: OrderScheme,
  field: 'start_date' | 'day',
): void {
  if (frequency === 'daily') return;
  if (frequency === 'weekly' || frequency === 'fortnightly') {
    if (day >= 1 && day <= 5) return;
    throw refuse('sip_date_not_allowed', field, 'Choose a weekday, Monday to Friday.');
  }
  if (!checkSipDay(day, scheme.sip_dates)) return;
  const allowed = scheme.sip_dates.length > 0 ? daysText(scheme.sip_dates) : '1st to the 28th';
  throw refuse('sip_date_not_allowed', field, `This fund takes SIPs on the ${allowed} of the month.`);
}

/** Checks a step-up against the amount it rises from. @throws Problem 422 `step_up_invalid`. */
export function checkStepUp(code: string | null, amount: number, scheme: OrderScheme): void {
  if (code === null) return;
  const step = parseStepUp(code);
  const no = (words: string): Problem => refuse('step_up_invalid', 'step_up', words);
  if (!step) throw no('We do not know this kind of yearly increase.');
  if (step.by === 'percent' && step.value > LARGEST_STEP_PERCENT) {
    throw no(`An increase is at most ${LARGEST_STEP_PERCENT} percent.`);
  }
  const { sip_multiplier: multiple } = scheme;
  if (step.by === 'rupees' && multiple > 0 && !rupees(step.value).mod(multiple).eq(0)) {
    throw no(`The increase must be a multiple of ${rupeesText(multiple)}.`);
  }
  if (step.cap !== null && step.cap < amount) {
    throw no(`The highest instalment must be at least ${rupeesText(amount)}.`);
  }
}
