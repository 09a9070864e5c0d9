import { PAGE_COOKIES } from '@sanchay/contracts';

/** What of a visitor decides how a page is drawn: a few choices, and nothing that names anybody. */
export interface Visitor {
  language: 'en' | 'hi';
  theme: 'light' | 'dark' | null;
  /** Whether a token is stored in the browser. */
  hint: boolean;
}

/** Reads the choices from the `Cookie` header; `?lang` of the address comes before the cookie. */
export function visitorOf(cookies: string | undefined, lang: string | null): Visitor {
  const value = (name: string): string | undefined =>
    new RegExp(`(?:^|;\\s*)${name}=([a-z0-9]{1,10})(?:;|$)`).exec(cookies ?? '')?.[1];
  const language = lang === 'hi' || lang === 'en' ? lang : value(PAGE_COOKIES.language);
  const theme = value(PAGE_COOKIES.theme);
  return {
    language: language === 'hi' ? 'hi' : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    hint: value(PAGE_COOKIES.hint) === '1',
  };
}
