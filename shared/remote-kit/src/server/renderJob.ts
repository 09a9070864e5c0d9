import type { AppConfig, CallName, RenderedAnswer } from '@sanchay/contracts';
import type { PageHead } from '../page/pageHead.ts';

/** How a read that the server made for a page ended: with the API's answer, or with a 404. Else it rejects. */
export type ReadOutcome = { data: unknown } | { missing: { code: string | null; message: string | null } };

/** One page to render. */
export interface RenderJob {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  language: 'en' | 'hi';
  config: AppConfig;
  remote: string;
  release: string;
  /** ISO instant that the page takes for now. */
  at: string;
  /** Makes an anonymous call of the contracts. */
  read(name: CallName, options: Record<string, unknown>): Promise<ReadOutcome>;
}

/** The rules of one emotion cache, as its `<style data-emotion="key ids">` holds them. */
export interface RenderedStyle {
  key: string;
  ids: string[];
  text: string;
}

/** What a release makes of a page. */
export interface RenderOutcome {
  html: string;
  css: RenderedStyle;
  /** Null when the page declared nothing about itself. */
  head: PageHead | null;
  status: number;
  answers: RenderedAnswer[];
}

/** The module that `server.cjs` of a release exports. */
export interface ServerRemote {
  readonly contracts: string;
  /** Rejects when anything of the page fails. One page at a time: words and language are the bundle's. */
  render(job: RenderJob): Promise<RenderOutcome>;
}
