import type { SearchItem } from '@sanchay/contracts';
import { matchedParts } from '../words/index.ts';
import type { Entry } from './entry.ts';

export type Language = 'en' | 'hi';

/** An entry in the words of one language; the parts of its title that answer the question are marked. */
export function searchItem(
  { id, kind, title, detail, path, figure }: Entry,
  language: Language,
  question = '',
): SearchItem {
  return {
    id,
    kind,
    title: title[language],
    detail: detail?.[language] ?? null,
    path,
    figure,
    matches: matchedParts(title[language], question),
  };
}
