/** One font file of the build: where it comes from and where `base.css` expects it. */
export interface FontFile {
  /** Path inside `node_modules`. */
  readonly source: string;
  /** Path on the site. */
  readonly target: string;
  /** Whether the page should preload it: only what every first view needs. */
  readonly preload: boolean;
}

/**
 * Anek Latin carries no rupee sign in its Latin subset and its extended subset weighs 36 KB;
 * the same foundry's Devanagari face has the sign in a 3 KB subset, so that one is taken for it.
 */
export const fontFiles: readonly FontFile[] = [
  {
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    target: '/assets/fonts/anek-latin.woff2',
    preload: true,
  },
  {
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-ext-wght-normal.woff2',
    target: '/assets/fonts/anek-rupee.woff2',
    preload: true,
  },
  {
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    target: '/assets/fonts/anek-devanagari.woff2',
    preload: false,
  },
];
