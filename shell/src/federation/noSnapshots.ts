/**
 * Stands in the shell's build for the parts of the federation runtime that read manifests and preload what they name:
 * the registry says which files a release has, and the shell brings them itself.
 */
export class SnapshotHandler {
  /** Of manifests; there are none. */
  readonly manifestCache = new Map<string, never>();
  /** Nobody can hang anything on what never happens. */
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** No page has told what the other remotes are. */
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
