import type { WordLoaders } from '@sanchay/i18n';

/** Namespace of the workbench's words. */
export const WORDS = 'standalone';

export const wordLoaders: WordLoaders = {
  en: () => import('./locales/en.json').then((file) => file.default),
  hi: () => import('./locales/hi.json').then((file) => file.default),
};
