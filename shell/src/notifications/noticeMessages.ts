import { addMessages, type MessageLoaders } from '@sanchay/i18n';

/** Namespace of the words of the panel of notices; they come with it. */
export const NOTICE_MESSAGES = 'notices';

const loaders: MessageLoaders = {
  en: () => import('../../locales/notices/en.json').then((file) => file.default),
  hi: () => import('../../locales/notices/hi.json').then((file) => file.default),
};

export const addNoticeMessages = (): Promise<void> => addMessages(NOTICE_MESSAGES, loaders);
