import type { BrowserContext } from '@playwright/test';

/** The language and theme in which a screen is looked at. */
export interface Look {
  language: 'en' | 'hi';
  theme: 'light' | 'dark';
}

/** Has every page of the context come in a language and theme, until the user chooses another one. */
export async function prefer(
  context: BrowserContext,
  { language, theme }: Look,
  baseURL: string,
): Promise<void> {
  await context.addInitScript((preferences) => {
    const key = 'sanchay.preferences';
    if (location.protocol.startsWith('http') && !localStorage.getItem(key))
      localStorage.setItem(key, preferences);
  }, JSON.stringify({ language, theme }));
  // Rendered pages come in the language of the cookie.
  await context.addCookies([{ name: 'sanchay_language', value: language, url: baseURL }]);
}
