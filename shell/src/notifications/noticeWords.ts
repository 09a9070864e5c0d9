import { addWords, type WordLoaders } from '@sanchay/i18n';

/** Namespace of the words of the panel of notices; they come with it. */
export const NOTICE_WORDS = 'notices';

const loaders: WordLoaders = {
  en: () => import('../../locales/notices/en.json').then((file) => file.default),
  hi: () => import('../../locales/notices/hi.json').then((file) => file.default),
};

export const addNoticeWords = (): Promise<void> => addWords(NOTICE_WORDS, loaders);
