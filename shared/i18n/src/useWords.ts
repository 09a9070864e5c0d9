import { useMemo, useSyncExternalStore } from 'react';
import { COMMON, i18n } from './instance.ts';
import type { Language } from './languages.ts';
import { firstWords, followWords, shownWords } from './shownWords.ts';

/** Gives the words of a key; `values` fill its `{{gaps}}`, `count` picks the plural. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Words of a namespace, then of `common`; the component renders again when the language changes. */
export function useWords(namespace: string = COMMON): { t: Translate; language: Language } {
  const words = useSyncExternalStore(followWords, shownWords, firstWords);
  // `t` is new when the words or the language are, and not otherwise.
  return useMemo(
    () => ({
      t: (key, values) => words.read(key, { ns: namespace, ...values }),
      language: words.language,
    }),
    [namespace, words],
  );
}

/** The same outside React, for titles and messages made in event handlers. */
export function translate(namespace: string, key: string, values?: Record<string, unknown>): string {
  return i18n.t(key, { ns: namespace, ...values });
}
