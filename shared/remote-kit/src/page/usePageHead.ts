import { completeSentences } from '@sanchay/finance';
import { useContext, useEffect } from 'react';
import { PageFactsContext, type PageHead } from './pageHead.ts';

/**
 * Declares the page's metadata: title, description, canonical address, structured data. The server writes it into the
 * HTML; in the browser title, description and address are updated as the user moves from screen to screen.
 */
export function usePageHead(head: PageHead): void {
  useContext(PageFactsContext)?.head(head);
  const { title, canonical } = head;
  const description = completeSentences(head.description ?? '');
  useEffect(() => {
    document.title = title ? `${title} · Sanchay` : 'Sanchay';
    const own = new URL(canonical ?? globalThis.location.pathname, globalThis.location.origin).href;
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('link[rel="canonical"]', 'href', own);
  }, [title, description, canonical]);
}

function setAttribute(selector: string, name: string, value: string): void {
  if (value) document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Sets the HTTP status that a page has when the server renders it: 404 for something that is not there. */
export function usePageStatus(status: number): void {
  useContext(PageFactsContext)?.status(status);
}
