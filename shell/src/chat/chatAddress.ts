/** `?chat=open` opens the chat over any page, so that a plain link does it and Back closes it. */
const PARAMETER = 'chat';
const OPEN = 'open';

/** Whether an address requests the chat. */
export function asksForChat(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === OPEN;
}

/** The same address without the chat. */
export function withoutChat({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/** The same address with the chat open. */
export function withChat(place: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(place.search);
  query.set(PARAMETER, OPEN);
  return `${place.pathname}?${query}${place.hash}`;
}

/** Where the help for a page is: its category stands first there. */
export function helpAddress(path: string): string {
  return path === '/' || path.startsWith('/help') ? '/help' : `/help?from=${encodeURIComponent(path)}`;
}
