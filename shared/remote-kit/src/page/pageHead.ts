import { createContext } from 'react';

/** The head metadata of a page, for search engines and for recipients of its link. */
export interface PageHead {
  /** Without the product's name, which is added. */
  title: string;
  /** One or two sentences in the page's language. */
  description?: string;
  /** Path of the one address of this content; the page's own path without its query when absent. */
  canonical?: string;
  /** Objects of schema.org, for `application/ld+json`. */
  structured?: readonly Record<string, unknown>[];
  /** False: search engines leave the page out. */
  index?: boolean;
}

/** The metadata that a server-rendered page has declared about itself. */
export interface PageFacts {
  head(head: PageHead): void;
  status(status: number): void;
}

/** Takes the facts while a page is rendered on the server; null in the browser. */
export const PageFactsContext = createContext<PageFacts | null>(null);
