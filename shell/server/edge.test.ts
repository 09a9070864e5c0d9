import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { defaultConfig } from '@sanchay/contracts';
import { canaryOrder, pageRegistry } from '@sanchay/registry';
import { ask, listen } from '../testing/askServer.ts';
import { digest, entryOf, plainRegistry, plainRelease } from '../testing/signedRegistry.ts';
import { createEdge } from './edge.ts';
import type { PlatformState } from './platformState.ts';

const release = plainRelease('mfe-gold', '2.0.0-abcd');
const canary = plainRelease('mfe-gold', '3.0.0-abcd');
const registry = plainRegistry(4, {
  'mfe-gold': entryOf(
    { '3.0.0-abcd': canary, '2.0.0-abcd': release },
    { canary: { version: '3.0.0-abcd', percent: 5 } },
  ),
  'mfe-off': entryOf({ '1.0.0-abcd': plainRelease('mfe-off', '1.0.0-abcd') }, { disabled: true }),
});

/** The cohorts in the order in which the canary reaches them: the first five have it. */
const order = canaryOrder('mfe-gold', '3.0.0-abcd');

describe('the edge server', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const whole: PlatformState = {
    config: { ...defaultConfig, appVersion: '</script><b>' },
    registry,
    trust: { channel: ['ed25519:k'], owners: {}, remotes: {} },
  };
  let state = whole;
  let edge: Server;
  let api: Server;
  let port: number;
  const seen: { url?: string; headers: IncomingHttpHeaders; body: string }[] = [];

  beforeEach(() => {
    state = whole;
  });

  const edgeOf = (apiOrigin: string): Server =>
    createEdge(
      {
        apiOrigin,
        distFolder: dist,
        shellRelease: 's1',
        origin: 'https://sanchay.example',
        development: false,
      },
      { now: () => state, refresh: async () => undefined },
    );

  const get = (url: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    ask(port, url, headers, method, body);

  beforeAll(async () => {
    mkdirSync(path.join(dist, 'shell/s1/assets'), { recursive: true });
    mkdirSync(path.join(dist, 'remotes/mfe-gold/2.0.0-abcd'), { recursive: true });
    writeFileSync(
      path.join(dist, 'shell/s1/shell.json'),
      JSON.stringify({
        scripts: ['a.js'],
        integrity: { 'a.js': 'sha384-x', 'later.js': 'sha384-y', 'assets/base.css': 'sha384-c' },
      }),
    );
    writeFileSync(path.join(dist, 'shell/s1/a.js'), 'shell()');
    writeFileSync(path.join(dist, 'shell/s1/assets/base.css'), '/* words */ body { color: red }');
    writeFileSync(path.join(dist, 'remotes/mfe-gold/2.0.0-abcd/app.abc.js'), 'gold()');
    writeFileSync(path.join(dist, 'remotes/mfe-gold/2.0.0-abcd/app.abc.js.br'), brotliCompressSync('gold()'));
    writeFileSync(path.join(dist, 'secret.txt'), 'secret');
    api = createServer((incoming, answer) => {
      let body = '';
      incoming.on('data', (part: Buffer) => (body += part.toString()));
      incoming.on('end', () => {
        seen.push({ url: incoming.url, headers: incoming.headers, body });
        answer.writeHead(201, {
          'content-type': 'application/json',
          'x-api': 'yes',
          'content-length': incoming.url === '/api/big' ? 4_002 : 2,
        });
        answer.end(incoming.url === '/api/big' ? `"${'x'.repeat(4_000)}"` : '{}');
      });
    });
    const apiPort = await listen(api);
    edge = edgeOf(`http://127.0.0.1:${apiPort}`);
    port = await listen(edge);
  });
  afterAll(() => {
    edge.close();
    api.close();
    edge.closeAllConnections();
    api.closeAllConnections();
    rmSync(dist, { recursive: true, force: true });
  });

  test.each(['//', '//metrics', '//evil.example/gold', '/\\evil.example'])(
    'X4 · the address %s names no other host, harms nobody and is nobody’s page',
    async (address) => {
      expect((await get(address)).status).toBe(404);
      expect((await get('/gold')).status).toBe(200);
    },
  );

  test('X3 · the policy allows one inline script and one inline style, each by its hash', async () => {
    const { headers, body, status } = await get('/gold');
    const html = body.toString();
    expect(status).toBe(200);
    const css = /<style>(.*?)<\/style>/s.exec(html)![1]!;
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = String(headers['content-security-policy']);
    const watch = /<script>(.*?)<\/script>/s.exec(html)![1]!;
    const watchHash = createHash('sha256').update(watch).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${watchHash}';`);
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('report-uri /api/v3/csp_reports');
    expect(css).toContain('body { color: red }');
    expect(css).not.toContain('words');
    const executable = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>/g)].map(([tag]) => tag);
    expect(executable).toEqual([
      '<script>',
      '<script defer crossorigin="anonymous" src="/shell/s1/a.js" integrity="sha384-x">',
    ]);
  });

  const block = async (id: string, url: string, headers: Record<string, string> = {}): Promise<string> =>
    new RegExp(`id="sanchay-${id}">(.*?)</script>`, 's').exec((await get(url, headers)).body.toString())![1]!;

  test('X1 · config, registry and later scripts are laid in as inert JSON that cannot end its element', async () => {
    const config = await block('config', '/gold');
    expect(config).not.toContain('<');
    expect(JSON.parse(config)).toEqual(state.config);
    expect(JSON.parse(await block('files', '/gold'))).toEqual({ '/shell/s1/later.js': 'sha384-y' });
  });

  test("X1 · the registry in a page spells out the release of the route's owner only", async () => {
    const inline = JSON.parse(
      await block('registry', '/gold/buy', { cookie: `sanchay_cohort=${order[5]}` }),
    ) as unknown;
    expect(inline).toEqual(pageRegistry(registry, '/gold/buy', order[5]!));
    expect(inline).toMatchObject({
      serial: 4,
      cohort: order[5],
      remotes: { 'mfe-gold': { live: '2.0.0-abcd', release }, 'mfe-off': { disabled: true } },
    });
    const elsewhere = JSON.parse(await block('registry', '/other')) as { remotes: Record<string, object> };
    expect(elsewhere.remotes['mfe-gold']).not.toHaveProperty('release');
  });

  test('X2 · a visitor in the share of the canary gets it, and draws a cohort only once', async () => {
    const page = await get('/gold', { cookie: `sanchay_cohort=${order[4]}` });
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.body.toString()).toContain('href="/remotes/mfe-gold/3.0.0-abcd/app.abc.js"');
    const fresh = await get('/gold');
    expect(fresh.headers['set-cookie']![0]).toMatch(/^sanchay_cohort=\d{1,2}; Path=\/; Max-Age=31536000; /);
  });

  test("X1 · the files of the route's remote are preloaded with their hashes, others are not", async () => {
    const html = (await get('/gold/buy', { cookie: `sanchay_cohort=${order[50]}` })).body.toString();
    const folder = '/remotes/mfe-gold/2.0.0-abcd';
    expect(html).toContain(`href="${folder}/remoteEntry.abc.js" integrity="${digest('e')}"`);
    expect(html).toContain(`href="${folder}/app.abc.js" integrity="${digest('a')}"`);
    expect(html).not.toContain(`href="${folder}/lazy.abc.js"`);
    expect((await get('/other')).body.toString()).not.toContain('rel="preload" as="script"');
    expect((await get('/off')).body.toString()).not.toContain('rel="preload" as="script"');
  });

  test('X3 · before any registry was verified the frame comes with a 503 and no remote', async () => {
    state = { ...whole, registry: null };
    const { status } = await get('/gold');
    expect(status).toBe(503);
    expect(JSON.parse(await block('registry', '/gold', { cookie: 'sanchay_cohort=3' }))).toEqual({
      serial: 0,
      issued: '',
      expires: '',
      cohort: 3,
      remotes: {},
    });
  });

  test('X3 · browsers get the public keys, never from a cache without asking; before there are any, a 503', async () => {
    const answer = await get('/platform/trust.json');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(answer.body.toString())).toEqual(whole.trust);
    state = { ...whole, trust: null };
    expect((await get('/platform/trust.json')).status).toBe(503);
  });

  test('X2 · one release of the verified registry is served by itself, for good; an unknown one is a 404', async () => {
    const [name, entry] = Object.entries(whole.registry!.remotes)[0]!;
    const answer = await get(`/platform/releases/${name}/${entry.live}.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(JSON.parse(answer.body.toString())).toEqual(entry.releases[entry.live]);
    for (const other of [
      `${name}/0.0.0.json`,
      'mfe-none/1.json',
      'constructor/name.json',
      '',
      '%ff/x.json',
    ]) {
      const missing = await get(`/platform/releases/${other}`);
      expect([other, missing.status, missing.headers['cache-control']]).toEqual([other, 404, 'no-store']);
    }
    state = { ...whole, registry: null };
    expect((await get(`/platform/releases/${name}/${entry.live}.json`)).status).toBe(404);
  });

  test('S11 · an address that nobody owns is a real 404 with the page', async () => {
    const { status, headers } = await get('/nowhere');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('X2 · release files are immutable and sent in brotli where the browser takes it', async () => {
    const plain = await get('/remotes/mfe-gold/2.0.0-abcd/app.abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['access-control-allow-origin']).toBe('*');
    expect(plain.body.toString()).toBe('gold()');
    const packed = await get('/remotes/mfe-gold/2.0.0-abcd/app.abc.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe('gold()');
  });

  test.each([
    '/remotes/mfe-gold/2.0.0-abcd/gone.js',
    '/remotes/../secret.txt',
    '/remotes/%2e%2e/secret.txt',
    '/remotes/..%2fsecret.txt',
    '/remotes/mfe-gold/2.0.0-abcd',
    '/remotes/%ff.js',
  ])('X3 · %s is not a file that may be read', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  test('S12 · API paths are passed on with method, body and headers, and the answer comes back', async () => {
    const answer = await get(
      '/api/v3/x.json?v=1',
      { authorization: 'Bearer t', 'x-forwarded-for': '6.6.6.6', 'content-length': '5' },
      'POST',
      'hello',
    );
    expect(answer.status).toBe(201);
    expect(answer.headers['x-api']).toBe('yes');
    const last = seen.at(-1)!;
    expect(last).toMatchObject({ url: '/api/v3/x.json?v=1', body: 'hello' });
    expect(last.headers.authorization).toBe('Bearer t');
    expect(last.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('S12 · long JSON answers are packed on the way', async () => {
    const answer = await get('/api/big', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toHaveLength(4_002);
  });

  test('S12 · a body over the limit is refused here in the specified shape and never passed on', async () => {
    const before = seen.length;
    const body = 'x'.repeat(256 * 1024 + 1);
    const answer = await get('/api/v3/x.json', { 'content-length': String(body.length) }, 'POST', body);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toEqual({
      ...{ status: 'params_invalid', code: 'too_large', errors: {} },
      message: 'That is more than can be sent at once.',
      request_id: expect.stringMatching(/^[\w-]{36}$/),
    });
    const hindi = { 'content-length': String(body.length), 'accept-language': 'hi' };
    expect(JSON.parse((await get('/api/v3/x.json', hindi, 'POST', body)).body.toString())).toMatchObject({
      message: 'एक बार में इतना नहीं भेजा जा सकता।',
    });
    expect(seen).toHaveLength(before);
    const allowed = 'x'.repeat(256 * 1024);
    await get('/api/v3/x.json', { 'content-length': String(allowed.length) }, 'POST', allowed);
    expect(seen.at(-1)!.body).toHaveLength(allowed.length);
  });

  test('O4 · a picture of a document may be larger than other bodies', async () => {
    const most = 8 * 1024 * 1024 + 64 * 1024;
    const send = (length: number) => {
      const body = 'x'.repeat(length);
      const headers = { 'content-length': String(length) };
      return get('/api/v3/documents/1/photo.json', headers, 'POST', body);
    };
    await send(most);
    expect(seen.at(-1)!.body).toHaveLength(most);
    expect((await send(most + 1)).status).toBe(413);
  });

  test('S11 · a page is only read', async () => {
    expect((await get('/gold', {}, 'POST')).status).toBe(405);
  });

  test('S12 · with the API away the answer is a 503 in the specified shape, at once', async () => {
    const gone = createServer();
    const nobody = await listen(gone);
    await new Promise((closed) => gone.close(closed));
    const cutOff = edgeOf(`http://127.0.0.1:${nobody}`);
    const { status, body, headers } = await ask(await listen(cutOff), '/api/v3/x.json', {});
    cutOff.close();
    cutOff.closeAllConnections();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(JSON.parse(body.toString())).toMatchObject({
      ...{ status: 'failure', code: 'unavailable' },
      message: 'We cannot reach our servers right now. Nothing was changed. Please try again in a moment.',
    });
  });
});
