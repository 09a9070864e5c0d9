import { useMemo, useSyncExternalStore } from 'react';
import { COMMON, i18n } from './instance.ts';
import type { Language } from './languages.ts';
import { firstMessages, followMessages, shownMessages } from './shownMessages.ts';

/** Gives the words of a key; `values` fill its `{{gaps}}`, `count` picks the plural. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Words of a namespace, then of `common`; the component renders again when the language changes. */
export function useMessages(namespace: string = COMMON): { t: Translate; language: Language } {
  const messages = useSyncExternalStore(followMessages, shownMessages, firstMessages);
  // `t` is new when the words or the language are, and not otherwise.
  return useMemo(
    () => ({
      t: (key, values) => messages.read(key, { ns: namespace, ...values }),
      language: messages.language,
    }),
    [namespace, messages],
  );
}

/** The same outside React, for titles and messages made in event handlers. */
export function translate(namespace: string, key: string, values?: Record<string, unknown>): string {
  return i18n.t(key, { ns: namespace, ...values });
}
