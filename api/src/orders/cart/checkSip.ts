import {
  addDays,
  checkSipDay,
  formatDate,
  isIsoDate,
  parseStepUp,
  rhythmDay,
  rupees,
  type PlanFrequency,
} from '@sanchay/finance';
import type { OrderScheme } from '../../funds/index.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { validationFailed, type Problem } from '../../platform/http/problem.ts';
import { refusalMessages, type OrderRefusal } from '../messages/refusalMessages.ts';
import { daysText, rupeesText } from '../messages/messages.ts';

/** A SIP starts at most this many days ahead: two months, or a quarter and its weekend. */
const START_WITHIN_DAYS = 60;
const QUARTERLY_START_WITHIN_DAYS = 125;
const LARGEST_STEP_PERCENT = 100;

function refuse(code: string, field: string, key: OrderRefusal, limit?: string): Problem {
  const message = refusalMessages(key, limit);
  return validationFailed(code, message, { [field]: [message] });
}

/** Checks how often and from when against the scheme's own SIP rules. @throws Problem 422 that names the rule. */
export function checkSipStart(
  start: string | null,
  frequency: PlanFrequency,
  scheme: OrderScheme,
  today: string,
): void {
  if (!scheme.sip_frequencies.includes(frequency)) {
    throw refuse('frequency_not_allowed', 'frequency', `sip_${frequency}`);
  }
  if (start === null) throw refuse('start_date_missing', 'start_date', 'sip_start_missing');
  if (!isIsoDate(start)) throw refuse('start_date_invalid', 'start_date', 'no_such_date');
  const last = addDays(today, frequency === 'quarterly' ? QUARTERLY_START_WITHIN_DAYS : START_WITHIN_DAYS);
  if (start <= today || start > last) {
    const limit = formatDate(last, requestLanguage());
    throw refuse('start_date_out_of_range', 'start_date', 'sip_start_range', limit);
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
    throw refuse('sip_date_not_allowed', field, 'sip_weekday');
  }
  if (!checkSipDay(day, scheme.sip_dates)) return;
  if (scheme.sip_dates.length === 0) throw refuse('sip_date_not_allowed', field, 'sip_any_day');
  throw refuse('sip_date_not_allowed', field, 'sip_days', daysText(scheme.sip_dates, requestLanguage()));
}

/** Checks a step-up against the amount it rises from. @throws Problem 422 `step_up_invalid`. */
export function checkStepUp(code: string | null, amount: number, scheme: OrderScheme): void {
  if (code === null) return;
  const step = parseStepUp(code);
  const no = (key: OrderRefusal, limit?: string): Problem => refuse('step_up_invalid', 'step_up', key, limit);
  if (!step) throw no('step_up_unknown');
  if (step.by === 'percent' && step.value > LARGEST_STEP_PERCENT) {
    throw no('step_up_percent', String(LARGEST_STEP_PERCENT));
  }
  const { sip_multiplier: multiple } = scheme;
  if (step.by === 'rupees' && multiple > 0 && !rupees(step.value).mod(multiple).eq(0)) {
    throw no('step_up_multiple', rupeesText(multiple));
  }
  if (step.cap !== null && step.cap < amount) {
    throw no('step_up_cap', rupeesText(amount));
  }
}
