import { querySpelling, likeness, PREFIX, spellingOf } from './likeness.ts';
import { tokensIn } from './tokens.ts';

/** A part of a text by its places in UTF-16; `to` is exclusive. */
interface Part {
  from: number;
  to: number;
}

interface PlacedToken extends Part {
  token: string;
}

const TOKEN = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Words of a text with their places. */
function placedTokens(text: string): PlacedToken[] {
  return [...text.matchAll(TOKEN)]
    .map(({ 0: written, index }) => ({
      token: tokensIn(written).join(''),
      from: index,
      to: index + written.length,
    }))
    .filter(({ token }) => token !== '');
}

/** Every two neighbours as one word. */
function neighbours(tokens: readonly PlacedToken[]): PlacedToken[] {
  return tokens.slice(1).map((next, place) => ({
    token: tokens[place]!.token + next.token,
    from: tokens[place]!.from,
    to: next.to,
  }));
}

/**
 * The parts that match one requested token best: the token, its beginning, two tokens together, or the likely meaning.
 */
function partsFor(asked: string, tokens: readonly PlacedToken[]): Part[] {
  const scored = (placed: readonly PlacedToken[]) =>
    placed.map((token) => ({ ...token, score: likeness(querySpelling(asked), spellingOf(token.token)) }));
  const single = scored(tokens).filter(({ score }) => score > 0);
  const best = Math.max(0, ...single.map(({ score }) => score));
  if (best < PREFIX) {
    const together = scored(neighbours(tokens)).filter(({ score }) => score >= PREFIX);
    if (together.length > 0) return together.map(({ from, to }) => ({ from, to }));
  }
  return single
    .filter(({ score }) => score === best)
    .map(({ token, from, to }) => {
      // The beginning alone, unless letters that are written differently make the places disagree.
      const beginning = best === PREFIX && to - from === token.length && token.startsWith(asked);
      return { from, to: beginning ? from + asked.length : to };
    });
}

/**
 * The parts of a text that answer a question, rising and without overlap: whole words, beginnings, and words that
 * were meant although they were not spelt so.
 */
export function matchedParts(text: string, question: string): Part[] {
  const tokens = placedTokens(text);
  const parts = [...new Set(tokensIn(question))].flatMap((asked) => partsFor(asked, tokens));
  const merged: Part[] = [];
  for (const part of parts.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else merged.push({ ...part });
  }
  return merged;
}
