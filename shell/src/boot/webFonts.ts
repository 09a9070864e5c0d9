import { LATER_FONTS } from '@sanchay/contracts';

/** One character of each file: the browser loads a face only for characters in its range. */
const LATIN = 'a₹';
const DEVANAGARI = 'क';

/**
 * Loads the typeface of a rendered page, then lets the page use it. Until then the page uses system fonts of the same
 * metrics: text in a font that is still loading is laid out twice as slowly, which the first paint would wait for.
 * A file that fails leaves the system fonts in place.
 */
export async function applyWebFonts(page: Document): Promise<void> {
  const root = page.documentElement;
  if (!root.hasAttribute(LATER_FONTS)) return;
  const loads = [page.fonts.load("1em 'Anek Latin'", LATIN)];
  if (root.lang === 'hi') loads.push(page.fonts.load("1em 'Anek Devanagari'", DEVANAGARI));
  await Promise.allSettled(loads);
  root.removeAttribute(LATER_FONTS);
}
