import { isLoadedInFull } from './fullLoad.ts';

/**
 * Plain links of this site, wherever they are, navigate without a page load. Modified clicks, other targets, downloads
 * and clicks that are already handled are left to the browser.
 */
export function followLinks(root: HTMLElement, navigate: (to: string) => void): void {
  root.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (
      url.origin !== globalThis.location.origin ||
      /^\/(api|sandbox|remotes|assets)(\/|$)/.test(url.pathname) ||
      isLoadedInFull(url.pathname)
    )
      return;
    if (
      url.hash &&
      url.pathname === globalThis.location.pathname &&
      url.search === globalThis.location.search
    )
      return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
}
