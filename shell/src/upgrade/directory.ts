import { ownerOf, type PageRegistry, type Registry, type Release } from '@sanchay/contracts';
import { pageRegistry, versionFor } from '@sanchay/registry';
import type { CriticalOperations } from '../kit/critical.ts';
import { LoadError } from '../federation/failure.ts';

/** A release that an area may be mounted from. */
export interface Candidate {
  version: string;
  release: Release;
}

/** Brings a verified registry, newer than `current` where there is one. Rejects with a `LoadError`. */
export type RegistrySource = (current: Registry | null) => Promise<Registry>;

/** Milliseconds that an area waits for the whole registry before its release is requested by itself. */
export const ALONE_AFTER = 1_000;

export interface DirectoryOptions {
  /** What the page came with; as trustworthy as the page. */
  page: PageRegistry;
  source: RegistrySource;
  /** Brings one verified release by itself. Rejects with a `LoadError`. */
  release(name: string, version: string): Promise<Release>;
  critical: Pick<CriticalOperations, 'any' | 'clear'>;
  /** Called with every release that may be loaded from now on. */
  allow(release: Release): void;
  path?: () => string;
}

/**
 * Which release each area gets. Starts with what the page spelled out; the whole registry is fetched when something
 * else is wanted. What is newer counts from the next mount of an area on, never for what is mounted, and not while a
 * critical operation is open.
 */
export class RemoteDirectory {
  readonly #options: DirectoryOptions;
  readonly #listeners = new Set<() => void>();
  readonly #path: () => string;
  #page: PageRegistry;
  #whole: Registry | null = null;
  #fetching: Promise<Registry> | null = null;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    this.#page = options.page;
    this.#path = options.path ?? (() => globalThis.location.pathname);
    for (const { release } of Object.values(options.page.remotes)) if (release) options.allow(release);
  }

  /** What is known now; the same object until it changes. */
  readonly page = (): PageRegistry => this.#page;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Name of the remote that owns a path, or null. */
  owner(path: string): string | null {
    return ownerOf(this.#page.remotes, path);
  }

  /**
   * The live release of a remote for this visitor, or the one to fall back on: what was live before, for a canary what
   * all others have; null when there is none.
   * @throws LoadError `disabled` for a remote that is switched off or gone, else why the registry did not come.
   */
  async candidate(name: string, what: 'live' | 'previous'): Promise<Candidate | null> {
    const started = this.#page.remotes[name];
    if (started?.disabled) throw switchedOff(name);
    if (what === 'live' && started?.release) return { version: started.live, release: started.release };
    if (!this.#whole && what === 'live' && started) {
      const release = await this.#releaseAlone(name, started.live);
      if (release) return { version: started.live, release };
    }
    const entry = (this.#whole ?? (await this.refresh())).remotes[name];
    if (!entry || entry.disabled) throw switchedOff(name);
    const own = versionFor(name, entry, this.#page.cohort);
    const version = what === 'live' ? own : own === entry.live ? entry.previous : entry.live;
    return version === null ? null : { version, release: entry.releases[version]! };
  }

  /**
   * Null when the whole registry comes in time; else the release of the page's version, which a small answer of the edge
   * brings, so that a registry that hangs or fails keeps nobody out of an area.
   * @throws why the registry did not come, when the release does not come either
   */
  async #releaseAlone(name: string, version: string): Promise<Release | null> {
    const whole = this.refresh().then(() => null);
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, ALONE_AFTER);
      whole.catch(() => resolve());
    });
    const alone = late.then(() => (this.#whole ? null : this.#options.release(name, version)));
    const first = await Promise.any([whole, alone]).catch(() => whole);
    if (first) this.#options.allow(first);
    return first;
  }

  /** Fetches the whole registry, or a newer one; callers at the same time share one fetch. */
  refresh(): Promise<Registry> {
    this.#fetching ??= this.#options.source(this.#whole).then(
      async (registry) => {
        this.#fetching = null;
        if (this.#whole && registry.serial !== this.#whole.serial) await this.#options.critical.clear();
        this.#take(registry);
        return this.#whole ?? registry;
      },
      (error: unknown) => {
        this.#fetching = null;
        throw error;
      },
    );
    return this.#fetching;
  }

  #take(registry: Registry): void {
    if (this.#whole && registry.serial <= this.#whole.serial) return;
    this.#whole = registry;
    for (const { releases } of Object.values(registry.remotes))
      for (const release of Object.values(releases)) this.#options.allow(release);
    this.#page = pageRegistry(registry, this.#path(), this.#page.cohort);
    for (const changed of [...this.#listeners]) changed();
  }
}

function switchedOff(name: string): LoadError {
  return new LoadError('disabled', `${name} is switched off`);
}
