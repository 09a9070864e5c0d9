import type { AddressReader } from '@sanchay/remote-kit';
import { familyOf, familyQuery, type Family } from './healthAnswers.ts';
import { LIFE_QUESTIONS, lifeAnswersOf, type LifeAnswers } from './lifeAnswers.ts';

export const HELD_HEALTH_RANGE = { min: 0, max: 20_000_000, usual: 0, step: 100_000 } as const;

/** All inputs of the cover calculator. */
export interface NeedAnswers {
  kind: 'life' | 'health';
  life: LifeAnswers;
  family: Family;
  /** Rupees of health cover already held. */
  held: number;
}

/** The answers of an address. */
export function needAnswersOf(address: AddressReader): NeedAnswers {
  return {
    kind: address.choice('kind', ['life', 'health'], 'life'),
    life: lifeAnswersOf(address),
    family: familyOf(address),
    held: address.number('held', HELD_HEALTH_RANGE),
  };
}

/** The address of the answers: only those of the kind that is shown. */
export function needQuery({ kind, life, family, held }: NeedAnswers): string {
  if (kind === 'health') return `kind=health&${familyQuery(family)}&held=${held}`;
  return `kind=life&${LIFE_QUESTIONS.map((name) => `${name}=${life[name]}`).join('&')}`;
}
