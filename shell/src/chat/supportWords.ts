import { addWords, type WordLoaders } from '@sanchay/i18n';

/** Namespace of the words of chat and staff screens; they come with the first of these. */
export const SUPPORT_WORDS = 'support';

const loaders: WordLoaders = {
  en: () => import('../../locales/support/en.json').then((file) => file.default),
  hi: () => import('../../locales/support/hi.json').then((file) => file.default),
};

export const addSupportWords = (): Promise<void> => addWords(SUPPORT_WORDS, loaders);
