import { addWords, type WordLoaders } from '@sanchay/i18n';

/** Namespace of this remote's words. */
export const WORDS = 'mfe-marketing';

export const wordLoaders: WordLoaders = {
  en: () => import('../locales/en.json').then((file) => file.default),
  hi: () => import('../locales/hi.json').then((file) => file.default),
};

/** Words of the pages about the product; they come with the first of these pages. */
export const PAGE_WORDS = 'mfe-marketing-pages';
/** Words of the two documents, the longest of all. */
export const LEGAL_WORDS = 'mfe-marketing-legal';

const pageWordLoaders: WordLoaders = {
  en: () => import('../locales/pages/en.json').then((file) => file.default),
  hi: () => import('../locales/pages/hi.json').then((file) => file.default),
};
const legalWordLoaders: WordLoaders = {
  en: () => import('../locales/legal/en.json').then((file) => file.default),
  hi: () => import('../locales/legal/hi.json').then((file) => file.default),
};

/** Loads the words of the pages about the product. */
export const addPageWords = (): Promise<void> => addWords(PAGE_WORDS, pageWordLoaders);

/** Loads the words of the documents. */
export const addLegalWords = (): Promise<void> => addWords(LEGAL_WORDS, legalWordLoaders);

/** Words of the help desk; they come with the first of its pages. */
export const HELP_WORDS = 'mfe-marketing-help';

const helpWordLoaders: WordLoaders = {
  en: () => import('../locales/help/en.json').then((file) => file.default),
  hi: () => import('../locales/help/hi.json').then((file) => file.default),
};

/** Loads the words of the help desk. */
export const addHelpWords = (): Promise<void> => addWords(HELP_WORDS, helpWordLoaders);
