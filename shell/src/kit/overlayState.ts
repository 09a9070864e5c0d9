/** Overlays that a button of the footer opens. */
export type OverlayName = 'regulatory' | 'newsletter';

/** Anchor of the complaint table; an address with it opens the disclosure. */
export const COMPLAINTS_ANCHOR = 'complaints';
/** Value of the query parameter `p` by which a form opens the newsletter before the page's code is there. */
export const NEWSLETTER_PAGE = 'newsletter';
/** Value of `p` that keeps the disclosure closed (specification, section 2). */
const INSIGHTS_PAGE = 'finance-insights';

/** The overlay that an address opens when the page loads. */
export function overlayOf({ search, hash }: Pick<Location, 'search' | 'hash'>): OverlayName | null {
  const page = new URLSearchParams(search).get('p');
  if (page === NEWSLETTER_PAGE) return 'newsletter';
  return hash === `#${COMPLAINTS_ANCHOR}` && page !== INSIGHTS_PAGE ? 'regulatory' : null;
}

let shown: OverlayName | null | undefined;
const listeners = new Set<() => void>();

/** The overlay that is open on this page; header, footer and overlays are trees of their own. */
export const pageOverlay = {
  now(): OverlayName | null {
    if (shown === undefined) shown = overlayOf(globalThis.location);
    return shown;
  },
  show(overlay: OverlayName | null): void {
    shown = overlay;
    for (const listener of listeners) listener();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
