/** Which assets the portfolio shows: other ones too, those of Sanchay only, or the other ones only. */
export const SHOWN_ASSETS = ['include', 'exclude', 'only'] as const;
export type ShownAssets = (typeof SHOWN_ASSETS)[number];

/** What the address asks for by `other`; all assets without it. */
export function shownAssets(address: URLSearchParams): ShownAssets {
  return SHOWN_ASSETS.find((one) => one === address.get('other')) ?? 'include';
}
