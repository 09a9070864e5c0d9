import { askedSpelling, likeness, PREFIX, spellingOf } from './likeness.ts';
import { wordsIn } from './words.ts';

/** A part of a text by its places in UTF-16; `to` is exclusive. */
interface Part {
  from: number;
  to: number;
}

interface PlacedWord extends Part {
  word: string;
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Words of a text with their places. */
function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: written, index }) => ({
      word: wordsIn(written).join(''),
      from: index,
      to: index + written.length,
    }))
    .filter(({ word }) => word !== '');
}

/** Every two neighbours as one word. */
function neighbours(words: readonly PlacedWord[]): PlacedWord[] {
  return words.slice(1).map((next, place) => ({
    word: words[place]!.word + next.word,
    from: words[place]!.from,
    to: next.to,
  }));
}

/** The parts that answer one asked word best: the word, its beginning, two words together, or what was meant. */
function partsFor(asked: string, words: readonly PlacedWord[]): Part[] {
  const scored = (placed: readonly PlacedWord[]) =>
    placed.map((word) => ({ ...word, score: likeness(askedSpelling(asked), spellingOf(word.word)) }));
  const single = scored(words).filter(({ score }) => score > 0);
  const best = Math.max(0, ...single.map(({ score }) => score));
  if (best < PREFIX) {
    const together = scored(neighbours(words)).filter(({ score }) => score >= PREFIX);
    if (together.length > 0) return together.map(({ from, to }) => ({ from, to }));
  }
  return single
    .filter(({ score }) => score === best)
    .map(({ word, from, to }) => {
      // The beginning alone, unless letters that are written differently make the places disagree.
      const beginning = best === PREFIX && to - from === word.length && word.startsWith(asked);
      return { from, to: beginning ? from + asked.length : to };
    });
}

/**
 * The parts of a text that answer a question, rising and without overlap: whole words, beginnings, and words that
 * were meant although they were not spelt so.
 */
export function matchedParts(text: string, question: string): Part[] {
  const words = placedWords(text);
  const parts = [...new Set(wordsIn(question))].flatMap((asked) => partsFor(asked, words));
  const merged: Part[] = [];
  for (const part of parts.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else merged.push({ ...part });
  }
  return merged;
}
