/** A remote that this tab takes from a developer's own machine. */
export interface Override {
  address: string;
  /** Milliseconds since 1970. */
  until: number;
}

export type Overrides = Record<string, Override>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'sanchay.overrides';
const PREFIX = 'override.';
/** A working day; after it a forgotten one has gone. */
export const LASTS = 8 * 3_600_000;
const HOSTS = new Set(['localhost', '127.0.0.1']);

/** True for an address on this machine, the only ones that code is taken from. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'http:' && HOSTS.has(hostname) && username === '' && password === '';
}

/** What this tab overrides now: what has run out or is garbled is none. */
export function overridesNow(store: Store, now: number): Overrides {
  let kept: unknown;
  try {
    kept = JSON.parse(store.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept as Record<string, Partial<Override> | null>).filter(
      (entry): entry is [string, Override] =>
        typeof entry[1]?.address === 'string' &&
        typeof entry[1].until === 'number' &&
        isOwnMachine(entry[1].address) &&
        entry[1].until > now,
    ),
  );
}

/**
 * Takes `?override.mfe-gold=http://localhost:8086/remoteEntry.js` from an address and remembers it for this tab; an
 * empty value ends it, a foreign address is not taken.
 * @returns the address without those parameters, or null when it had none.
 */
export function takeOverrides(href: string, store: Store, now: number): string | null {
  const url = new URL(href);
  const named = [...url.searchParams.keys()].filter((name) => name.startsWith(PREFIX));
  if (named.length === 0) return null;
  const overrides = overridesNow(store, now);
  for (const name of named) {
    const address = url.searchParams.get(name) ?? '';
    const remote = name.slice(PREFIX.length);
    if (address === '') delete overrides[remote];
    else if (isOwnMachine(address)) overrides[remote] = { address, until: now + LASTS };
    url.searchParams.delete(name);
  }
  store.setItem(KEY, JSON.stringify(overrides));
  return url.pathname + url.search + url.hash;
}

/** Ends all overrides of this tab. */
export function resetOverrides(store: Store): void {
  store.removeItem(KEY);
}
