import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultConfig, type Registry } from '@sanchay/contracts';
import { entryOf, plainRegistry, plainRelease } from '../../testing/signedRegistry.ts';
import type { PlatformState } from '../platformState.ts';
import { siteFiles } from './siteFiles.ts';
import { sitemapFiles } from './sitemap.ts';
import { siteSections, type AskApi } from './siteSections.ts';

const origin = 'https://sanchay.example';
const release = plainRelease('mfe-invest', '1', {
  routes: ['/about', '/calculators', '/mutual-funds', '/explore/funds', '/stocks'],
  rendered: ['/calculators', '/mutual-funds', '/explore/funds'],
  pages: ['/calculators/sip', '/calculators', '/about'],
});
const registry = plainRegistry(2, { 'mfe-invest': entryOf({ '1': release }) });
const funds = Array.from({ length: 201 }, (_, index) => ({
  slug: `fund-${index}`,
  nav: index === 0 ? null : { date: index === 200 ? '2026-11-20' : '2026-11-19' },
}));
const ask: AskApi = async (name, { page = 1, per_page = 100 }) => {
  if (name === 'fundAmcs') return { data: { funds: [{ slug: 'a&b house' }] } };
  if (name !== 'mutualFundSearch') throw new Error(`${name} is not asked here`);
  const first = (Number(page) - 1) * Number(per_page);
  return { data: funds.slice(first, first + Number(per_page)), meta: { total: funds.length } };
};

