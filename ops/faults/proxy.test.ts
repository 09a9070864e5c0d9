import {
  createServer,
  get as httpGet,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { answerRules } from './control.ts';
import { startFaultProxy, type FaultProxy } from './proxy.ts';
import type { FaultRule } from './rule.ts';

const SCRIPT = 'globalThis.answer = 42;';
const LARGE = Buffer.alloc(3_000_000, 'ab');
let seen: IncomingMessage[] = [];
let streaming: ServerResponse | undefined;
let product: Server;
let upstream: string;
let proxy: FaultProxy;

function serve(request: IncomingMessage, response: ServerResponse): void {
  seen.push(request);
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (request.url === '/script.js') {
    const body = packed ? brotliCompressSync(SCRIPT) : Buffer.from(SCRIPT);
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'content-length': body.length,
      etag: '"1"',
      'x-policy': 'strict',
      ...(packed && { 'content-encoding': 'br' }),
    });
    response.end(body);
  } else if (request.url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: first\n\n');
    streaming = response;
  } else if (request.url === '/large') response.end(LARGE);
  else request.pipe(response);
}

const rule = (fault: Omit<FaultRule, 'match'>, path = '/script.js'): FaultRule => ({
  match: { path },
  ...fault,
});
const ask = (path = '/script.js', init: RequestInit = {}) =>
  fetch(proxy.origin + path, { ...init, headers: { 'accept-encoding': 'br', ...init.headers } });

beforeAll(async () => {
  product = createServer(serve);
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  upstream = `http://localhost:${(product.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  seen = [];
  proxy = await startFaultProxy({
    upstream,
    own: (request, response) => answerRules(proxy.rules, request, response),
  });
});
afterEach(() => proxy.close());
afterAll(() => new Promise((resolve) => product.close(resolve)));

describe('without a rule', () => {
  test('X4 · files, headers and packed bytes pass as they are', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.text()).toBe(SCRIPT);
    expect(Buffer.from(await (await ask('/large')).arrayBuffer()).equals(LARGE)).toBe(true);
  });

  test('X4 · bodies pass, and the product sees its own name as host and origin', async () => {
    const answer = await ask('/echo', {
      method: 'POST',
      body: 'units=1.5',
      headers: { origin: proxy.origin, referer: `${proxy.origin}/gold` },
    });
    expect(await answer.text()).toBe('units=1.5');
    expect(seen[0]!.headers).toMatchObject({
      host: upstream.slice('http://'.length),
      origin: upstream,
      referer: `${upstream}/gold`,
    });
  });

  test('X4 · a foreign origin stays foreign', async () => {
    await (
      await ask('/echo', { method: 'POST', body: 'x', headers: { origin: 'http://evil.example' } })
    ).text();
    expect(seen[0]!.headers.origin).toBe('http://evil.example');
  });

  test('X4 · a stream arrives piece by piece, and its end here is its end there', async () => {
    const leaving = new AbortController();
    const answer = await ask('/stream', { signal: leaving.signal });
    const reader = answer.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: first\n\n');
    const ended = new Promise((resolve) => streaming!.on('close', () => resolve('closed')));
    leaving.abort();
    await expect(ended).resolves.toBe('closed');
  });

  test('X4 · a product that is away is a 502 with words', async () => {
    const lonely = await startFaultProxy({ upstream: 'http://localhost:1' });
    const answer = await fetch(lonely.origin);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch(/^The product did not answer: /);
    await lonely.close();
  });
});

describe('with a rule', () => {
  test('X4 · a status is answered without asking the product, so many times', async () => {
    proxy.rules.put([
      rule({
        status: 503,
        body: '{"a":1}',
        type: 'application/json',
        headers: { 'retry-after': '2' },
        times: 2,
      }),
    ]);
    const first = await ask();
    expect([first.status, first.headers.get('retry-after'), await first.text()]).toEqual([
      503,
      '2',
      '{"a":1}',
    ]);
    expect((await ask()).status).toBe(503);
    expect(seen).toHaveLength(0);
    expect((await ask()).status).toBe(200);
  });

  test.each<[string, Omit<FaultRule, 'match'>, string]>([
    ['empty', { empty: true }, ''],
    ['half', { truncate: true }, SCRIPT.slice(0, 11)],
    ['with more behind', { tamper: { append: '//' } }, `${SCRIPT}//`],
    ['with more before', { tamper: { prepend: '//' } }, `//${SCRIPT}`],
    ['with one bit turned', { tamper: { flip: true } }, flipped()],
    ['another', { body: 'else' }, 'else'],
  ])('X4 · a body comes %s, unpacked, with its own length', async (_what, fault, expected) => {
    proxy.rules.put([rule(fault)]);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-length')).toBe(String(expected.length));
    expect(await answer.text()).toBe(expected);
  });

  test('X4 · garbage has the length of the right body and is no script', async () => {
    proxy.rules.put([rule({ garbage: true })]);
    const text = await (await ask()).text();
    expect(text).toHaveLength(SCRIPT.length);
    expect(() => new Function(text)).toThrow(SyntaxError);
    expect(await (await ask()).text()).toBe(text);
  });

  test('X4 · type and headers change without touching the bytes', async () => {
    proxy.rules.put([rule({ type: 'text/html', dropHeaders: ['X-Policy'] })]);
    const answer = await ask();
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('x-policy')).toBeNull();
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('X4 · a cut connection is no answer, before it or in the middle', async () => {
    proxy.rules.put([rule({ reset: 'before' }), rule({ reset: 'half' }, '/large')]);
    await expect(ask()).rejects.toThrow('fetch failed');
    const half = await ask('/large');
    expect(half.headers.get('content-length')).toBe(String(LARGE.length));
    await expect(half.arrayBuffer()).rejects.toThrow('terminated');
  });

  test('X4 · a hung request has no answer, and others have theirs', async () => {
    proxy.rules.put([rule({ hang: true, times: 1 })]);
    let answered = false;
    const hanging = httpGet(`${proxy.origin}/script.js`, () => (answered = true)).on(
      'error',
      () => undefined,
    );
    await new Promise((resolve) => hanging.on('finish', resolve));
    while (proxy.rules.list()[0]!.hits === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await (await ask()).text()).toBe(SCRIPT);
    expect(answered).toBe(false);
    hanging.destroy();
  });

  test('X4 · a delayed answer is the right one', async () => {
    proxy.rules.put([rule({ delay: 1 })]);
    expect(await (await ask()).text()).toBe(SCRIPT);
  });
});

