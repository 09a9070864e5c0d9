import { editDistance } from './editDistance.ts';
import { isDevanagari, soundOf, spelledLetters } from './sound.ts';

/** A word with what is worked out of it once. */
export interface Spelling {
  token: string;
  letters: number;
  /** Its consonants as they sound, for words of another script. */
  sound: string;
}

/** A requested token. */
export interface Asked extends Spelling {
  /** The Latin letters whose names it spells. */
  named?: Spelling;
}

/** The word itself. */
const EXACT = 8;
/** The word's beginning: what is below comes from slips. */
export const PREFIX = 5;
export const ONE_SLIP = 3;
const TWO_SLIPS = 2;
const SHORTEST_WITH_SLIPS = 4;
const SHORTEST_WITH_TWO = 7;
const SHORTEST_SOUND = 2;
const SHORTEST_SOUND_BEGINNING = 3;

/** A word with a bit for each letter or digit that it has; letters of other scripts share one. */
export function spellingOf(token: string): Spelling {
  let letters = 0;
  for (let place = 0; place < token.length; place += 1) letters |= 1 << (parseInt(token[place]!, 36) % 32);
  return { token, letters, sound: soundOf(token) };
}

/** How many letters of the first are not in the second. */
function missing(letters: number, others: number): number {
  let left = letters & ~others;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

/** What a typed word may stand for: itself, or the Latin letters that a Devanagari word names. */
export function querySpelling(token: string): Asked {
  const letters = spelledLetters(token);
  return letters === null ? spellingOf(token) : { ...spellingOf(token), named: spellingOf(letters) };
}

/** Returns how well a token matches a requested token: 0 not at all, 8 the same. */
export function likeness(question: Asked, answer: Spelling): number {
  const own = ownLikeness(question, answer);
  return question.named ? Math.max(own, ownLikeness(question.named, answer)) : own;
}

function ownLikeness(question: Spelling, answer: Spelling): number {
  const { token: asked, letters } = question;
  const { token, letters: has } = answer;
  if (asked === token) return EXACT;
  if (token.startsWith(asked)) return PREFIX;
  if (isDevanagari(asked)) return isDevanagari(token) ? 0 : likeSound(question.sound, answer.sound);
  if (asked.length < SHORTEST_WITH_SLIPS) return shortSlip(asked, token) ? ONE_SLIP : 0;
  const limit = asked.length >= SHORTEST_WITH_TWO ? 2 : 1;
  // A slip accounts for one missing letter at most: most words are out before any distance is measured.
  if (missing(letters, has) > limit) return 0;
  const whole = editDistance(asked, token, limit);
  const slips = whole <= limit ? whole : editDistance(asked, token.slice(0, asked.length), limit);
  if (slips > limit) return 0;
  return slips === 1 ? ONE_SLIP : TWO_SLIPS;
}

/** A token that sounds the same, or that begins with the requested one. */
function likeSound(asked: string, sound: string): number {
  if (asked.length < SHORTEST_SOUND) return 0;
  if (asked === sound) return PREFIX;
  return asked.length >= SHORTEST_SOUND_BEGINNING && sound.startsWith(asked) ? ONE_SLIP : 0;
}

/**
 * Whether three letters are a word of four without one ("axs" for "axis", "old" for "gold"), or a word of three with
 * two neighbours swapped ("sib" for "sbi"). Another letter would make nearly anything of so short a word.
 */
function shortSlip(asked: string, token: string): boolean {
  if (asked.length !== SHORTEST_WITH_SLIPS - 1 || editDistance(asked, token, 1) !== 1) return false;
  if (token.length === SHORTEST_WITH_SLIPS) return true;
  return token.length === asked.length && [...asked].toSorted().join('') === [...token].toSorted().join('');
}
