import { sitePath } from '@sanchay/contracts';

const ENTRANCES = ['/login', '/signup', '/forgot-password'];

/** Where the visitor wanted to go before signing in: a path of this site other than the sign-in pages, or null. */
export function nextPath(text: string | null): string | null {
  const path = sitePath(text);
  return path === null || ENTRANCES.includes(path.replace(/[?#].*$/s, '')) ? null : path;
}

/** `path` with the return path `next`, where there is one. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
