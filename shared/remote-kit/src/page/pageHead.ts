import { createContext } from 'react';

/** What the head of a page says of it, to search engines and to people who are sent its link. */
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

/** What a page that is rendered on the server has said about itself. */
export interface PageFacts {
  head(head: PageHead): void;
  status(status: number): void;
}

/** Takes the facts while a page is rendered on the server; null in the browser. */
export const PageFactsContext = createContext<PageFacts | null>(null);
