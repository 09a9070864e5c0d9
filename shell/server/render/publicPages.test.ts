import { canaryOrder } from '@sanchay/registry';
import { START_WATCH } from '../startWatch.ts';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultConfig } from '@sanchay/contracts';
import { ask, listen } from '../../testing/askServer.ts';
import { entryOf, plainRegistry } from '../../testing/signedRegistry.ts';
import { createEdge } from '../edge.ts';
import { readPageParts } from '../pageParts.ts';
import type { PlatformState } from '../platformState.ts';
import { readEdgeSettings } from '../settings.ts';
import { openPublicPages, type PublicPages } from './publicPages.ts';
import { renderingRelease } from './testing/pages.ts';
import { goldHash, layDist } from './testing/publicDist.ts';

describe('public pages at the edge', () => {
  let dist: string;
  let clock: { now: number };
  let log: string[];
  let asked: { url: string; headers: IncomingHttpHeaders }[];
  let message: string;
  let state: PlatformState;
  let edge: Server;
  let api: Server;
  let pages: PublicPages;
  let port: number;

  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(port, url, headers, method);
  const htmlOf = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
    (await get(url, headers)).body.toString();
  const stateWith = (serial: number, over: object = {}): PlatformState => ({
    config: defaultConfig,
    registry: plainRegistry(serial, {
      'mfe-gold': entryOf(
        { '3': renderingRelease('3', goldHash), '2': renderingRelease('2', goldHash) },
        { live: '2', ...over },
      ),
    }),
    trust: null,
  });

  beforeEach(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'public-'));
    clock = { now: Date.parse('2026-11-21T10:00:00.000Z') };
    log = [];
    asked = [];
    message = 'Gold';
    layDist(dist);
    api = createServer((incoming, answer) => {
      asked.push({ url: incoming.url!, headers: incoming.headers });
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ message }));
    });
    const env = { SHELL_RELEASE: 's1', SANCHAY_DIST: dist, PUBLIC_ORIGIN: 'https://sanchay.example' };
    const settings = {
      ...readEdgeSettings(env),
      apiOrigin: `http://127.0.0.1:${await listen(api)}`,
      renderThreads: 1,
    };
    state = stateWith(1);
    pages = openPublicPages(settings, readPageParts(settings), {
      log: (line) => log.push(line),
      now: () => clock.now,
    });
    edge = createEdge(settings, { now: () => state, refresh: async () => undefined }, { pages });
    port = await listen(edge);
    await pages.follow(state);
  });
  afterEach(async () => {
    await pages.close();
    for (const server of [edge, api]) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(dist, { recursive: true });
  });

  test('M3 · a public page comes as HTML with its text, in the very elements of the browser’s slot', async () => {
    const { status, headers, body } = await get('/gold');
    const html = body.toString();
    expect(status).toBe(200);
    expect(html).toContain(
      '<div id="slot" tabindex="-1"><div data-remote="mfe-gold" data-remote-state="rendered" data-remote-version="2"><div></div><div><div><div><h1>Gold</h1></div></div></div></div></div>',
    );
    expect(html).toContain('<header id="shell-header"><b>header out</b></header>');
    expect(html).toContain('<footer id="shell-footer"><b>footer</b></footer>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe('en');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(headers.vary).toBe('accept-encoding, cookie');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('M3 · its head names it, for search engines and people who are sent its link', async () => {
    const html = await htmlOf('/gold?utm_source=x');
    expect(html).toContain('<title>Gold &amp; silver · Sanchay</title>');
    expect(html).toContain('<meta name="description" content="All of it">');
    expect(html).toContain('<link rel="canonical" href="https://sanchay.example/gold">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="hi" href="https://sanchay.example/gold?lang=hi">',
    );
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://sanchay.example/gold">');
    expect(html).toContain(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","url":"https://sanchay.example/gold"}</script>',
    );
  });

  const block = async (id: string, url: string, headers: Record<string, string> = {}): Promise<unknown> =>
    JSON.parse(new RegExp(`id="sanchay-${id}">(.*?)</script>`, 's').exec(await htmlOf(url, headers))![1]!);

  test('M3 · the browser finds the answers and what to start with, as inert JSON', async () => {
    expect(await block('rendered', '/gold?b=1&a=2')).toEqual({
      ...{ remote: 'mfe-gold', version: '2', path: '/gold?a=2&b=1', language: 'en', header: 'out' },
      ...{
        at: '2026-11-21T10:00:00.000Z',
        answers: [{ name: 'amcList', options: {}, data: 'Gold</script>' }],
      },
    });
    expect(await block('start', '/gold')).toEqual({
      scripts: [{ src: '/shell/s1/a.js', integrity: 'sha384-a' }],
      preload: [
        { src: '/remotes/mfe-gold/2/remoteEntry.abc.js', integrity: `sha384-${'e'.repeat(64)}` },
        { src: '/remotes/mfe-gold/2/app.abc.js', integrity: `sha384-${'a'.repeat(64)}` },
      ],
      when: 'idle',
    });
    expect(await block('files', '/gold')).toEqual({ '/shell/s1/later.js': 'sha384-l' });
  });

  test('M3 · the registry in it is the same for every cohort, without code of the server', async () => {
    const registry = (await block('registry', '/gold')) as {
      cohort?: number;
      remotes: Record<string, { release: { integrity: object } }>;
    };
    expect(registry).not.toHaveProperty('cohort');
    expect(Object.keys(registry.remotes['mfe-gold']!.release.integrity)).not.toContain('server.cjs');
    expect((await get('/gold', { cookie: 'sanchay_cohort=3' })).headers.etag).toBe(
      (await get('/gold', { cookie: 'sanchay_cohort=93' })).headers.etag,
    );
  });

  test('M3 · the only scripts of a rendered page are the watch of the start and the starter; every inline style is allowed by its hash', async () => {
    const { headers, body } = await get('/gold');
    const html = body.toString();
    const scripts = [...html.matchAll(/<script(?![^>]*application\/)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      '<script>',
      '<script defer crossorigin="anonymous" src="/shell/s1/starter.js" integrity="sha384-s">',
    ]);
    const styles = [...html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs)];
    expect(styles.map(([, names]) => names)).toEqual([
      '',
      ' data-emotion="shell s1"',
      ' data-emotion="gold g1 g2"',
    ]);
    for (const [, , text] of styles)
      expect(String(headers['content-security-policy'])).toContain(
        `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
      );
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  });

  test('M3 · language and theme are those that the browser chose; the address comes before the cookie', async () => {
    const chosen = await htmlOf('/gold', { cookie: 'sanchay_language=hi; sanchay_theme=dark' });
    // No system font has the metrics of the Devanagari letters: the page would move.
    expect(chosen).toContain('<html lang="hi" data-theme="dark">');
    expect(chosen).toContain('as="font"');
    expect(chosen).toContain('>Skip hi</a>');
    const asked = await htmlOf('/gold?lang=en', { cookie: 'sanchay_language=hi' });
    expect(asked).toContain('<html lang="en" data-later-fonts>');
    // The first picture would wait for a font that comes early.
    expect(asked).not.toContain('as="font"');
    expect(asked).toContain('<link rel="canonical" href="https://sanchay.example/gold?lang=en">');
  });

  test('M3 · where a token is stored the header is nobody’s, nothing of it is kept by others, and it starts at once', async () => {
    const cookie = 'sanchay_hint=1';
    const { headers, body } = await get('/gold', { cookie });
    expect(body.toString()).toContain('<b>header neutral</b>');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(await block('start', '/gold', { cookie })).toMatchObject({ when: 'now' });
  });

  test('M3 · a render never sees a cookie, a token or an address of the visitor', async () => {
    asked.length = 0;
    const secret = {
      cookie: 'session=topsecret; sanchay_cohort=3',
      authorization: 'Bearer topsecret',
      'x-forwarded-for': '6.6.6.6',
      'user-agent': 'topsecret',
    };
    const { body } = await get('/gold/secret', secret);
    expect(body.toString()).toContain('<h1>Gold</h1>');
    expect(body.toString()).not.toContain('topsecret');
    expect(JSON.stringify(asked)).not.toMatch(/topsecret|6\.6\.6\.6/);
    for (const { headers } of asked) expect(headers).not.toHaveProperty('cookie');
  });

  test('M3 · the page of something that is not there is a real 404 that search engines leave out', async () => {
    const { status, body } = await get('/gold/none');
    expect(status).toBe(404);
    expect(body.toString()).toContain('<meta name="robots" content="noindex">');
    expect(body.toString()).not.toContain('hreflang');
  });

  test.each(['/gold/broken', '/gold/empty'])(
    'M3 · where %s fails the browser renders the page, and the log contains the reason',
    async (url) => {
      const { status, headers, body } = await get(url);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(body.toString()).not.toContain('sanchay-rendered');
      expect(body.toString()).toContain('src="/shell/s1/a.js"');
      expect(log.at(-1)).toContain(`page not rendered (error): mfe-gold 2 ${url}: `);
      expect(pages.counts()).toMatch(/answer="failed_error"} \d/);
    },
  );

  test('M3 · a page that the browser has already is not sent again', async () => {
    const { headers } = await get('/gold');
    const again = await get('/gold', { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get('/gold', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('M3 · HEAD has the headers and no body; brotli and gzip are labelled correctly', async () => {
    const plain = await get('/gold');
    const head = await get('/gold', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
    const brotli = await get('/gold', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.body.toString());
    const zipped = await get('/gold', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
  });

  test.each([
    `/gold?${'x'.repeat(10_000)}`,
    '/gold?a=%ff',
    '/gold//',
    '/gold/%00',
    '/gold?lang=%3Cscript%3E',
    '/%',
  ])('M3 · odd address %# gets a page and never an error of ours', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBeLessThan(500);
    expect(body.toString()).toContain('<!doctype html>');
    expect(body.toString().replace(`<script>${START_WATCH}</script>`, '')).not.toContain('<script>');
  });

  test('M3 · browsers cannot read the server’s code', async () => {
    expect((await get('/remotes/mfe-gold/2/server.cjs')).status).toBe(404);
    expect((await get('/shell/s1/server.cjs')).status).toBe(404);
  });

  test('M3 · with a canary each visitor gets the page of its release and keeps its cohort, in no shared cache', async () => {
    const before = state;
    state = stateWith(2, { canary: { version: '3', percent: 5 } });
    const order = canaryOrder('mfe-gold', '3');
    const one = await get('/gold', { cookie: `sanchay_cohort=${order[4]}` });
    expect(one.body.toString()).toContain('data-remote-version="3"');
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect((await get('/gold', { cookie: `sanchay_cohort=${order[5]}` })).body.toString()).toContain(
      'data-remote-version="2"',
    );
    expect((await get('/gold')).headers['set-cookie']![0]).toMatch(/^sanchay_cohort=\d/);
    state = before;
  });

  test('M3 · news of the registry or the settings make every page anew', async () => {
    const before = state;
    expect(await htmlOf('/gold')).toContain('<h1>Gold</h1>');
    message = 'New gold';
    clock.now += 16_000;
    state = stateWith(9);
    await pages.follow(state);
    clock.now += 1;
    await get('/gold');
    await pages.follow({ ...state, config: { ...defaultConfig } });
    expect(await htmlOf('/gold')).toContain('<h1>New gold</h1>');
    message = 'Gold';
    state = before;
  });

  test('M3 · code that is not the signed one never runs: the browser makes the page', async () => {
    const before = state;
    state = { ...state, registry: plainRegistry(3, { 'mfe-gold': entryOf({ '2': renderingRelease('2') }) }) };
    const { status, body } = await get('/gold');
    expect(status).toBe(200);
    expect(body.toString()).not.toContain('<h1>');
    expect(log.at(-1)).toContain(
      '(bundle): mfe-gold 2 /gold: server.cjs of mfe-gold@2 is not the one that was signed',
    );
    const lines = log.length;
    await get('/gold/other');
    expect(log).toHaveLength(lines);
    state = before;
  });

  test('X4 · M48 a repaired server.cjs renders its pages within five seconds', async () => {
    const before = state;
    const file = path.join(dist, 'remotes/mfe-gold/4/server.cjs');
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'damaged');
    state = {
      ...state,
      registry: plainRegistry(4, {
        'mfe-gold': entryOf({ '4': renderingRelease('4', goldHash) }, { live: '4' }),
      }),
    };
    expect(await htmlOf('/gold')).not.toContain('<h1>');
    copyFileSync(path.join(dist, 'remotes/mfe-gold/2/server.cjs'), file);
    // The worst case: the refusal is nearly over when another page meets it, and that page rests from there.
    clock.now += 1_990;
    expect(await htmlOf('/gold/other')).not.toContain('<h1>');
    clock.now += 2_010;
    for (const url of ['/gold', '/gold/other']) expect(await htmlOf(url)).toContain('<h1>');
    state = before;
  });
});
