let serial = 0;

/**
 * The same file under an address that no cache of this browser has: what a cache holds of a broken file may be kept for
 * a year.
 */
export function freshAddress(url: string, now: () => number = Date.now): string {
  const fresh = new URL(url, globalThis.location.href);
  serial += 1;
  fresh.searchParams.set('retry', `${now().toString(36)}${serial}`);
  return fresh.href;
}
