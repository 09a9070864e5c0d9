import { navigateToUrl } from 'single-spa';
import { isLoadedInFull } from './fullLoad.ts';
import { keepScrollPlaces } from './scrollPlaces.ts';

/** Goes to a path of this site without a page load; the remote that owns it is mounted. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(to, globalThis.location.href);
  if (url.origin !== globalThis.location.origin || isLoadedInFull(url.pathname)) {
    globalThis.location.assign(url.href);
    return;
  }
  const path = url.pathname + url.search + url.hash;
  if (path === globalThis.location.pathname + globalThis.location.search + globalThis.location.hash) return;
  if (replace) globalThis.history.replaceState(null, '', path);
  else navigateToUrl(path);
}

/**
 * After each change of path: to the top (Back and Forward keep their place) and the focus to the
 * content, so that keyboard and screen reader start where the new screen does.
 */
export function followRoutes(content: HTMLElement, changed: (path: string) => void): void {
  keepScrollPlaces(content);
  let path = globalThis.location.pathname;
  let back = false;
  let placing = 0;
  globalThis.addEventListener('popstate', (event) => {
    back = !(event as PopStateEvent & { singleSpa?: boolean }).singleSpa;
  });
  globalThis.addEventListener('single-spa:routing-event', () => {
    if (globalThis.location.pathname === path) return;
    path = globalThis.location.pathname;
    const forward = !back;
    back = false;
    const { ownerDocument: page } = content;
    const focused = page.activeElement;
    // At the end of the frame: each of the two makes the browser lay the page out, which a mount is about to change. A
    // screen that took the focus meanwhile keeps it.
    cancelAnimationFrame(placing);
    placing = requestAnimationFrame(() => {
      if (forward) globalThis.scrollTo(0, 0);
      if ([focused, page.body].includes(page.activeElement)) content.focus({ preventScroll: true });
    });
    changed(path);
  });
}
