import { askedSpelling, likeness, PREFIX, spellingOf } from './likeness.ts';
import type { Spelling } from './likeness.ts';
import { wordsIn } from './words.ts';

/** Which rows have which words. Rows are known by their place in the list that was indexed. */
export interface WordIndex {
  size: number;
  /** Every word, and every two neighbours written as one ("flexicap"). */
  words: IndexedWord[];
}

interface IndexedWord extends Spelling {
  /** Rows that have it, rising. */
  rows: Int32Array;
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
    words: [...found].map(([word, rows]) => ({ ...spellingOf(word), rows: Int32Array.from(rows) })),
  };
}

interface Match {
  rows: Int32Array;
  score: number;
}

/** Every indexed word that answers an asked one. */
function matchesOf(index: WordIndex, word: string): Match[] {
  const asked = askedSpelling(word);
  const matches: Match[] = [];
  for (const indexed of index.words) {
    const score = likeness(asked, indexed);
    if (score > 0) matches.push({ rows: indexed.rows, score });
  }
  return matches;
}

/** The best likeness of each row to one asked word. Slips count only where nothing is spelt as asked, or everywhere. */
function bestOf(size: number, matches: readonly Match[], everySlip: boolean): Uint8Array {
  const spelt = !everySlip && matches.some(({ score }) => score >= PREFIX);
  const scores = new Uint8Array(size);
  for (const { rows, score } of matches) {
    if (spelt && score < PREFIX) continue;
    for (const row of rows) if (scores[row]! < score) scores[row] = score;
  }
  return scores;
}

/** Scores of rows in which every asked word is found, and whether there is any. */
function together(size: number, words: readonly Match[][], everySlip: boolean): [Uint16Array, boolean] {
  const total = new Uint16Array(size);
  let found = false;
  for (const [place, matches] of words.entries()) {
    const scores = bestOf(size, matches, everySlip);
    found = false;
    for (let row = 0; row < size; row += 1) {
      if (scores[row] === 0) total[row] = 0;
      else if (place === 0 || total[row]! > 0) total[row] = total[row]! + scores[row]!;
      if (total[row]! > 0) found = true;
    }
  }
  return [total, found];
}

/**
 * Scores every row against a question: 0 unless each of its words is found, as a whole, as a beginning, or with a
 * slip or two in longer words. What is spelt as asked comes alone ("gilt" finds no "gild"), unless the words
 * together would find nothing ("hdfcc mid", although something begins with "hdfc c").
 * @returns null when the question has no word.
 */
export function scoreRows(index: WordIndex, question: string): Uint16Array | null {
  const asked = [...new Set(wordsIn(question))];
  if (asked.length === 0) return null;
  const matches = asked.map((word) => matchesOf(index, word));
  const [strict, found] = together(index.size, matches, false);
  if (found || matches.some(({ length }) => length === 0)) return strict;
  return together(index.size, matches, true)[0];
}
