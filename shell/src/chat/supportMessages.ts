import { addMessages, type MessageLoaders } from '@sanchay/i18n';

/** Namespace of the words of chat and staff screens; they come with the first of these. */
export const SUPPORT_MESSAGES = 'support';

const loaders: MessageLoaders = {
  en: () => import('../../locales/support/en.json').then((file) => file.default),
  hi: () => import('../../locales/support/hi.json').then((file) => file.default),
};

export const addSupportMessages = (): Promise<void> => addMessages(SUPPORT_MESSAGES, loaders);
