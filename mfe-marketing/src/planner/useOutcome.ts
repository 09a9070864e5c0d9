import { useMemo, useState } from 'react';
import type { Answers } from '../calculators/answers/answers.ts';
import { outcomeOf, type Problems, type Worker } from '../calculators/answers/outcome.ts';
import { useAnswers } from '../calculators/answers/useAnswers.ts';

export interface Planned<W> {
  answers: Answers;
  change: (change: Answers) => void;
  problems: Problems;
  /** What the answers come to, or the last possible result; null for an address that never had one. */
  worked: W | null;
  /** The result is not that of the answers shown. */
  stale: boolean;
}

/**
 * Answers in the address, what is wrong with them, and what they come to. `planner` must stay the same object while
 * its questions do.
 */
export function useOutcome<W>(planner: Worker<W>): Planned<W> {
  const [answers, change] = useAnswers(planner);
  const outcome = useMemo(() => outcomeOf(planner, answers), [planner, answers]);
  const [last, setLast] = useState<W | null>(outcome.result?.worked ?? null);
  const worked = outcome.result ? outcome.result.worked : last;
  if (worked !== last) setLast(worked);
  return { answers, change, problems: outcome.problems ?? {}, worked, stale: outcome.problems !== undefined };
}
