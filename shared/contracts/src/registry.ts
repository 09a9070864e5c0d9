import type { BusEventName } from './events.ts';

/** The same words in every language of the product. They travel with a release, so that nothing else need know them. */
export interface LocalText {
  en: string;
  hi: string;
}

/** Menus of the header. */
export const NAV_GROUPS = ['invest', 'plan'] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/** An entry of the navigation that a remote brings along. */
export interface NavEntry {
  label: LocalText;
  to: string;
  /** Where the shell shows it. */
  place: 'header' | 'account';
  /** In the header: the menu that it is in; absent: it stands by itself. */
  group?: NavGroup;
  /** Its place among the others, smaller first: 10, 20, … */
  order: number;
}

/** The metadata that a remote declares in `remote.json`. */
export interface RemoteDescription {
  name: string;
  owner: string;
  /** The user-facing name of the area; the card shows it when the area does not open. */
  title: LocalText;
  /** Path prefixes it owns; the first is useful to an anonymous visitor (all but the portfolio). */
  routes: string[];
  /** Prefixes, each below a route, whose pages the server renders; absent: none. */
  rendered?: string[];
  /** Prefixes among those whose pages are for signed-in users: the browser renders them; absent: none. */
  notRendered?: string[];
  /** Pages of its own for search engines, beside those that the API lists (funds, houses, stocks); absent: none. */
  pages?: string[];
  nav: NavEntry[];
  /** Range of the contracts' version that it was built against. */
  contracts: string;
  /** Bus events that it publishes and listens to; the bus lets it do no other. */
  publishes: BusEventName[];
  listens: BusEventName[];
}

/** One immutable release, under `/remotes/<name>/<version>/`, signed offline by its owner. */
export interface Release {
  /** Path on the product's origin, or an address on an origin that the settings allow. */
  entry: string;
  /** File name to `sha384-…`, every file of the release: lazy chunks, styles and `server.cjs` included. */
  integrity: Record<string, string>;
  /** Files the exposed module needs at once, in load order, for preloading. */
  preload: string[];
  title: LocalText;
  routes: string[];
  /** Prefixes whose pages the server renders with the release's `server.cjs`; absent: none. */
  rendered?: string[];
  /** Prefixes among those that the browser makes; absent: none. */
  notRendered?: string[];
  /** Pages for the sitemap, beside those that the API lists; absent: none. */
  pages?: string[];
  nav: NavEntry[];
  contracts: string;
  publishes: BusEventName[];
  listens: BusEventName[];
  /** The version of the contracts and the calls, with their signatures, that it was built against; absent: not recorded. */
  built?: { contracts: string; calls: Record<string, string> };
  /** Modules that it takes from the shell, with the range it was built against. */
  needs: Record<string, string>;
  /** Entry bytes, gzip. */
  size: number;
  /** `ed25519:…` of the owner over the canonical form (RFC 8785) of all other fields. */
  signature: string;
}

export interface Canary {
  version: string;
  /** Share of visitors, whole percent, 1 to 99. */
  percent: number;
}

export interface RegistryEntry {
  owner: string;
  routes: string[];
  live: string;
  previous: string | null;
  canary: Canary | null;
  disabled: boolean;
  /** What visitors read while the remote is disabled; absent: the standard text alone. */
  message?: LocalText;
  releases: Record<string, Release>;
}

/**
 * The channel document: which remotes exist and which release of each is live. `serial` never decreases; `expires`
 * bounds how long it is taken as new. Signed by the API's online key over the canonical form of all other fields.
 */
export interface Registry {
  serial: number;
  issued: string;
  expires: string;
  remotes: Record<string, RegistryEntry>;
  signature: string;
}

/** An entry as the page starts with it: the release that this visitor gets, spelled out for the route's owner only. */
export interface PageEntry {
  owner: string;
  title: LocalText;
  routes: string[];
  nav: NavEntry[];
  live: string;
  disabled?: true;
  message?: LocalText;
  release?: Release;
}

/** What the edge lays into a page: small whatever the number of remotes. The whole registry follows on first intent. */
export interface PageRegistry {
  serial: number;
  issued: string;
  expires: string;
  /** The visitor's place among a hundred, for canaries. */
  cohort: number;
  remotes: Record<string, PageEntry>;
}

/** Public keys, `ed25519:` and 32 bytes in base64; the first of a list is the current one, the others still count. */
export interface TrustedKeys {
  /** Keys of the API that may sign channel documents. */
  channel: string[];
  /** Keys of each owner that may sign releases. */
  owners: Record<string, string[]>;
  /** The owner of each remote. A remote that is not named here is unknown. */
  remotes: Record<string, string>;
}

/** True when `path` is `prefix` itself or below it. `/` owns only itself. */
export function ownsPath(prefix: string, path: string): boolean {
  if (prefix === '/') return path === '/';
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The remote whose longest prefix owns the path, or null. */
export function ownerOf(
  remotes: Record<string, { routes: string[]; disabled?: boolean }>,
  path: string,
): string | null {
  let best: { name: string; length: number } | null = null;
  for (const [name, entry] of Object.entries(remotes)) {
    for (const prefix of entry.routes) {
      if (ownsPath(prefix, path) && (!best || prefix.length > best.length))
        best = { name, length: prefix.length };
    }
  }
  return best?.name ?? null;
}

/** Pairs of remotes that claim the same prefix; a registry with any is refused. */
export function collidingRoutes(remotes: Record<string, { routes: string[] }>): string[] {
  const owners = new Map<string, string>();
  const collisions: string[] = [];
  for (const [name, entry] of Object.entries(remotes)) {
    for (const prefix of entry.routes) {
      const other = owners.get(prefix);
      if (other && other !== name) collisions.push(`${prefix}: ${other} and ${name}`);
      owners.set(prefix, name);
    }
  }
  return collisions;
}

/** The global under which a release's container stands: name and release id as an identifier. */
export function containerName(name: string, release: string): string {
  return `${name}_${release}`.replace(/\W/g, '_');
}

/** Release id of a remote that a developer's own machine serves in place of its release. */
export const OVERRIDE_RELEASE = 'override';

/** Global function of the shell: the hash for a script address, or null. The chunk loader of every remote calls it. */
export const INTEGRITY_LOOKUP = 'sanchayIntegrityOf';

/**
 * Global function of the shell: loads a chunk of a remote or of the shell, `(url, done)`. `done` receives an event of type
 * `load`, or of another type with the address in `target.src`.
 */
export const CHUNK_LOADER = 'sanchayLoadChunk';

/** Global of the shell: what the entry of every remote runs on, so that it need not be in each of them. */
export const FEDERATION_RUNTIME = 'sanchayFederation';
