import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** An attacker cannot make as many guesses through our login page. Source: zxcvbn, where score 3 begins. */
const LEAST_GUESSES = 1e8;
/** Source: zxcvbn, where score 2 and score 4 begin. */
const FAIR_GUESSES = 1e6;
const STRONG_GUESSES = 1e10;
/** Longer passwords do not get weaker, and judging them takes time. */
const JUDGED = 100;
const OURS = ['sanchay'];

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

let judge: ZxcvbnFactory | null = null;

/**
 * How hard a password is to guess. `weak` and `fair` are refused: the password is common, or made of a common one, a
 * pattern of keys, a date or its owner's login. Server and browser use this one function; see docs/decisions/0011.
 * @param known names, e-mail address or mobile number of its owner
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const judged = [...password].slice(0, JUDGED).join('');
  const { guesses } = judge.check(judged, [...OURS, ...parts]);
  if (guesses < FAIR_GUESSES) return 'weak';
  if (guesses < LEAST_GUESSES) return 'fair';
  return guesses < STRONG_GUESSES ? 'good' : 'strong';
}

/** Whether a password of this strength is refused as easy to guess. */
export function isGuessable(strength: PasswordStrength): boolean {
  return strength === 'weak' || strength === 'fair';
}