describe('the control', () => {
  const put = (body: string, headers = {}) => ask('/rules', { method: 'PUT', body, headers });

  test('X4 · rules are put, read with their hits, and deleted', async () => {
    const rules = [rule({ status: 404 })];
    expect(await (await put(JSON.stringify(rules))).json()).toEqual({ rules: [{ ...rules[0], hits: 0 }] });
    expect((await ask()).status).toBe(404);
    expect(await (await ask('/rules')).json()).toEqual({ rules: [{ ...rules[0], hits: 1 }] });
    expect(await (await ask('/rules', { method: 'DELETE' })).json()).toEqual({ rules: [] });
    expect((await ask()).status).toBe(200);
  });

  test('X4 · an invalid list of rules changes nothing and reports why', async () => {
    proxy.rules.put([rule({ status: 404 })]);
    const answer = await put('[{"match":{},"hang":1}]');
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'Rule 1: hang is not right.' }]);
    expect((await put('{')).status).toBe(400);
    expect(proxy.rules.list()).toHaveLength(1);
  });

  test('X4 · a page of another site may not', async () => {
    const answer = await put('[]', { origin: 'http://evil.example' });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'Only pages of this machine may do that.' },
    ]);
    const { port } = new URL(proxy.origin);
    const named = await new Promise<IncomingMessage>((resolve) =>
      httpGet({ port, path: '/rules', headers: { host: 'evil.example' } }, resolve),
    );
    named.resume();
    expect(named.statusCode).toBe(403);
  });

  test('X4 · other methods and too much are refused', async () => {
    expect((await ask('/rules', { method: 'POST', body: '[]' })).status).toBe(405);
    expect((await put(' '.repeat(1_000_001))).status).toBe(413);
  });
});

function flipped(): string {
  const bytes = Buffer.from(SCRIPT);
  bytes[11] = bytes[11]! ^ 1;
  return bytes.toString();
}
