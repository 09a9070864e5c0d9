import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedNginx } from '../product/distribution.ts';
import { freePort } from '../../api/src/platform/process/freePort.ts';
import { gatewayConfig } from './render.ts';

const nginx = installedNginx();
const BURST = 20;
/** The gateway's own configuration with a small burst that practically never refills, so that time does not count. */
const small = (config: string): string =>
  config.replaceAll(/rate=\d+r\/s/g, 'rate=1r/m').replaceAll(/burst=\d+ nodelay/g, `burst=${BURST} nodelay`);

(nginx ? describe : describe.skip)('how fast one client may ask the gateway', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-rates-'));
  let behind: Server;
  let gateway: ChildProcess;
  let origin: string;
  beforeAll(async () => {
    behind = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const node = `127.0.0.1:${(behind.address() as AddressInfo).port}`;
    const port = await freePort();
    mkdirSync(path.join(folder, 'site'));
    // As an operator configures it for the load balancer in front.
    writeFileSync(
      path.join(folder, 'site', 'front.conf'),
      'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;',
    );
    writeFileSync(path.join(folder, 'mime.types'), 'types { text/html html; }');
    const config = gatewayConfig(
      {
        ...{ listen: `127.0.0.1:${port}`, api: [node], edge: [node] },
        ...{ remotes: { 'mfe-gold': node }, resolver: null },
      },
      {
        run: folder,
        accessLog: path.join(folder, 'access.log'),
        errorLog: path.join(folder, 'error.log'),
        mimeTypes: path.join(folder, 'mime.types'),
        site: path.join(folder, 'site'),
        user: process.getuid?.() === 0 ? 'root' : null,
      },
    );
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, small(config));
    gateway = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
      env: { ...process.env, NGINX_PROGRAM: nginx!, NGINX_CONF: file, NGINX_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(gateway, 'message');
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    gateway.kill('SIGTERM');
    await once(gateway, 'exit');
    behind.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (at: string, from: string, language = 'en') =>
    fetch(origin + at, { headers: { 'x-forwarded-for': from, 'accept-language': language } });
  const statuses = async (at: string, addresses: string[]) => {
    const seen: number[] = [];
    for (const from of addresses) seen.push((await ask(at, from)).status);
    return seen;
  };
  const times = (count: number, address: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => address(n));
  const allowed = Array.from({ length: BURST + 1 }, () => 200);

  test('X7 · beyond its burst a network gets 429 as JSON with Retry-After, in its language; others do not', async () => {
    expect(
      await statuses(
        '/api/v3/x',
        times(BURST + 1, () => '203.0.113.7'),
      ),
    ).toEqual(allowed);
    const refused = await ask('/api/v3/x', '203.0.113.7', 'hi');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await refused.json()).toMatchObject({
      ...{ status: 'failure', code: 'rate_limited', message: 'बहुत सारे अनुरोध आए। कृपया थोड़ा रुकें।' },
    });
    expect((await ask('/mf/x', '203.0.113.7')).status).toBe(429);
    expect((await ask('/api/v3/x', '203.0.113.8')).status).toBe(200);
  });

  test('X7 · the addresses of one IPv6 /64 share a burst, and the next /64 has its own', async () => {
    const inside = times(BURST + 1, (n) => `2001:db8:1:1::${(n + 1).toString(16)}`);
    expect(await statuses('/api/v3/x', inside)).toEqual(allowed);
    expect((await ask('/api/v3/x', '2001:db8:1:1:ffff::1')).status).toBe(429);
    expect((await ask('/api/v3/x', '2001:db8:1:2::1')).status).toBe(200);
  });

  test('X7 · pages are counted apart from calls and answer with a page; files of remotes are not counted', async () => {
    expect(
      await statuses(
        '/funds',
        times(BURST + 1, () => '203.0.113.20'),
      ),
    ).toEqual(allowed);
    const refused = await ask('/funds', '203.0.113.20');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await refused.text()).toContain('<h1>Too many requests</h1>');
    expect((await ask('/api/v3/x', '203.0.113.20')).status).toBe(200);
    expect(
      await statuses(
        '/remotes/mfe-gold/a.js',
        times(BURST + 1, () => '203.0.113.20'),
      ),
    ).toEqual(allowed);
    expect((await ask('/remotes/mfe-gold/a.js', '203.0.113.20')).status).toBe(200);
  });

  test('X7 · probes of the load balancer are not counted', async () => {
    for (let n = 0; n < BURST + 5; n += 1) expect((await ask('/healthz', '203.0.113.30')).status).toBe(200);
  });
});
