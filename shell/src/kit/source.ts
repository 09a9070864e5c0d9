import type { Release } from '@sanchay/contracts';

/** Version of each module that the shell provides. */
export type Provided = Readonly<Record<string, string>>;

/** Which bytes are wanted. */
export interface Wanted {
  remote: string;
  version: string;
  release: Release;
  /** Origin that the files come from; null: as the release specifies. */
  origin: string | null;
  /** Requests the network again, under another address, instead of using the cache. */
  fresh: boolean;
}

/** How code arrives. The page's is federation; a test's is a table. */
export interface ModuleSource {
  /** Brings the code of `./app` without running it. @returns the function that does. Rejects with a `LoadError`. */
  fetch(wanted: Wanted): Promise<() => unknown>;
  /** What remotes share at run time; without it nothing is shared, and what they need is not checked. */
  provided?(): Provided;
}
