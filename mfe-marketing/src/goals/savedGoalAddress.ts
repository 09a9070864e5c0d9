import type { GoalHandle } from '@sanchay/contracts';
import type { Answers } from '../calculators/answers/answers.ts';
import { readNumber } from '../calculators/answers/readNumber.ts';

const NAMES = ['cost', 'years', 'inflation', 'rate'] as const;

/** The page that saves a goal, with the answers of its planner; an answer that is no number is left out. */
export function savedGoalAddress(goal: GoalHandle, answers: Answers): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = readNumber(answers[name] ?? '');
    if (value !== null) query.set(name, String(value));
  }
  return `/goals/plan/${goal}?${query}`;
}
