/** A path with its query and fragment, as a document's location holds them. */
export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

const addressOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/**
 * The window that a remote's router reads. Until the router listens, its location is the one that the first render is
 * made for, regardless of the address bar: server HTML is hydrated for the address it was rendered for. As soon as the
 * router listens it receives the address of the page, so that a navigation during the first render is not lost.
 */
export function openingWindow(first: Address, page: Window = globalThis.window): Window {
  const { origin, href } = page.location;
  let opening = true;
  const own: Partial<Window> = {
    history: page.history,
    get location() {
      return (opening ? { ...first, origin, href } : page.location) as Window['location'];
    },
    addEventListener(type: string, handle: EventListener) {
      page.addEventListener(type, handle);
      if (!opening) return;
      opening = false;
      // The router takes note of its listener after this call.
      if (addressOf(first) !== addressOf(page.location)) queueMicrotask(() => handle(new Event(type)));
    },
    removeEventListener: (type: string, handle: EventListener) => page.removeEventListener(type, handle),
  };
  return own as Window;
}

/** The address of a rendered page, given as path and query; the fragment never reaches a server. */
export function renderedAddress(path: string): Address {
  const { pathname, search } = new URL(path, globalThis.location.origin);
  return { pathname, search, hash: '' };
}
