import { editDistance } from './editDistance.ts';

/** A word with what is worked out of it once. */
export interface Spelling {
  word: string;
  letters: number;
}

/** The word itself. */
const EXACT = 8;
/** The word's beginning: what is below comes from slips. */
export const PREFIX = 5;
const ONE_SLIP = 3;
const TWO_SLIPS = 2;
const SHORTEST_WITH_SLIPS = 4;
const SHORTEST_WITH_TWO = 7;

/** A word with a bit for each letter or digit that it has; letters of other scripts share one. */
export function spellingOf(word: string): Spelling {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (parseInt(word[place]!, 36) % 32);
  return { word, letters };
}

/** How many letters of the first are not in the second. */
function missing(letters: number, others: number): number {
  let left = letters & ~others;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

/** How well a word answers a word asked for: 0 not at all, 8 the same. */
export function likeness({ word: asked, letters }: Spelling, { word, letters: has }: Spelling): number {
  if (asked === word) return EXACT;
  if (word.startsWith(asked)) return PREFIX;
  if (asked.length < SHORTEST_WITH_SLIPS) return 0;
  const limit = asked.length >= SHORTEST_WITH_TWO ? 2 : 1;
  // A slip accounts for one missing letter at most: most words are out before any distance is measured.
  if (missing(letters, has) > limit) return 0;
  const whole = editDistance(asked, word, limit);
  const slips = whole <= limit ? whole : editDistance(asked, word.slice(0, asked.length), limit);
  if (slips > limit) return 0;
  return slips === 1 ? ONE_SLIP : TWO_SLIPS;
}
