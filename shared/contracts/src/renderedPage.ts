import type { CallName } from './calls.ts';

/** A script with the hash that it is loaded with. */
export interface HashedScript {
  src: string;
  integrity: string;
}

/** What the API answered while a page was rendered. Bytes travel as `{ $bytes: base64 }`. */
export interface RenderedAnswer {
  name: CallName;
  /** Options of the call as the screen gave them; with the name, the key of the answer. */
  options: Record<string, unknown>;
  data?: unknown;
  /** In place of data: the API knows nothing of the kind (404). */
  missing?: { code: string | null; message: string | null };
}

/** The inert block `sanchay-rendered` of a page that came as HTML. Absent where the browser makes the page. */
export interface RenderedPage {
  remote: string;
  /** Release that made the HTML; the browser mounts this one. */
  version: string;
  /** Path and query that were rendered. */
  path: string;
  language: 'en' | 'hi';
  /** ISO instant of the rendering: statements about the present refer to this moment. */
  at: string;
  /** Header in the HTML: of a visitor, or, where a token is stored, of nobody yet. */
  header: 'out' | 'neutral';
  answers: RenderedAnswer[];
}

/** The inert block `sanchay-start` of such a page: what its starter script loads, and when. */
export interface StartInstructions {
  /** Scripts of the shell, in order. */
  scripts: HashedScript[];
  /** Scripts of the route's remote, fetched beside them. */
  preload: HashedScript[];
  /** When the browser is idle or the user shows an intent, or at once because the user is signed in. */
  when: 'idle' | 'now';
}

/** Ids of the inert blocks. */
export const RENDERED_BLOCK = 'sanchay-rendered';
export const START_BLOCK = 'sanchay-start';

/** Attribute of `<html>` while the page uses system fonts of the same metrics; removed once the web fonts are loaded. */
export const LATER_FONTS = 'data-later-fonts';

/** Attribute of an element whose HTML is hydrated after the rest of the page, when it is seen or used. */
export const LATER_PART = 'data-later';

/** Cookies that let the edge know what to render. None is secret, none identifies anybody. */
export const PAGE_COOKIES = {
  /** `en` or `hi`. */
  language: 'sanchay_language',
  /** `light` or `dark`; absent: the device's. */
  theme: 'sanchay_theme',
  /** `1` while a token is stored. */
  hint: 'sanchay_hint',
} as const;

/** File of a release, and of the shell, that renders on the server. Browsers never get it. */
export const SERVER_FILE = 'server.cjs';
