import { addMessages, type MessageLoaders } from '@sanchay/i18n';

/** Namespace of this remote's words. */
export const MESSAGES = 'mfe-marketing';

export const messageLoaders: MessageLoaders = {
  en: () => import('../locales/en.json').then((file) => file.default),
  hi: () => import('../locales/hi.json').then((file) => file.default),
};

/** Words of the pages about the product; they come with the first of these pages. */
export const PAGE_MESSAGES = 'mfe-marketing-pages';
/** Words of the two documents, the longest of all. */
export const LEGAL_MESSAGES = 'mfe-marketing-legal';

const pageMessageLoaders: MessageLoaders = {
  en: () => import('../locales/pages/en.json').then((file) => file.default),
  hi: () => import('../locales/pages/hi.json').then((file) => file.default),
};
const legalMessageLoaders: MessageLoaders = {
  en: () => import('../locales/legal/en.json').then((file) => file.default),
  hi: () => import('../locales/legal/hi.json').then((file) => file.default),
};

/** Loads the words of the pages about the product. */
export const addPageMessages = (): Promise<void> => addMessages(PAGE_MESSAGES, pageMessageLoaders);

/** Loads the words of the documents. */
export const addLegalMessages = (): Promise<void> => addMessages(LEGAL_MESSAGES, legalMessageLoaders);

/** Words of the help desk; they come with the first of its pages. */
export const HELP_MESSAGES = 'mfe-marketing-help';

const helpMessageLoaders: MessageLoaders = {
  en: () => import('../locales/help/en.json').then((file) => file.default),
  hi: () => import('../locales/help/hi.json').then((file) => file.default),
};

/** Loads the words of the help desk. */
export const addHelpMessages = (): Promise<void> => addMessages(HELP_MESSAGES, helpMessageLoaders);
