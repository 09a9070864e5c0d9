import { LATER_FONTS } from '@sanchay/contracts';

/** The browser loads a face only for characters in its range: one of the file with letters, one of that with the rupee sign. */
const LATIN = 'a₹';

/**
 * Loads the typeface of a rendered page, then lets the page use it. Until then the page uses system fonts of the same
 * metrics: text in a font that is still loading is laid out twice as slowly, which the first paint would wait for.
 * A file that fails leaves the system fonts in place.
 */
export async function applyWebFonts(page: Document): Promise<void> {
  const root = page.documentElement;
  if (!root.hasAttribute(LATER_FONTS)) return;
  await Promise.allSettled([page.fonts.load("1em 'Anek Latin'", LATIN)]);
  root.removeAttribute(LATER_FONTS);
}
