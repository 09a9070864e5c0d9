import { fundTitle, type SearchItem } from '@sanchay/contracts';
import { matchedParts } from '../tokens/index.ts';
import type { Entry } from './entry.ts';

export type Language = 'en' | 'hi';

/** An entry in the words of one language, a fund by its short name; the parts of its title that answer the question are marked. */
export function searchItem(
  { id, kind, title, detail, path, figure }: Entry,
  language: Language,
  question = '',
): SearchItem {
  const shown = kind === 'mutual_fund' ? fundTitle(title[language]) : title[language];
  return {
    id,
    kind,
    title: shown,
    detail: detail?.[language] ?? null,
    path,
    figure,
    matches: matchedParts(shown, question),
  };
}