describe('what the sitemap holds', () => {
  test('M3 · pages that releases name, calculators apart, every fund and house; nothing that no release renders', async () => {
    const sections = await siteSections(registry, ask);
    expect(sections.map(({ name, pages }) => [name, pages.length])).toEqual([
      ['pages', 1],
      ['calculators', 2],
      ['funds', 201],
      ['houses', 1],
    ]);
    expect(sections[1]!.pages).toEqual([{ path: '/calculators' }, { path: '/calculators/sip' }]);
    expect(sections[2]!.pages[0]).toEqual({ path: '/mutual-funds/fund/fund-0' });
    expect(sections[2]!.pages[200]).toEqual({ path: '/mutual-funds/fund/fund-200', changed: '2026-11-20' });
    expect(sections[3]!.pages[0]).toEqual({ path: '/explore/funds/a%26b%20house' });
  });

  test('M3 · every category and article of the help desk is named where a release renders help', async () => {
    const help = plainRelease('mfe-marketing', '1', { routes: ['/help'], rendered: ['/help'] });
    const desk: AskApi = async (name, query) => {
      expect([name, query]).toEqual(['helpDesk', { language: 'en' }]);
      return { data: { categories: [{ slug: 'stocks', articles: [{ slug: 'fees & taxes' }] }] } };
    };
    const sections = await siteSections(plainRegistry(2, { 'mfe-marketing': entryOf({ '1': help }) }), desk);
    expect(sections).toEqual([
      { name: 'help', pages: [{ path: '/help/stocks' }, { path: '/help/stocks/fees%20%26%20taxes' }] },
    ]);
  });

  test('M3 · an area that is switched off is in no sitemap', async () => {
    const off: Registry = plainRegistry(2, { 'mfe-invest': entryOf({ '1': release }, { disabled: true }) });
    expect(await siteSections(off, ask)).toEqual([]);
  });

  test('M3 · a list that cannot be had makes no half sitemap', async () => {
    await expect(siteSections(registry, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  test('M3 · files hold 5,000 addresses at most, the index names them with their last change', () => {
    const pages = Array.from({ length: 5_001 }, (_, index) => ({
      path: `/f/${index}`,
      changed: index === 3 ? '2026-11-20' : '2026-11-01',
    }));
    const files = sitemapFiles(
      [
        { name: 'funds', pages },
        { name: 'pages', pages: [{ path: '/' }] },
      ],
      origin,
    );
    expect([...files.keys()]).toEqual([
      '/sitemaps/funds-1.xml',
      '/sitemaps/funds-2.xml',
      '/sitemaps/pages.xml',
      '/sitemap.xml',
    ]);
    expect(files.get('/sitemaps/funds-1.xml')!.match(/<url>/g)).toHaveLength(5_000);
    expect(files.get('/sitemaps/funds-2.xml')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://sanchay.example/f/5000</loc><lastmod>2026-11-01</lastmod></url>\n</urlset>\n',
    );
    expect(files.get('/sitemap.xml')).toContain(
      '<sitemap><loc>https://sanchay.example/sitemaps/funds-1.xml</loc><lastmod>2026-11-20</lastmod></sitemap>',
    );
    expect(files.get('/sitemap.xml')).toContain(
      '<sitemap><loc>https://sanchay.example/sitemaps/pages.xml</loc></sitemap>',
    );
  });

  test('M3 · exactly 5,000 addresses are one file, and signs of XML are escaped', () => {
    const pages = Array.from({ length: 5_000 }, (_, index) => ({ path: `/f?a=1&b=${index}` }));
    const files = sitemapFiles([{ name: 'funds', pages }], origin);
    expect([...files.keys()]).toEqual(['/sitemaps/funds.xml', '/sitemap.xml']);
    expect(files.get('/sitemaps/funds.xml')).toContain('<loc>https://sanchay.example/f?a=1&amp;b=0</loc>');
  });
});

describe('robots.txt and the sitemap at the edge', () => {
  const clock = { now: 1_000_000 };
  const log: string[] = [];
  let state: PlatformState = { config: defaultConfig, registry, trust: null };
  let up = true;
  let asked = 0;
  let server: Server;
  let base: string;

  beforeEach(async () => {
    up = true;
    asked = 0;
    state = { config: defaultConfig, registry, trust: null };
    const site = siteFiles(
      { apiOrigin: 'http://api', origin },
      {
        log: (line) => log.push(line),
        now: () => clock.now,
        fetch: (async (address: string) => {
          asked += 1;
          if (!up) return new Response('', { status: 500 });
          const { pathname, searchParams } = new URL(address);
          const name = pathname.includes('fund_amcs') ? 'fundAmcs' : 'mutualFundSearch';
          return Response.json(await ask(name, Object.fromEntries(searchParams)));
        }) as typeof fetch,
      },
    );
    server = createServer((request, response) => {
      void site.serve(state, request, response, request.url!).then((served) => {
        if (!served) response.end('not mine');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });
  const get = (path: string, init: RequestInit = {}) => fetch(base + path, init);

  test('M3 · robots.txt opens public pages, closes personal ones and the API, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('User-agent: *\n');
    for (const path of ['/api/', '/dashboard', '/portfolio', '/sandbox'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toContain('Disallow: /mutual-funds');
    expect(text).toContain('\nSitemap: https://sanchay.example/sitemap.xml\n');
    expect(asked).toBe(0);
  });

  test('M3 · the sitemap is XML, packed where the crawler takes it', async () => {
    const answer = await get('/sitemap.xml', { headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toContain('/sitemaps/funds.xml');
    const packed = await get('/sitemaps/funds.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toContain('/mutual-funds/fund/fund-200');
    const head = await get('/sitemap.xml', { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  test('M3 · it is made once in ten minutes, and anew with news of the registry', async () => {
    await get('/sitemap.xml');
    const calls = asked;
    clock.now += 599_999;
    await get('/sitemaps/pages.xml');
    expect(asked).toBe(calls);
    state = { ...state, registry: { ...registry, serial: 3 } };
    await get('/sitemap.xml');
    expect(asked).toBeGreaterThan(calls);
  });

  test('M3 · while the API is away the former sitemap is given; before the first there is a 503', async () => {
    up = false;
    const none = await get('/sitemap.xml');
    expect([none.status, none.headers.get('retry-after')]).toEqual([503, '30']);
    expect(log.at(-1)).toBe('sitemap not made: mutualFundSearch: HTTP 500');
    up = true;
    await get('/sitemap.xml');
    up = false;
    clock.now += 600_000;
    expect((await get('/sitemap.xml')).status).toBe(200);
  });

  test('M3 · a file that the sitemap does not name is a 404, other addresses are left to others', async () => {
    expect((await get('/sitemaps/nothing.xml')).status).toBe(404);
    expect(await (await get('/gold')).text()).toBe('not mine');
  });

  test('M3 · before any registry was verified there is no list of pages', async () => {
    state = { ...state, registry: null };
    expect((await get('/sitemap.xml')).status).toBe(503);
  });
});
