import type { DataKind } from '@sanchay/contracts/hindi';
import type { Translate } from './useMessages.ts';

/**
 * A name from the market data in the user's language, such as a scheme category or an industry; unchanged in English,
 * and where no translation is known. The Hindi names come with the Hindi texts.
 */
export function dataLabel(t: Translate, kind: DataKind, name: string): string {
  const key = ['data', kind, name].join('.');
  return t(key, { defaultValue: name });
}

let hindiSentences: readonly (readonly [RegExp, string])[] = [];

/** Takes the standard sentences, which come with the Hindi words: a pattern, and what it is in Hindi. */
export function learnSentences(sentences: readonly (readonly [string, string])[]): void {
  hindiSentences = sentences.map(([pattern, hindi]) => [new RegExp(pattern, 'i'), hindi]);
}

/**
 * A standard sentence of the market data in the user's language: the exit load or the objective of a scheme, also
 * several slabs with commas between. A sentence that is not a standard one stays as the fund house wrote it.
 */
export function dataSentence({ t, language }: { t: Translate; language: string }, text: string): string {
  if (language !== 'hi') return text;
  const whole = inHindi(t, text);
  if (whole !== null) return whole;
  const slabs = text.split(/,\s*/).map((slab) => inHindi(t, slab));
  return slabs.includes(null) ? text : slabs.join('; ');
}

function inHindi(t: Translate, sentence: string): string | null {
  for (const [pattern, hindi] of hindiSentences) {
    const found = pattern.exec(sentence.trim());
    if (found)
      return hindi.replaceAll(/\{\{(\d)\}\}/g, (_, at) => dataLabel(t, 'category', found[Number(at)]!));
  }
  return null;
}
