import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** An attacker who asks our log-in page cannot make as many guesses. Source: zxcvbn, where score 3 begins. */
const LEAST_GUESSES = 1e8;
/** What follows does not make a password weaker, and judging it takes time. */
const JUDGED = 100;
const OURS = ['sanchay'];

let judge: ZxcvbnFactory | null = null;

/**
 * Whether a password is among the common ones, or made of a common one, a pattern of keys, a date or what is known of
 * its owner, so that it is soon guessed. The lists come with the library; see docs/decisions/0011.
 * @param known names, e-mail address or mobile number of its owner
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const judged = [...password].slice(0, JUDGED).join('');
  return judge.check(judged, [...OURS, ...parts]).guesses < LEAST_GUESSES;
}
