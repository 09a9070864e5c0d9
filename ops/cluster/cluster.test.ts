import { STREAM_PATH } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { verifyAudit } from '../../api/src/audit/index.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import { EventReader } from '../../api/src/testing/eventReader.ts';
import { root } from '../build/inputs.ts';
import { startCluster, type RunningCluster } from './testing/installation.ts';
import { payCart, placeUntilAnswered } from './testing/ordering.ts';
import { ask, fundCodes, newPerson, signIn, type Answer } from './testing/person.ts';

const ORDERS = '/api/v3/orders.json';
const order = (code: string) => ({ code, type: 'buy', amount: 5_000 });

describe('several nodes behind one gateway', () => {
  let cluster: RunningCluster;
  let db: Db;
  let one: string;
  let two: string;
  beforeAll(async () => {
    cluster = await startCluster();
    db = openDb(cluster.databaseUrl, { connections: 4 });
    [one, two] = [cluster.nodes['api-1'], cluster.nodes['api-2']];
  }, 300_000);
  afterAll(async () => {
    await db?.close();
    await cluster?.stop();
  });

  const eventually = async (what: string, holds: () => Promise<boolean>) => {
    const until = performance.now() + 60_000;
    while (!(await holds().catch(() => false))) {
      if (performance.now() > until) throw new Error(`never happened: ${what}`);
    }
  };
  const openStream = async (origin: string, token: string, lastEventId?: string) => {
    const abort = new AbortController();
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    };
    const response = await fetch(origin + STREAM_PATH, { headers, signal: abort.signal });
    expect(response.status).toBe(200);
    return new EventReader(response, abort);
  };

  test('X7 · a session made on one node holds on the other, and ends on both at once', async () => {
    const { token } = await newPerson(db, one);
    const portfolios = (origin: string) => ask(origin, 'GET', ORDERS, { token });
    expect([(await portfolios(one)).status, (await portfolios(two)).status]).toEqual([200, 200]);
    expect((await ask(two, 'POST', '/api/v3/auth/logout.json', { token })).status).toBe(200);
    const after = await portfolios(one);
    expect([after.status, after.body.code]).toEqual([401, 'signed_out']);
  });

  test('X7 · wrong tries are counted over all nodes', async () => {
    const { email } = await newPerson(db, one);
    for (const node of [one, two, one]) expect((await signIn(node, email, 'Wrong#2026')).status).toBe(401);
    for (const origin of [one, two, cluster.origin]) {
      const { status, body } = await signIn(origin, email);
      expect([status, (body as { code: string }).code]).toEqual([422, 'captcha_required']);
    }
  });

  test('X7 · where a request came from is what the gateway saw, whatever the caller claims', async () => {
    const email = `${randomUUID()}@test.example`;
    await ask(cluster.origin, 'POST', '/api/v5/users/authenticate.json', {
      body: { email, password: 'Wrong#2026' },
      headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    });
    expect(await db.query('SELECT address FROM sign_in_attempts WHERE account = $1', [email])).toEqual([
      { address: '127.0.0.1' },
    ]);
  });

  test('X7 · a repeat on another node gets the first answer, and sixteen at once are one order', async () => {
    const [code] = (await fundCodes(db, 1)) as [string];
    const { token, portfolioId } = await newPerson(db, cluster.origin);
    const key = randomUUID();
    const place = (origin: string) => ask(origin, 'POST', ORDERS, { token, key, body: order(code) });
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => place(n % 2 === 0 ? one : two)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await db.query('SELECT code FROM orders WHERE portfolio_id = $1', [portfolioId])).toEqual([
      { code },
    ]);
    const other = await ask(two, 'POST', ORDERS, { token, key, body: { ...order(code), amount: 6_000 } });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('X7 · a rule that is recorded once is in use on every node within seconds, without a restart', async () => {
    await db.query(
      `INSERT INTO rule_versions (kind, rule_id, applies_from, applies_to, value, source, confidence, origin, recorded_at)
       VALUES ('stamp_duty', 'stamp-duty-test', '1990-01-01', '1992-12-31', '0.007', 'A test', 'L', 'release', now())`,
    );
    for (const node of [one, two])
      await eventually('the new rule on every node', async () =>
        JSON.stringify((await ask(node, 'GET', '/api/v3/rules.json')).body).includes('stamp-duty-test'),
      );
  });

  test('X7 · an event of one node reaches the streams of the other, and a stream resumes there', async () => {
    const codes = await fundCodes(db, 3);
    const { token } = await newPerson(db, cluster.origin);
    const place = (origin: string, code: string) =>
      ask(origin, 'POST', ORDERS, { token, key: randomUUID(), body: order(code) });
    const first = await openStream(one, token);
    const through = await openStream(cluster.origin, token);
    /** The next news of the cart; news of single orders come before it. */
    const ofCart = async (reader: EventReader) => {
      for (;;) {
        const event = await reader.next();
        if (event.event === 'cart/changed') return event;
      }
    };
    await place(two, codes[0]!);
    const seen = await ofCart(first);
    expect(seen.data).toMatchObject({ count: 1 });
    expect(await ofCart(through)).toEqual(seen);
    first.leave();
    through.leave();
    await place(one, codes[1]!);
    await place(two, codes[2]!);
    const resumed = await openStream(two, token, seen.id);
    const missed = [await ofCart(resumed), await ofCart(resumed)];
    resumed.leave();
    expect(missed.map(({ data }) => (data as { count: number }).count)).toEqual([2, 3]);
  });

  test('X7 · an API node killed in the midst of orders loses none and doubles none', async () => {
    for (let round = 0; round < (process.env.SANCHAY_FULL ? 6 : 1); round += 1) {
      const victim = round % 2 === 0 ? 'api-1' : 'api-2';
      const codes = await fundCodes(db, 12);
      const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(db, cluster.origin)));
      let answered = 0;
      const journals = await Promise.all(
        people.map(async (person) => {
          const journal: { code: string; id: string }[] = [];
          for (const code of codes) {
            journal.push({ code, id: await placeUntilAnswered(cluster.origin, person.token, order(code)) });
            answered += 1;
            if (answered === 10) cluster.kill(victim);
          }
          return journal;
        }),
      );
      for (const [index, { userId, portfolioId }] of people.entries()) {
        const stored = 'SELECT code, id FROM orders WHERE portfolio_id = $1 ORDER BY code';
        expect(await db.query(stored, [portfolioId])).toEqual(journals[index]);
        const audited = await db.query<{ subject: string }>(
          `SELECT subject FROM audit_log WHERE action = 'order_placed' AND investor_id = $1 ORDER BY subject`,
          [userId],
        );
        expect(audited.map(({ subject }) => subject)).toEqual(journals[index]!.map(({ id }) => id).sort());
      }
      await eventually(
        'the node is back',
        async () => (await ask(cluster.nodes[victim], 'GET', '/readyz')).status === 200,
      );
    }
  }, 300_000);

  test('X7 · every job does its work once, whichever node takes it and however often both are woken', async () => {
    const codes = await fundCodes(db, 5);
    const { token, portfolioId } = await newPerson(db, cluster.origin);
    for (const code of codes)
      await ask(cluster.origin, 'POST', ORDERS, { token, key: randomUUID(), body: order(code) });
    await payCart(db, one, token);
    const status = async (wanted: string) =>
      (await db.query('SELECT 1 FROM orders WHERE portfolio_id = $1 AND status = $2', [portfolioId, wanted]))
        .length === codes.length;
    await eventually('all orders are at the fund house', () => status('submitted'));
    const ahead = { body: { advance_ms: 10 * 86_400_000 } };
    const clock = '/api/v3/sandbox/clock.json';
    await Promise.all([one, two, one, two].map((node) => ask(node, 'POST', clock, ahead)));
    await eventually('all orders are allotted', () => status('successful'));
    const booked = await db.query<{ kind: string; count: number }>(
      'SELECT kind, count(*) FROM ledger_transfers WHERE portfolio_id = $1 GROUP BY kind ORDER BY kind',
      [portfolioId],
    );
    expect(booked.find(({ kind }) => kind === 'allotment')).toEqual({
      kind: 'allotment',
      count: codes.length,
    });
    const steps = await db.query<{ state: string; count: number }>(
      `SELECT s.state, count(*) FROM order_steps s JOIN orders o ON o.id = s.order_id
       WHERE o.portfolio_id = $1 GROUP BY s.state`,
      [portfolioId],
    );
    for (const { state, count } of steps) expect([state, count]).toEqual([state, codes.length]);
  }, 200_000);

  test('X7 · a killed PostgreSQL is started again, and no acknowledged order is lost', async () => {
    const [code] = (await fundCodes(db, 1)) as [string];
    const { token, portfolioId } = await newPerson(db, cluster.origin);
    const place = { token, key: randomUUID(), body: order(code) };
    expect((await ask(cluster.origin, 'POST', ORDERS, place)).status).toBe(200);
    cluster.kill('postgres');
    await eventually('the database is down', async () =>
      db.query('SELECT 1').then(
        () => false,
        () => true,
      ),
    );
    for (const node of [one, two])
      await eventually('the nodes are ready', async () => (await ask(node, 'GET', '/readyz')).status === 200);
    expect(await db.query('SELECT code FROM orders WHERE portfolio_id = $1', [portfolioId])).toEqual([
      { code },
    ]);
    expect((await ask(cluster.origin, 'GET', ORDERS, { token })).status).toBe(200);
  }, 120_000);

  test('X7 · an edge server that is killed is not noticed', async () => {
    const pages: Promise<Response>[] = [];
    for (let n = 0; n < 60; n += 1) {
      pages.push(fetch(`${cluster.origin}/gold`));
      if (n === 20) cluster.kill('edge-1');
      if (n % 4 === 3) await Promise.all(pages);
    }
    const answers = await Promise.all(pages);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const answer of answers) expect(await answer.text()).toContain('id="sanchay-registry"');
  });

  test('X9 · a request keeps its name from the gateway to the node, and metrics stay inside', async () => {
    const named = await ask(cluster.origin, 'GET', '/api/v3/config/app.json', {
      headers: { 'x-request-id': 'request-0042' },
    });
    expect(named.headers.get('x-request-id')).toBe('request-0042');
    const unnamed = await ask(cluster.origin, 'GET', '/api/v3/config/app.json', {
      headers: { 'x-request-id': 'no name' },
    });
    expect(unnamed.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    const reports = async (url: string) => (await (await fetch(url)).text()).includes('sanchay_http');
    expect(await reports(`${one}/metrics`)).toBe(true);
    for (const outside of [cluster.origin, cluster.nodes['edge-2']]) {
      expect((await fetch(`${outside}/metrics`)).status).toBe(404);
      for (const way of ['/metrics', '//metrics', '/api/..%2fmetrics', '/healthz/../metrics'])
        expect([way, await reports(outside + way)]).toEqual([way, false]);
    }
    expect((await fetch(`${cluster.origin}/readyz`)).status).toBe(404);
  });

  test('X7 · the gateway refuses what is too large in the words of the API', async () => {
    const large: Answer = await ask(cluster.origin, 'POST', ORDERS, { body: 'x'.repeat(256 * 1024) });
    expect([large.status, large.body.status, large.body.code]).toEqual([413, 'params_invalid', 'too_large']);
    const hindi = await ask(cluster.origin, 'POST', ORDERS, {
      body: 'x'.repeat(256 * 1024),
      headers: { 'accept-language': 'hi-IN,en;q=0.5' },
    });
    expect(hindi.body.message).toBe('एक बार में इतना नहीं भेजा जा सकता।');
  });

  test('S19 · an address that is too long to be read is answered with a page in both languages', async () => {
    const answer = await fetch(`${cluster.origin}/${'a'.repeat(40_000)}`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, 'text/html; charset=utf-8']);
    expect(page).toContain('This address could not be read');
    expect(page).toContain('यह पता पढ़ा नहीं जा सका');
  });

  test('X3 · files of remotes come as they were released, packed, for ever, and nothing else comes', async () => {
    const registry = (await (await fetch(`${cluster.origin}/api/v3/config/remotes.json`)).json()) as {
      remotes: Record<string, { live: string; releases: Record<string, { entry: string }> }>;
    };
    for (const { live, releases } of Object.values(registry.remotes)) {
      const { entry } = releases[live]!;
      const answer = await fetch(cluster.origin + entry, { headers: { 'accept-encoding': 'br' } });
      const sent = Object.fromEntries(answer.headers);
      expect([answer.status, sent['content-encoding'], sent['cache-control']]).toEqual([
        200,
        'br',
        'public, max-age=31536000, immutable',
      ]);
      expect(sent).toMatchObject({
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(await answer.text()).toBe(readFileSync(path.join(root, 'dist', entry), 'utf8'));
      for (const other of [
        `${entry}.br`,
        `${entry}x`,
        path.dirname(entry),
        `${entry}/../../../../built.json`,
      ]) {
        const missing = await fetch(cluster.origin + other);
        expect([missing.status, missing.headers.get('cache-control')]).not.toEqual([200, expect.anything()]);
      }
    }
  });

  test('X9 · after all of this the audit log is one unbroken chain, sealed by whichever node was quicker', async () => {
    await eventually('all is sealed', async () => (await verifyAudit(db)).waiting === 0);
    const { fault, verified } = await verifyAudit(db);
    expect(fault).toBeNull();
    expect(verified).toBeGreaterThan(60);
  });
});
