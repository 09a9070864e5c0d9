import { useState } from 'react';
import type { Calculator } from '../definitions/calculator.ts';
import { startAnswers } from './answers.ts';
import type { Outcome, Result } from './outcome.ts';
import { outcomeOf } from './outcome.ts';

/**
 * The result of the answers, or while they are impossible the last one that was possible: at first that of the start.
 * Null where even the start lacks a figure, such as a rate that is not known.
 */
export function useLastResult(calculator: Calculator, outcome: Outcome): Result | null {
  const [last, setLast] = useState<Result | null>(
    () => outcome.result ?? outcomeOf(calculator, startAnswers(calculator)).result ?? null,
  );
  if (!outcome.result) return last;
  if (outcome.result !== last) setLast(outcome.result);
  return outcome.result;
}
