import { PAGE_COOKIES, type PreferencesState } from '@sanchay/contracts';

const A_YEAR = 31_536_000;

/** Sets a cookie that the edge reads, or removes it; blocked cookies change nothing for the user. */
function setCookie(page: Document, name: string, value: string | null): void {
  const secure = globalThis.location.protocol === 'https:' ? '; secure' : '';
  const life = value === null ? 0 : A_YEAR;
  const text = `${name}=${value ?? ''}; path=/; max-age=${life}; samesite=lax${secure}`;
  try {
    page.cookie = text;
  } catch {
    // A sandboxed frame refuses: the edge draws for a visitor in English.
  }
}

/**
 * Informs the edge in which language and theme this browser's pages are rendered. The device's own theme needs no
 * cookie.
 */
export function storePreferences({ language, theme }: PreferencesState, page: Document = document): void {
  setCookie(page, PAGE_COOKIES.language, language);
  setCookie(page, PAGE_COOKIES.theme, theme === 'system' ? null : theme);
}

/** Informs the edge whether a token is stored here: not whose, and nothing that grants access. */
export function storeSignedIn(signedIn: boolean, page: Document = document): void {
  setCookie(page, PAGE_COOKIES.hint, signedIn ? '1' : null);
}
