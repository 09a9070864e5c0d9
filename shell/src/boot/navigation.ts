import { sitePath } from '@sanchay/contracts';
import { navigateToUrl } from 'single-spa';
import { isLoadedInFull } from './fullLoad.ts';
import { keepScrollPlaces } from './scrollPlaces.ts';

/**
 * The path of this site that an address given to `navigate` leads to, or null: other sites are left through
 * `openExternal` only.
 */
export function ownPath(to: string, here: Pick<Location, 'href' | 'origin'>): string | null {
  if (!URL.canParse(to, here.href)) return null;
  const { origin, pathname, search, hash } = new URL(to, here.href);
  return origin === here.origin ? sitePath(pathname + search + hash) : null;
}

/**
 * Goes to a path of this site without a page load; the remote that owns it is mounted. Goes nowhere with an address
 * that leaves the site.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const path = ownPath(to, globalThis.location);
  if (path === null) return;
  if (isLoadedInFull(new URL(path, globalThis.location.origin).pathname)) {
    globalThis.location.assign(path);
    return;
  }
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
