import type { AddressReader } from '@sanchay/remote-kit';

/** Ranges of the questions about life cover: rupees, years. */
export const LIFE_RANGES = {
  expense: { min: 100_000, max: 10_000_000, usual: 600_000, step: 10_000 },
  years: { min: 1, max: 40, usual: 20, step: 1, multiple: 1 },
  loans: { min: 0, max: 50_000_000, usual: 2_500_000, step: 50_000 },
  goals: { min: 0, max: 50_000_000, usual: 2_000_000, step: 50_000 },
  savings: { min: 0, max: 100_000_000, usual: 1_000_000, step: 50_000 },
  cover: { min: 0, max: 100_000_000, usual: 0, step: 100_000 },
} as const;

export type LifeQuestion = keyof typeof LIFE_RANGES;
export type LifeAnswers = Record<LifeQuestion, number>;
export const LIFE_QUESTIONS = Object.keys(LIFE_RANGES) as LifeQuestion[];

/** The answers of an address; what is missing or impossible is the usual one. */
export function lifeAnswersOf(address: AddressReader): LifeAnswers {
  const entries = LIFE_QUESTIONS.map((name) => [name, address.number(name, LIFE_RANGES[name])] as const);
  return Object.fromEntries(entries) as LifeAnswers;
}
