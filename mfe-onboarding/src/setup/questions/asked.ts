import type { Answers } from '../answers.ts';

/** What every question is given. */
export interface Asked {
  answers: Answers;
  /** The date in India, YYYY-MM-DD. */
  today: string;
  onAnswer: (change: Answers) => void;
  /** What is wrong with a field, in words. */
  error: (field: string) => string | undefined;
}
