import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMON, i18n, language } from './instance.ts';
import type { Language } from './languages.ts';

/** Gives the words of a key; `values` fill its `{{gaps}}`, `count` picks the plural. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Words of a namespace, then of `common`; the component renders again when the language changes. */
export function useWords(namespace: string = COMMON): { t: Translate; language: Language } {
  const { t } = useTranslation(namespace, { i18n, useSuspense: false });
  const now = language();
  // The library's `t` is new when the words or the language are; ours changes with it and not otherwise.
  return useMemo(() => ({ t: (key, values) => t(key, { ...values }), language: now }), [t, now]);
}

/** The same outside React, for titles and messages made in event handlers. */
export function translate(namespace: string, key: string, values?: Record<string, unknown>): string {
  return i18n.t(key, { ns: namespace, ...values });
}
