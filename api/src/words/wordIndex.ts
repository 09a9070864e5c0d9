import { askedSpelling, likeness, ONE_SLIP, PREFIX, spellingOf, type Spelling } from './likeness.ts';
import { wordsIn } from './words.ts';

/** Which rows have which words. Rows are known by their place in the list that was indexed. */
export interface WordIndex {
  size: number;
  /** Every word, and every two neighbours written as one ("flexicap"). */
  words: IndexedWord[];
  /** The same words, to look one up. */
  known: ReadonlySet<string>;
}

interface IndexedWord extends Spelling {
  /** Rows that have it, rising. */
  rows: Int32Array;
  /** Letters from which its beginning counts as one: of two neighbours, some of the second as well ("hdfcc" is a slip). */
  least: number;
}

/** Letters of each part of a word that is taken for two. */
const SHORTEST_PART = 2;
const SHORTEST_BEGINNING = 1;

/** Indexes the words of each text. */
export function buildWordIndex(texts: readonly string[]): WordIndex {
  const found = new Map<string, { rows: number[]; least: number }>();
  const add = (word: string, row: number, least: number): void => {
    const known = found.get(word);
    if (!known) found.set(word, { rows: [row], least });
    else {
      if (known.rows.at(-1) !== row) known.rows.push(row);
      known.least = Math.min(known.least, least);
    }
  };
  for (const [row, text] of texts.entries()) {
    const words = wordsIn(text);
    for (const [place, word] of words.entries()) {
      add(word, row, SHORTEST_BEGINNING);
      const next = words[place + 1];
      if (next !== undefined) add(word + next, row, word.length + SHORTEST_PART);
    }
  }
  return {
    size: texts.length,
    known: new Set(found.keys()),
    words: [...found].map(([word, { rows, least }]) => ({
      ...spellingOf(word),
      rows: Int32Array.from(rows),
      least,
    })),
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
    if (score === 0) continue;
    const tooShort = score === PREFIX && word.length < indexed.least && indexed.word.startsWith(word);
    matches.push({ rows: indexed.rows, score: tooShort ? ONE_SLIP : score });
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

/** Scores of rows for these words, as spelt and else with slips everywhere; null where no row has all of them. */
function scoresFor(index: WordIndex, asked: readonly string[]): Uint16Array | null {
  const matches = asked.map((word) => matchesOf(index, word));
  if (matches.some(({ length }) => length === 0)) return null;
  for (const everySlip of [false, true]) {
    const [scores, found] = together(index.size, matches, everySlip);
    if (found) return scores;
  }
  return null;
}

/**
 * The same words with their spaces elsewhere: two neighbours as one that is known ("nip pon"), or one as two that are
 * ("hdfcmidcap").
 */
function respaced({ known }: WordIndex, asked: readonly string[]): string[][] {
  const joined = asked.slice(1).flatMap((next, place) => {
    const whole = asked[place]! + next;
    return known.has(whole) ? [[...asked.slice(0, place), whole, ...asked.slice(place + 2)]] : [];
  });
  const split = asked.flatMap((word, place) =>
    Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, cut) => [
      word.slice(0, cut + SHORTEST_PART),
      word.slice(cut + SHORTEST_PART),
    ])
      .filter((parts) => parts.every((part) => known.has(part)))
      .map((parts) => [...asked.slice(0, place), ...parts, ...asked.slice(place + 1)]),
  );
  return [...joined, ...split];
}

/**
 * Scores every row against a question: 0 unless each of its words is found, as a whole, as a beginning, or with a
 * slip or two in longer words. What is spelt as asked comes alone ("gilt" finds no "gild"), unless the words
 * together would find nothing ("hdfcc mid", although something begins with "hdfc c"). Spaces in the wrong place are
 * tried last.
 * @returns null when the question has no word.
 */
export function scoreRows(index: WordIndex, question: string): Uint16Array | null {
  const asked = [...new Set(wordsIn(question))];
  if (asked.length === 0) return null;
  const scores = scoresFor(index, asked);
  if (scores) return scores;
  for (const other of respaced(index, asked)) {
    const found = scoresFor(index, other);
    if (found) return found;
  }
  return new Uint16Array(index.size);
}
