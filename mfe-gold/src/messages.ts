import type { MessageLoaders } from '@sanchay/i18n';

/** Namespace of this remote's words. */
export const MESSAGES = 'mfe-gold';

export const messageLoaders: MessageLoaders = {
  en: () => import('../locales/en.json').then((file) => file.default),
  hi: () => import('../locales/hi.json').then((file) => file.default),
};
