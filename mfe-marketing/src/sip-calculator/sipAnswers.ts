import { groupDigits } from '@sanchay/finance';
import type { SipConvention } from '@sanchay/finance';
import { readNumber } from './readNumber.ts';

export const CONVENTIONS = [
  'due-nominal',
  'due-effective',
  'end-nominal',
] as const satisfies readonly SipConvention[];

export const ANSWER_FIELDS = ['amount', 'rate', 'years', 'stepUp'] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

/** What a person gave, as typed: a wrong answer is kept and explained, not corrected. */
export type SipAnswers = Record<AnswerField, string> & { convention: SipConvention };

export const START_ANSWERS: SipAnswers = {
  amount: '10,000',
  rate: '12',
  years: '20',
  stepUp: '',
  convention: 'due-nominal',
};

const PARAMETERS: Record<keyof SipAnswers, string> = {
  amount: 'amount',
  rate: 'rate',
  years: 'years',
  stepUp: 'step_up',
  convention: 'convention',
};

/** Rupees with Indian grouping ("12,500"), where the text is an amount of whole rupees; other text as it is. */
export function tidyAmount(text: string): string {
  const amount = readNumber(text);
  return amount !== null && amount >= 0 && Number.isInteger(amount) ? groupDigits(String(amount)) : text;
}

/** What the address carries: the bare number where there is one, else the text. */
function bare(text: string): string {
  return String(readNumber(text) ?? text);
}

/** Answers of a shared address; what it does not name, or names wrongly, is as at the start. */
export function answersOf(query: URLSearchParams): SipAnswers {
  const answers = { ...START_ANSWERS };
  for (const field of ANSWER_FIELDS) answers[field] = query.get(PARAMETERS[field]) ?? START_ANSWERS[field];
  answers.amount = tidyAmount(answers.amount);
  const convention = CONVENTIONS.find((known) => known === query.get(PARAMETERS.convention));
  return { ...answers, convention: convention ?? START_ANSWERS.convention };
}

/** The address's query for the answers; only what differs from the start. Other parameters stay. */
export function queryOf(answers: SipAnswers, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const field of [...ANSWER_FIELDS, 'convention'] as const) {
    const value = bare(answers[field]);
    if (value === bare(START_ANSWERS[field])) query.delete(PARAMETERS[field]);
    else query.set(PARAMETERS[field], value);
  }
  return query;
}
