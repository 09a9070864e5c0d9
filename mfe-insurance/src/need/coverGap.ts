import type { AppConfig } from '@sanchay/contracts';
import {
  healthCoverNeed,
  lifeCoverNeed,
  sumRupees,
  type CityTier,
  type HealthCoverKey,
  type LifeCoverKey,
} from '@sanchay/finance';
import { CITIES, type Family } from './healthAnswers.ts';
import type { LifeAnswers } from './lifeAnswers.ts';

/** A need in rupees beside what is held already, and the lines that explain it. */
export interface CoverGap {
  need: number;
  held: number;
  /** Still missing; never below zero. */
  gap: number;
  rows: { key: LifeCoverKey | HealthCoverKey; amount: number }[];
}

const HELD = 'existing_cover';
/** Ages of children do not change the need, only that they are children. */
const CHILD_AGE = 8;

function gapOf({ need: gap, rows }: { need: number; rows: CoverGap['rows'] }): CoverGap {
  const held = -(rows.find(({ key }) => key === HELD)?.amount ?? 0);
  const need = Math.max(
    0,
    sumRupees(rows.filter(({ key }) => key !== HELD).map(({ amount }) => amount)).toNumber(),
  );
  return { need, held, gap, rows };
}

/** Life cover: expenses of the years at today's value with the settings' inflation and returns, loans and goals. */
export function lifeGap(answers: LifeAnswers, { inflation, returns }: AppConfig['goals']): CoverGap {
  return gapOf(
    lifeCoverNeed({
      annualExpense: answers.expense,
      years: answers.years,
      inflationPct: inflation,
      returnPct: returns,
      loans: answers.loans,
      goals: answers.goals,
      savings: answers.savings,
      existingCover: answers.cover,
    }),
  );
}

/** Health cover for a family of one policy. */
export function healthGap({ ages, children, city }: Family, held: number): CoverGap {
  return gapOf(
    healthCoverNeed({
      cityTier: (CITIES.indexOf(city) + 1) as CityTier,
      ages: [...ages, ...Array.from({ length: children }, () => CHILD_AGE)],
      existingCover: held,
    }),
  );
}
