/** Names of the worker's caches. A number grows when what lies there can no longer be read. */
export const FILES = 'sanchay-files-1';
export const ASSETS = 'sanchay-assets-1';
export const PAGES = 'sanchay-pages-1';

/** A file that the page uses already, with the hash that it must have. */
export interface KeepFile {
  url: string;
  integrity: string;
}

/**
 * The message that a page sends when it registers the worker: the files that it depends on, so that it opens offline
 * from now on.
 */
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
 * The name under which a page is stored, or null for one that is not: queries may contain text that a user typed, and
 * pages of the sandbox, of staff and of a returning sign-in are not stored.
 */
export function pageKey({ pathname, search }: URL): string | null {
  const language = /^\?lang=(en|hi)$/.test(search) ? search : '';
  if (search !== language) return null;
  return /^\/(api|sandbox|staff|auth|platform)(\/|$)/.test(pathname) ? null : pathname + language;
}
