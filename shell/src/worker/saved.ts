/** Names of the worker's caches. A number grows when what lies there can no longer be read. */
export const FILES = 'sanchay-files-1';
export const ASSETS = 'sanchay-assets-1';
export const PAGES = 'sanchay-pages-1';

/** A file that the page uses already, with the hash that it must have. */
export interface KeepFile {
  url: string;
  integrity: string;
}

/** What a page tells the worker when it takes it on: what it stands on, so that it opens offline from now on. */
export interface KeepMessage {
  type: 'keep';
  files: KeepFile[];
  /** Path of the page. */
  path: string;
}

/** The message in what a page sent, or null. */
export function readKeepMessage(data: unknown): KeepMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, files, path } = data as Partial<KeepMessage>;
  return type === 'keep' && Array.isArray(files) && typeof path === 'string' ? { type, files, path } : null;
}

/** Files that never change under their name: of a release of the shell or of a remote. */
export function isReleaseFile({ pathname }: URL): boolean {
  return /^\/(shell|remotes\/[^/]+)\/[^/]+\/.+\.(js|css|json|svg|png|woff2)$/.test(pathname);
}

/** Fonts, icons and the manifest: small, and renewed behind what is shown. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/**
 * The name under which a page is kept, or null for one that is not: queries may hold what somebody typed, and pages of
 * the sandbox, of staff and of a sign-in that comes back are not for later.
 */
export function pageKey({ pathname, search }: URL): string | null {
  const language = /^\?lang=(en|hi)$/.test(search) ? search : '';
  if (search !== language) return null;
  return /^\/(api|sandbox|staff|auth|platform)(\/|$)/.test(pathname) ? null : pathname + language;
}
