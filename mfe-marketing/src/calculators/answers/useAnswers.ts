import { useCallback } from 'react';
import type { Questions } from '../definitions/calculator.ts';
import { answersOf, queryOf, type Answers } from './answers.ts';
import { useAddressState } from './useAddressState.ts';

/** The answers of a calculator, which the address carries, and a way to change some. */
export function useAnswers(calculator: Questions): [Answers, (change: Answers) => void] {
  const [answers, setAnswers] = useAddressState<Answers>({
    read: (query) => answersOf(calculator, query),
    write: (state, query) => queryOf(calculator, state, query),
  });
  const change = useCallback(
    (changed: Answers) => setAnswers((before) => ({ ...before, ...changed })),
    [setAnswers],
  );
  return [answers, change];
}
