import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { COMMON, i18n, language } from './instance.ts';
import type { Language } from './languages.ts';

/** Gives the words of a key; `values` fill its `{{gaps}}`, `count` picks the plural. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Words of a namespace, then of `common`; the component renders again when the language changes. */
export function useWords(namespace: string = COMMON): { t: Translate; language: Language } {
  const { t } = useTranslation(namespace, { i18n, useSuspense: false });
  return { t: t as Translate, language: language() };
}

/** The same outside React, for titles and messages made in event handlers. */
export function translate(namespace: string, key: string, values?: Record<string, unknown>): string {
  return i18n.t(key, { ns: namespace, ...values });
}

export interface WordsProps {
  /** Namespace; `common` without it. */
  ns?: string;
  k: string;
  values?: Record<string, unknown>;
  /** Elements for the tags in the words: `{ link: <a href="/x" /> }` for "Read <link>the rules</link>". */
  parts?: Record<string, ReactElement>;
}

/** Words with links or emphasis inside, so that translators can move them. */
export function Words({ ns = COMMON, k, values, parts }: WordsProps) {
  useWords(ns);
  return <Trans i18n={i18n} ns={ns} i18nKey={k} values={values} components={parts} />;
}
