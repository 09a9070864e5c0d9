import { querySpelling, likeness, ONE_SLIP, PREFIX, spellingOf, type Spelling } from './likeness.ts';
import { tokensIn } from './tokens.ts';

/** Which rows have which words. Rows are known by their place in the list that was indexed. */
export interface TokenIndex {
  size: number;
  /** Every word, and every two neighbours written as one ("flexicap"). */
  tokens: IndexedToken[];
  /** The same words, to look one up. */
  known: ReadonlySet<string>;
}

interface IndexedToken extends Spelling {
  /** Rows that have it, rising. */
  rows: Int32Array;
  /** Letters from which its beginning counts as one: of two neighbours, some of the second as well ("hdfcc" is a slip). */
  least: number;
}

/** Letters of each part of a word that is taken for two. */
const SHORTEST_PART = 2;
const SHORTEST_BEGINNING = 1;

/** Indexes the words of each text. */
export function buildTokenIndex(texts: readonly string[]): TokenIndex {
  const found = new Map<string, { rows: number[]; least: number }>();
  const add = (token: string, row: number, least: number): void => {
    const known = found.get(token);
    if (!known) found.set(token, { rows: [row], least });
    else {
      if (known.rows.at(-1) !== row) known.rows.push(row);
      known.least = Math.min(known.least, least);
    }
  };
  for (const [row, text] of texts.entries()) {
    const tokens = tokensIn(text);
    for (const [place, token] of tokens.entries()) {
      add(token, row, SHORTEST_BEGINNING);
      const next = tokens[place + 1];
      if (next !== undefined) add(token + next, row, token.length + SHORTEST_PART);
    }
  }
  return {
    size: texts.length,
    known: new Set(found.keys()),
    tokens: [...found].map(([token, { rows, least }]) => ({
      ...spellingOf(token),
      rows: Int32Array.from(rows),
      least,
    })),
  };
}

interface Match {
  rows: Int32Array;
  score: number;
}

/** Every indexed token that matches a requested one. */
function matchesOf(index: TokenIndex, token: string): Match[] {
  const asked = querySpelling(token);
  const matches: Match[] = [];
  for (const indexed of index.tokens) {
    const score = likeness(asked, indexed);
    if (score === 0) continue;
    const tooShort = score === PREFIX && token.length < indexed.least && indexed.token.startsWith(token);
    matches.push({ rows: indexed.rows, score: tooShort ? ONE_SLIP : score });
  }
  return matches;
}

/**
 * The best similarity of each row to one requested token. Typos count only where no token is spelt as requested, or
 * everywhere.
 */
function bestOf(size: number, matches: readonly Match[], everySlip: boolean): Uint8Array {
  const spelt = !everySlip && matches.some(({ score }) => score >= PREFIX);
  const scores = new Uint8Array(size);
  for (const { rows, score } of matches) {
    if (spelt && score < PREFIX) continue;
    for (const row of rows) if (scores[row]! < score) scores[row] = score;
  }
  return scores;
}

/** Scores of rows in which every requested token is found, and whether there is any. */
function together(size: number, tokens: readonly Match[][], everySlip: boolean): [Uint16Array, boolean] {
  const total = new Uint16Array(size);
  let found = false;
  for (const [place, matches] of tokens.entries()) {
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
function scoresFor(index: TokenIndex, asked: readonly string[]): Uint16Array | null {
  const matches = asked.map((token) => matchesOf(index, token));
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
function respaced({ known }: TokenIndex, asked: readonly string[]): string[][] {
  const joined = asked.slice(1).flatMap((next, place) => {
    const whole = asked[place]! + next;
    return known.has(whole) ? [[...asked.slice(0, place), whole, ...asked.slice(place + 2)]] : [];
  });
  const split = asked.flatMap((token, place) =>
    Array.from({ length: Math.max(0, token.length - 2 * SHORTEST_PART + 1) }, (_, cut) => [
      token.slice(0, cut + SHORTEST_PART),
      token.slice(cut + SHORTEST_PART),
    ])
      .filter((parts) => parts.every((part) => known.has(part)))
      .map((parts) => [...asked.slice(0, place), ...parts, ...asked.slice(place + 1)]),
  );
  return [...joined, ...split];
}

/**
 * Scores every row against a query: 0 unless each of its tokens is found, as a whole, as a beginning, or with one or
 * two typos in longer tokens. Exact spellings suppress typo matches ("gilt" finds no "gild"), unless the tokens
 * together would find nothing ("hdfcc mid", although something begins with "hdfc c"). Spaces in the wrong place are
 * tried last.
 * @returns null when the query has no token.
 */
export function scoreRows(index: TokenIndex, question: string): Uint16Array | null {
  const asked = [...new Set(tokensIn(question))];
  if (asked.length === 0) return null;
  const scores = scoresFor(index, asked);
  if (scores) return scores;
  for (const other of respaced(index, asked)) {
    const found = scoresFor(index, other);
    if (found) return found;
  }
  return new Uint16Array(index.size);
}
