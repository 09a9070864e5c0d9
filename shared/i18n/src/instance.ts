import { createInstance } from 'i18next';
import english from './locales/en.json' with { type: 'json' };
import type { Language } from './languages.ts';
import { showMessagesOf } from './shownMessages.ts';
import { unbroken } from './unbroken.ts';

export const COMMON = 'common';

/** The one instance; nobody outside this package sees it. */
export const i18n = createInstance();

/** The language that is shown now. */
export function language(): Language {
  return i18n.language === 'hi' ? 'hi' : 'en';
}

/** Starts in English without waiting; the words of another language are loaded by the caller. */
export function initialise(): void {
  if (i18n.isInitialized) return;
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: COMMON,
    fallbackNS: COMMON,
    ns: [COMMON],
    keySeparator: false,
    nsSeparator: ':',
    resources: { en: { [COMMON]: english } },
    // React escapes; a second escape would show &amp; to people.
    interpolation: { escape: unbroken },
    initAsync: false,
  });
  showMessagesOf(i18n);
}
