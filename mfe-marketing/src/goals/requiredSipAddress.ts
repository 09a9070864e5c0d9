import type { Answers } from '../calculators/answers/answers.ts';
import { readNumber } from '../calculators/answers/readNumber.ts';
import { calculatorPath } from '../calculators/calculatorNames.ts';

/** Names of the answers in the address of the calculator. */
const NAMES = {
  cost: 'target',
  years: 'years',
  rate: 'rate',
  saved: 'saved',
  inflation: 'inflation',
} as const;

/** The required-SIP calculator with the answers of a goal; an answer that is no number is left out. */
export function requiredSipAddress(answers: Answers): string {
  const query = new URLSearchParams();
  for (const [own, theirs] of Object.entries(NAMES)) {
    const value = readNumber(answers[own] ?? '');
    if (value !== null) query.set(theirs, String(value));
  }
  return `${calculatorPath('required-sip-calculator')}?${query}`;
}
