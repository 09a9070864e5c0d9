const OWN = 'https://own.invalid';
const ENTRANCES = ['/login', '/signup', '/forgot-password'];

/**
 * Where somebody wanted to go before signing in: a path of this site, or null. What a browser could read as another
 * site ("//evil", "/\evil", "/<tab>/evil") is refused, and so are the entrances themselves.
 */
export function nextPath(text: string | null): string | null {
  if (!text?.startsWith('/')) return null;
  let address: URL;
  try {
    address = new URL(text, OWN);
  } catch {
    return null;
  }
  if (address.origin !== OWN || ENTRANCES.includes(address.pathname)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}

/** `path` with the wish to go on to `next`, where there is one. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
