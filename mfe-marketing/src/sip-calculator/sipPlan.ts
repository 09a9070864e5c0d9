import { CalculatorInputError, sip, stepUpSip } from '@sanchay/finance';
import type { InputProblem, PlanResult, SipConvention } from '@sanchay/finance';
import { readNumber } from './readNumber.ts';
import { ANSWER_FIELDS } from './sipAnswers.ts';
import type { AnswerField, SipAnswers } from './sipAnswers.ts';

export interface FieldProblem {
  code: InputProblem | 'empty';
  /** The bound that was passed, in the field's own unit. */
  limit: number | null;
}

/** What a plan is made of: rupees a month, percent a year, months, percent of step-up a year. */
export interface SipFigures {
  amount: number;
  rate: number;
  months: number;
  stepUp: number;
  convention: SipConvention;
}

export type SipOutcome =
  { figures: SipFigures; plan: PlanResult } | { problems: Partial<Record<AnswerField, FieldProblem>> };

/** Years as months; the rounding undoes binary noise, so that 2.3 years stay 27.6 months and 1.1 stay 13.2. */
function monthsOf(years: number): number {
  return Math.round(years * 12 * 1e6) / 1e6;
}

/** The plan of these figures. @throws CalculatorInputError naming the field. */
export function planOf({ amount, rate, months, stepUp, convention }: SipFigures): PlanResult {
  const input = { monthlyAmount: amount, annualRatePct: rate, months, convention };
  return stepUp === 0 ? sip(input) : stepUpSip({ ...input, stepUpPct: stepUp });
}

const harmless: SipFigures = { amount: 1, rate: 1, months: 1, stepUp: 0, convention: 'due-nominal' };

/** One answer at a time beside harmless others, so that every wrong field is told at once. */
const alone: Record<AnswerField, (value: number) => SipFigures> = {
  amount: (amount) => ({ ...harmless, amount }),
  rate: (rate) => ({ ...harmless, rate }),
  years: (years) => ({ ...harmless, months: monthsOf(years) }),
  stepUp: (stepUp) => ({ ...harmless, stepUp }),
};

function problemOf(field: AnswerField, text: string): FieldProblem | null {
  if (text.trim() === '') return field === 'stepUp' ? null : { code: 'empty', limit: null };
  const value = readNumber(text);
  if (value === null) return { code: 'not_a_number', limit: null };
  try {
    planOf(alone[field](value));
    return null;
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    const limit = error.limit !== null && field === 'years' ? error.limit / 12 : error.limit;
    return { code: error.code, limit };
  }
}

/** The plan of the answers, or what is wrong with each. */
export function sipOutcome(answers: SipAnswers): SipOutcome {
  const problems: Partial<Record<AnswerField, FieldProblem>> = {};
  for (const field of ANSWER_FIELDS) {
    const problem = problemOf(field, answers[field]);
    if (problem) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const number = (field: AnswerField): number => readNumber(answers[field]) ?? 0;
  const figures: SipFigures = {
    amount: number('amount'),
    rate: number('rate'),
    months: monthsOf(number('years')),
    stepUp: number('stepUp'),
    convention: answers.convention,
  };
  return { figures, plan: planOf(figures) };
}
