/** An entry of the navigation that a remote brings along; `label` is a key of the common words. */
export interface NavEntry {
  label: string;
  to: string;
  /** Where the shell shows it. */
  place: 'header' | 'account';
  /** Its place among the others, smaller first: 10, 20, … */
  order: number;
}

/** What a remote says about itself in `remote.json`. */
export interface RemoteDescription {
  name: string;
  owner: string;
  /** Path prefixes it owns; the first is useful to an anonymous visitor (all but the portfolio). */
  routes: string[];
  nav: NavEntry[];
  /** Range of the contracts' version that it was built against. */
  contracts: string;
}

/** One immutable release, under `/remotes/<name>/<version>/`. */
export interface Release {
  entry: string;
  /** File name to `sha384-…`, every file of the release. */
  integrity: Record<string, string>;
  /** Files the exposed module needs at once, in load order, for preloading. */
  preload: string[];
  routes: string[];
  nav: NavEntry[];
  contracts: string;
  /** Entry bytes, gzip. */
  size: number;
}

export interface RegistryEntry {
  owner: string;
  routes: string[];
  live: string;
  previous: string | null;
  canary: { version: string; percent: number } | null;
  disabled: boolean;
  releases: Record<string, Release>;
}

/** Which remotes exist and which release of each is live. `serial` never decreases. */
export interface Registry {
  serial: number;
  issued: string;
  expires: string;
  remotes: Record<string, RegistryEntry>;
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

/** Global function of the shell: the hash for a script address, or null. The chunk loader of every remote asks it. */
export const INTEGRITY_LOOKUP = 'sanchayIntegrityOf';
