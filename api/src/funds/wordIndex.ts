import { editDistance } from './editDistance.ts';

/** Which rows have which words. Rows are known by their place in the list that was indexed. */
export interface WordIndex {
  size: number;
  /** Every word, and every two neighbours written as one ("flexicap"). */
  words: IndexedWord[];
}

interface IndexedWord {
  word: string;
  letters: number;
  /** Rows that have it, rising. */
  rows: Int32Array;
}

const EXACT = 8;
const PREFIX = 5;
const ONE_SLIP = 3;
const TWO_SLIPS = 2;
const SHORTEST_WITH_SLIPS = 4;
const SHORTEST_WITH_TWO = 7;

/** Lower-case words without marks; "&" reads as "and". */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Indexes the words of each text. */
export function buildWordIndex(texts: readonly string[]): WordIndex {
  const found = new Map<string, number[]>();
  const add = (word: string, row: number): void => {
    const list = found.get(word);
    if (!list) found.set(word, [row]);
    else if (list.at(-1) !== row) list.push(row);
  };
  for (const [row, text] of texts.entries()) {
    const words = wordsIn(text);
    for (const [place, word] of words.entries()) {
      add(word, row);
      const next = words[place + 1];
      if (next !== undefined) add(word + next, row);
    }
  }
  return {
    size: texts.length,
    words: [...found].map(([word, rows]) => ({
      word,
      letters: lettersOf(word),
      rows: Int32Array.from(rows),
    })),
  };
}

/** A bit for each letter or digit that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (parseInt(word[place]!, 36) % 32);
  return letters;
}

/** How many letters of the first are not in the second. */
function missing(letters: number, others: number): number {
  let left = letters & ~others;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

/** How well an indexed word answers a word asked for: 0 not at all, 8 the same. */
function likeness(asked: string, letters: number, { word, letters: has }: IndexedWord): number {
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

/** The best likeness of each row to one asked word. Slips count only where nothing is spelt as asked. */
function scoresOf(index: WordIndex, asked: string): Uint8Array {
  const matches: { rows: Int32Array; score: number }[] = [];
  const letters = lettersOf(asked);
  for (const word of index.words) {
    const score = likeness(asked, letters, word);
    if (score > 0) matches.push({ rows: word.rows, score });
  }
  const spelt = matches.some(({ score }) => score >= PREFIX);
  const scores = new Uint8Array(index.size);
  for (const { rows, score } of matches) {
    if (spelt && score < PREFIX) continue;
    for (const row of rows) if (scores[row]! < score) scores[row] = score;
  }
  return scores;
}

/**
 * Scores every row against a question: 0 unless each of its words is found, as a whole, as a beginning, or with a
 * slip or two in longer words. @returns null when the question has no word.
 */
export function scoreRows(index: WordIndex, question: string): Uint16Array | null {
  const asked = [...new Set(wordsIn(question))];
  if (asked.length === 0) return null;
  const total = new Uint16Array(index.size);
  for (const [place, word] of asked.entries()) {
    const scores = scoresOf(index, word);
    for (let row = 0; row < index.size; row += 1) {
      if (scores[row] === 0) total[row] = 0;
      else if (place === 0 || total[row]! > 0) total[row] = total[row]! + scores[row]!;
    }
  }
  return total;
}
