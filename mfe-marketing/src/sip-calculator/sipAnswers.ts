import type { SipConvention } from '@sanchay/finance';

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
  amount: '10000',
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

/** Answers of a shared address; what it does not name, or names wrongly, is as at the start. */
export function answersOf(query: URLSearchParams): SipAnswers {
  const answers = { ...START_ANSWERS };
  for (const field of ANSWER_FIELDS) answers[field] = query.get(PARAMETERS[field]) ?? START_ANSWERS[field];
  const convention = CONVENTIONS.find((known) => known === query.get(PARAMETERS.convention));
  return { ...answers, convention: convention ?? START_ANSWERS.convention };
}

/** The address's query for the answers; only what differs from the start. Other parameters stay. */
export function queryOf(answers: SipAnswers, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const field of [...ANSWER_FIELDS, 'convention'] as const) {
    if (answers[field] === START_ANSWERS[field]) query.delete(PARAMETERS[field]);
    else query.set(PARAMETERS[field], answers[field]);
  }
  return query;
}
