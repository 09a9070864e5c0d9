import { addWords, type WordLoaders } from '@sanchay/i18n';

/** Namespace of the words of the staff screen of rules. */
export const RULE_WORDS = 'rules';

const loaders: WordLoaders = {
  en: () => import('../../../locales/rules/en.json').then((file) => file.default),
  hi: () => import('../../../locales/rules/hi.json').then((file) => file.default),
};

export const addRuleWords = (): Promise<void> => addWords(RULE_WORDS, loaders);
