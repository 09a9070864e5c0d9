import type { LocalText, SearchItem, SearchKind } from '@sanchay/contracts';

/** One thing that can be found. */
export interface Entry {
  id: string;
  kind: SearchKind;
  title: LocalText;
  detail: LocalText | null;
  path: string;
  figure: SearchItem['figure'];
  /** Words besides the titles by which people look for it. */
  also: string;
}

/** The same words in every language: names are not translated. */
export function sameTokens(text: string): LocalText {
  return { en: text, hi: text };
}

/** By how many percent a price moved, to two decimals; null without a former price. */
export function changeOf(price: number, previous: number | null): number | null {
  if (previous === null || previous === 0) return null;
  return Math.round(((price - previous) / previous) * 10_000) / 100;
}
