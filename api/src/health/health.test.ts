import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('the health of a node', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const metrics = async () => (await api.app.inject('/metrics')).body;
  /** Value of a series as it is written, or null. */
  const valueOf = (text: string, series: string): number | null => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length + 1));
  };

  test('X9 · a node lives without its database, but is not ready', async () => {
    expect((await api.app.inject('/readyz')).json()).toMatchObject({
      status: 'success',
      database: 'reachable',
    });
    const { query } = api.ctx.db;
    api.ctx.db.query = () => Promise.reject(new Error('gone'));
    try {
      const ready = await api.app.inject('/readyz');
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toEqual({ status: 'failure', database: 'unreachable' });
      const alive = await api.app.inject('/healthz');
      expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'success' }]);
    } finally {
      api.ctx.db.query = query;
    }
  });

  test('X9 · requests are counted by route template, method and status, and never by their content', async () => {
    const url = '/api/v3/config/:file.json';
    const label = (status: number) =>
      `sanchay_http_request_duration_seconds_count{method="GET",route="${url}",status="${status}"}`;
    const before = await metrics();
    await api.app.inject('/api/v3/config/app.json');
    await api.app.inject('/api/v3/config/secret-word.json');
    await api.app.inject('/api/v3/never-heard-of-it');
    const after = await metrics();
    expect(valueOf(after, label(200))! - (valueOf(before, label(200)) ?? 0)).toBe(1);
    expect(valueOf(after, label(404))! - (valueOf(before, label(404)) ?? 0)).toBe(1);
    expect(
      valueOf(after, 'sanchay_http_request_duration_seconds_count{method="GET",route="none",status="404"}'),
    ).toBe(1);
    expect(after).not.toContain('secret-word');
    expect(after).not.toContain('never-heard-of-it');
  });

  test('X9 · what is under way and what limits refused can be seen', async () => {
    // The question itself is under way.
    expect(valueOf(await metrics(), 'sanchay_http_requests_in_flight')).toBe(1);
    const url = '/api/v3/newsletter.json';
    const refused = async () =>
      valueOf(await metrics(), `sanchay_http_requests_refused_total{route="${url}"}`);
    const tries: number[] = [];
    for (let n = 0; tries.at(-1) !== 429 && n < 1_000; n += 1) {
      const payload = { email: `reader${n}@sanchay.example` };
      tries.push((await api.app.inject({ method: 'POST', url, payload })).statusCode);
    }
    expect(tries.at(-1)).toBe(429);
    expect(await refused()).toBe(1);
  });

  test('X9 · the database side is measured on request: pool, audit rows, browser policy', async () => {
    await signIn(api, 'asha');
    const [{ waiting } = { waiting: -1 }] = await api.db.query<{ waiting: number }>(
      'SELECT count(*) AS waiting FROM audit_unsealed',
    );
    const text = await metrics();
    expect(waiting).toBeGreaterThan(0);
    expect(valueOf(text, 'sanchay_audit_waiting_rows')).toBe(waiting);
    expect(valueOf(text, 'sanchay_csp_reports')).toBe(0);
    expect(valueOf(text, 'sanchay_pool_connections{state="waiting"}')).toBe(0);
    await api.ctx.db.tx(async (tx) => {
      const used = valueOf(await metrics(), 'sanchay_pool_connections{state="used"}');
      expect(used).toBe(1);
      await tx.query('SELECT 1');
    });
  });

  test('X9 · /metrics has the Prometheus form, and nothing for who comes through a proxy', async () => {
    const direct = await api.app.inject('/metrics');
    expect(direct.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(direct.body).toContain('# TYPE sanchay_http_request_duration_seconds histogram');
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
      const passed = await api.app.inject({ url: '/metrics', headers: { [name]: '192.0.2.1' } });
      expect([name, passed.statusCode, passed.json().code]).toEqual([name, 404, 'not_found']);
    }
  });

  test('X9 · a request that was broken off is not counted as in flight for ever', async () => {
    const inFlight = async () => valueOf(await metrics(), 'sanchay_http_requests_in_flight');
    // The request for the metrics is itself in flight while they are written.
    expect(await inFlight()).toBe(1);
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const slow = jest.spyOn(api.ctx.db, 'query').mockImplementation(() => new Promise(() => undefined));
    const arrived = once(api.app.server, 'request');
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = (await arrived) as [unknown, ServerResponse];
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    slow.mockRestore();
    expect(await inFlight()).toBe(1);
  });
});
