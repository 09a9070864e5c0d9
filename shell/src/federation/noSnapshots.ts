/**
 * Replaces in the shell's build the parts of the federation runtime that read manifests and preload their entries: the
 * registry lists the files of a release, and the shell loads them itself.
 */
export class SnapshotHandler {
  /** Of manifests; there are none. */
  readonly manifestCache = new Map<string, never>();
  /** Nobody can hang anything on what never happens. */
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** No page has provided the list of other remotes. */
export function getGlobalRemoteInfo(): { hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}

function refuse(): never {
  throw new Error('a release is preloaded by its registry entry, not by a manifest');
}

export const defaultPreloadArgs: () => never = refuse;
export const formatPreloadArgs: () => never = refuse;
export const normalizePreloadExposes: () => never = refuse;
export const preloadAssets: () => never = refuse;
