import { escapeHtml } from '../render/headTags.ts';
import type { SitePage, SiteSection } from './siteSections.ts';

/** Addresses of one file. */
export const MOST_IN_FILE = 5_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Text of `/sitemap.xml` and of the files that it names, by path. */
export function sitemapFiles(sections: readonly SiteSection[], origin: string): Map<string, string> {
  const files = new Map<string, string>();
  const rows: string[] = [];
  for (const { name, pages } of sections) {
    const count = Math.ceil(pages.length / MOST_IN_FILE);
    for (let part = 0; part < count; part += 1) {
      const some = pages.slice(part * MOST_IN_FILE, (part + 1) * MOST_IN_FILE);
      const path = `/sitemaps/${name}${count > 1 ? `-${part + 1}` : ''}.xml`;
      files.set(path, urlSet(some, origin));
      const changed = some
        .map((page) => page.changed ?? '')
        .sort()
        .at(-1);
      rows.push(`<sitemap><loc>${escapeHtml(origin + path)}</loc>${lastmod(changed)}</sitemap>`);
    }
  }
  files.set(
    '/sitemap.xml',
    `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</sitemapindex>\n`,
  );
  return files;
}

function urlSet(pages: readonly SitePage[], origin: string): string {
  const rows = pages.map(
    ({ path, changed }) => `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod(changed)}</url>`,
  );
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</urlset>\n`;
}

function lastmod(day: string | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : '';
}

/** What crawlers may read: every public page, and nothing personal or of the API. */
export function robotsText(origin: string): string {
  const closed = [
    ...['/api/', '/mf/', '/insight/', '/equity/', '/vested/', '/fixed_deposit/', '/sandbox', '/staff'],
    ...['/dashboard', '/portfolio', '/orders', '/cart', '/profile', '/login', '/signup', '/watchlist'],
    '/reports',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
