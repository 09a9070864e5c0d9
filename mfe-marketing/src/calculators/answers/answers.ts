import { groupDigits } from '@sanchay/finance';
import type { Questions } from '../definitions/calculator.ts';
import { TIME_UNITS, type Field, type TimeField } from '../definitions/field.ts';
import { readNumber } from './readNumber.ts';
import { isTimeUnit } from './time.ts';

/**
 * The user's input, as typed: an invalid answer is retained and explained, not corrected. Keyed by field and choice,
 * and `unit` for the unit of the time.
 */
export type Answers = Readonly<Record<string, string>>;

/** Longer text in an address is nobody's answer. */
const LONGEST_TEXT = 60;
/** From here on a number is written with an exponent, which nobody types. */
const LARGEST_PLAIN = 1e21;

/** Rupees with Indian grouping ("12,500"), where the text is an amount of whole rupees; other text as it is. */
export function tidyAmount(text: string): string {
  const amount = readNumber(text);
  const plain = amount !== null && amount >= 0 && amount < LARGEST_PLAIN && Number.isInteger(amount);
  return plain ? groupDigits(String(amount)) : text;
}

function tidy(field: Field, text: string): string {
  return field.kind === 'rupees' ? tidyAmount(text) : text;
}

/** The answers that a calculator begins with. */
export function startAnswers({ fields, choices }: Questions): Answers {
  const answers: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    answers[name] = tidy(field, field.start);
    if (field.kind === 'time') answers.unit = field.units[0]!;
  }
  for (const [name, choice] of Object.entries(choices)) answers[name] = choice.start;
  return answers;
}

/** What is too long to be an answer is cut where one sees it, and is no number even if its beginning is one. */
function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/**
 * A time stands in the address under its unit (`months=18`); the form without JavaScript sends `time` and `unit`.
 * A unit that the field does not offer, and several units at once, stay as text, which has no result.
 */
function timeOf({ units }: TimeField, query: URLSearchParams): { time?: string; unit?: string } | null {
  const named = TIME_UNITS.filter((unit) => query.has(unit));
  const [only] = named;
  if (named.length === 1 && units.includes(only!)) return { time: query.get(only!)!, unit: only! };
  if (named.length > 0) return { time: named.map((unit) => `${query.get(unit)} ${unit}`).join(' ') };
  const time = query.get('time');
  const unit = query.get('unit');
  if (time === null && unit === null) return null;
  return { ...(time !== null && { time }), unit: shortened(unit ?? units[0]!) };
}

/** Answers of a shared address; what it does not name is as at the start, what it names wrongly stays as it is. */
export function answersOf(calculator: Questions, query: URLSearchParams): Answers {
  const answers: Record<string, string> = { ...startAnswers(calculator) };
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind === 'time') Object.assign(answers, timeOf(field, query));
    else answers[name] = tidy(field, query.get(name) ?? answers[name]!);
    answers[name] = shortened(answers[name]!);
  }
  for (const name of Object.keys(calculator.choices)) {
    answers[name] = shortened(query.get(name) ?? answers[name]!);
  }
  return answers;
}

/** What the address carries: the bare number where there is one, else the text. */
function bare(text: string): string {
  const number = readNumber(text);
  return number === null || Math.abs(number) >= LARGEST_PLAIN ? text : String(number);
}

/** The address's query for the answers; only what differs from the start. Other parameters stay. */
export function queryOf(calculator: Questions, answers: Answers, current: URLSearchParams): URLSearchParams {
  const start = startAnswers(calculator);
  const query = new URLSearchParams(current);
  for (const name of ['time', 'unit', ...TIME_UNITS, ...Object.keys(start)]) query.delete(name);
  for (const [name, field] of Object.entries(calculator.fields)) {
    const value = bare(answers[name]!);
    if (field.kind === 'time') {
      if (value === bare(start[name]!) && answers.unit === start.unit) continue;
      if (isTimeUnit(field, answers.unit!)) query.set(answers.unit!, value);
      else {
        query.set('time', value);
        query.set('unit', answers.unit!);
      }
    } else if (value !== bare(start[name]!)) query.set(name, value);
  }
  for (const name of Object.keys(calculator.choices)) {
    if (answers[name] !== start[name]) query.set(name, answers[name]!);
  }
  return query;
}

/** The address of a calculator with these answers; other parameters are left behind. */
export function addressOf(path: string, calculator: Questions, answers: Answers): string {
  const query = queryOf(calculator, answers, new URLSearchParams());
  return query.size > 0 ? `${path}?${query}` : path;
}
