import type { APIRequestContext } from '@playwright/test';

const full = process.env.SANCHAY_FULL === '1';

/** Pages of their own kind, for the short run. */
const FIRST = [
  ...['/', '/gold', '/insurance', '/insurance/health', '/help', '/pricing', '/mutual-funds'],
  ...['/stocks', '/us-stocks', '/fixed-deposit'],
];

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);

/**
 * Public pages by the sitemap: in the full run every page that it names itself and the first two of each list from data, in
 * the short one a page of each kind.
 * @throws when the sitemap lacks a page that the short run names
 */
export async function sitePages(request: APIRequestContext): Promise<string[]> {
  const pages: string[] = [];
  for (const file of pathsIn(await (await request.get('/sitemap.xml')).text())) {
    const listed = pathsIn(await (await request.get(file)).text());
    if (!/\/(pages|calculators)\.xml$/.test(file)) pages.push(...listed.slice(0, full ? 2 : 1));
    else pages.push(...(full ? listed : listed.filter((path) => FIRST.includes(path))));
    if (file.endsWith('/pages.xml')) {
      const missing = FIRST.filter((path) => !listed.includes(path));
      if (missing.length > 0) throw new Error(`the sitemap does not name ${missing.join(', ')}`);
    }
  }
  return pages;
}
