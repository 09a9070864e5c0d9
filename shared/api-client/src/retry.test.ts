import { ApiError, type ApiErrorKind } from './index.ts';
import { failure, ok, testClient } from './testClient.ts';

const body = {} as never;
const netError = Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });
const timeout = Object.assign(new Error('slow'), { isAxiosError: true, code: 'ETIMEDOUT' });
const gateway = (status: number) => ({ status, body: null });
const read = (client: ReturnType<typeof testClient>['client'], signal?: AbortSignal) =>
  client.call('cart', { signal });
const write = (client: ReturnType<typeof testClient>['client'], signal?: AbortSignal) =>
  client.call('createOrder', { body, signal });
const draft = (client: ReturnType<typeof testClient>['client']) =>
  client.call('saveOnboardingDraft', { body });

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await promise.then(
    () => 'no error',
    (error: unknown) => error,
  );
  if (thrown instanceof ApiError) return thrown;
  throw new Error(`expected an ApiError, got ${String(thrown)}`);
}

describe('what is repeated', () => {
  const always = [
    ['the network', netError],
    ['a time-out', timeout],
    ['an unknown fault of the transport', new Error('?')],
    ['502', gateway(502)],
    ['503', gateway(503)],
    ['504', gateway(504)],
  ] as const;
  const never = [400, 401, 403, 404, 409, 422, 429, 500, 501, 505].map(
    (status) => [String(status), failure(status, { status: 'params_invalid' })] as const,
  );

  test.each(always)(
    'S12 · after %s a read and a write with a key come three times in all',
    async (_, answer) => {
      for (const call of [read, write]) {
        const { client, sent, waits } = testClient([answer]);
        await errorOf(call(client));
        expect(sent).toHaveLength(3);
        expect(waits).toEqual([200, 400]);
      }
    },
  );

  test.each(always)('S12 · after %s a write without a key comes once', async (_, answer) => {
    const { client, sent, waits } = testClient([answer]);
    await errorOf(draft(client));
    expect([sent.length, waits]).toEqual([1, []]);
  });

  test.each(never)('S12 · %s is an answer and not repeated', async (status, answer) => {
    for (const call of [read, write]) {
      const { client, sent, waits, session } = testClient([answer]);
      session.held = null;
      expect((await errorOf(call(client))).httpStatus).toBe(Number(status));
      expect([sent.length, waits]).toEqual([1, []]);
    }
  });

  test.each(always)('S12 · a repeat that succeeds after %s is a success', async (_, answer) => {
    for (const call of [read, write]) {
      const { client, sent, waits } = testClient([answer, ok('reply')]);
      await expect(call(client)).resolves.toBe('reply');
      expect([sent.length, waits]).toEqual([2, [200]]);
    }
  });

  test('S12 · repeats keep key and request id', async () => {
    const { client, sent } = testClient([netError, gateway(503), ok()]);
    await write(client);
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^id2-/);
    expect(sent.map(({ headers }) => headers['X-Request-Id'])).toEqual(['id1', 'id1', 'id1']);
  });

  test('S12 · each repeat carries the token of its moment', async () => {
    const { client, sent, session } = testClient([
      () => {
        session.held = 't7';
        return gateway(503);
      },
      ok(),
    ]);
    await read(client);
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer t1', 'Bearer t7']);
  });
});

describe('pauses', () => {
  test.each([
    [0, [0, 0]],
    [0.25, [100, 200]],
    [1, [400, 800]],
  ])('S12 · chance %s gives pauses %p', async (chance, pauses) => {
    const { client, waits } = testClient([netError], { random: () => chance });
    await errorOf(read(client));
    expect(waits).toEqual(pauses);
  });

  test.each([
    ['2', [2200, 2400]],
    ['30', [30_200, 30_400]],
    ['31', []],
    [new Date(1_005_000).toUTCString(), [5200, 5400]],
    ['soon', [200, 400]],
  ])('S12 · Retry-After %s gives pauses %p', async (retryAfter, pauses) => {
    const answer = { status: 503, headers: { 'retry-after': retryAfter }, body: null };
    const { client, waits, sent } = testClient([answer]);
    const error = await errorOf(read(client));
    expect(waits).toEqual(pauses);
    expect(sent).toHaveLength(pauses.length + 1);
    expect(error.kind).toBe('server');
  });

  test('S12 · an abort during the pause ends the call', async () => {
    const controller = new AbortController();
    const { client, sent } = testClient([netError], {
      wait: async (_, signal) => {
        controller.abort('enough');
        throw signal?.reason;
      },
    });
    expect((await errorOf(read(client, controller.signal))).kind).toBe('aborted');
    expect(sent).toHaveLength(1);
  });

  test('S12 · what was aborted before is never sent', async () => {
    for (const call of [read, write]) {
      const { client, sent } = testClient([ok()]);
      expect(await errorOf(call(client, AbortSignal.abort()))).toMatchObject({
        kind: 'aborted',
        sent: false,
      });
      expect(sent).toEqual([]);
    }
  });

  test('S12 · an abort under way is aborted and neither repeated nor unsure', async () => {
    const { client, sent } = testClient([netError, new DOMException('', 'AbortError')]);
    expect(await errorOf(write(client))).toMatchObject({
      kind: 'aborted',
      idempotencyKey: expect.stringMatching(/^id2-/),
    });
    expect(sent).toHaveLength(2);
  });
});

describe('a write whose response was lost', () => {
  const table: [string, Parameters<typeof testClient>[0], ApiErrorKind, number | null][] = [
    ['lost three times', [netError], 'unsure', null],
    ['timed out three times', [timeout], 'unsure', null],
    ['lost at a gateway', [gateway(502)], 'unsure', 502],
    ['timed out at a gateway', [gateway(504)], 'unsure', 504],
    ['lost, then not ready', [netError, gateway(503)], 'unsure', 503],
    ['lost, then our error', [netError, failure(500)], 'unsure', 500],
    ['lost, then too many', [netError, failure(429)], 'unsure', 429],
    ['lost, then a request time-out', [netError, failure(408)], 'unsure', 408],
    ['lost, then refused', [netError, failure(400)], 'refused', 400],
    ['lost, then a conflict', [netError, failure(409)], 'conflict', 409],
    ['never ready', [gateway(503)], 'server', 503],
    ['failed in the API', [failure(500)], 'server', 500],
    ['failed at a partner, says the API', [failure(502)], 'server', 502],
    ['timed out at a partner, says the API', [failure(504)], 'server', 504],
  ];

  test.each(table)('S12 · %s', async (_, answers, kind, httpStatus) => {
    const { client } = testClient(answers);
    expect(await errorOf(write(client))).toMatchObject({
      kind,
      httpStatus,
      call: 'createOrder',
      idempotencyKey: expect.stringMatching(/^id2-/),
    });
  });

  test('S12 · unsure notifies the user that we are checking, with the cause', async () => {
    const error = await errorOf(draft(testClient([netError]).client));
    expect(error.message).toBe('We did not get an answer and are checking whether this went through.');
    expect(error).toMatchObject({ kind: 'unsure', idempotencyKey: null, requestId: 'id1' });
    expect((error.cause as ApiError).cause).toBe(netError);
    const byGateway = await errorOf(draft(testClient([gateway(504)]).client));
    expect(byGateway.cause).toMatchObject({ status: 504 });
  });

  test('S12 · a read that is lost is just that', async () => {
    expect(await errorOf(read(testClient([netError]).client))).toMatchObject({
      kind: 'network',
      call: 'cart',
    });
    expect(await errorOf(read(testClient([timeout]).client))).toMatchObject({ kind: 'timeout' });
    expect(await errorOf(read(testClient([gateway(504)]).client))).toMatchObject({ kind: 'server' });
  });

  test('S12 · what surely was not sent is not unsure', async () => {
    const unsent = new ApiError({ kind: 'network', sent: false });
    const { client, sent } = testClient([unsent]);
    expect(await errorOf(write(client))).toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(3);
  });

  test('S12 · a lost attempt is remembered over the refresh of the token', async () => {
    const { client, session } = testClient([netError, failure(401), gateway(503)]);
    expect(await errorOf(write(client))).toMatchObject({ kind: 'unsure', httpStatus: 503 });
    expect([session.refreshes, session.ended]).toEqual([1, []]);
  });

  test('S12 · the same call again with the key of the error is the same order', async () => {
    const { client, sent } = testClient([netError, netError, netError, ok('done')]);
    const { idempotencyKey } = await errorOf(write(client));
    await client.call('createOrder', { body, idempotencyKey: idempotencyKey ?? undefined });
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key']))).toEqual(new Set([idempotencyKey]));
  });
});

describe('offline', () => {
  /** Connection state, one step per query; `back` is what the wait for it does. */
  function network(states: boolean[], back: (signal?: AbortSignal) => Promise<void> = async () => {}) {
    const asked = { waits: 0 };
    return {
      asked,
      online: {
        isOnline: () => (states.length > 1 ? (states.shift() ?? true) : (states[0] ?? true)),
        waitOnline: (signal?: AbortSignal) => {
          asked.waits += 1;
          return back(signal);
        },
      },
    };
  }
  const never = () => new Promise<void>(() => {});

  test('S12 · a write is not even tried', async () => {
    for (const call of [write, draft]) {
      const { client, sent, waits } = testClient([ok()], { online: network([false]).online });
      const error = await errorOf(call(client));
      expect(error).toMatchObject({ kind: 'offline', sent: false });
      expect(error.message).toBe('You are offline. Please try again when you are connected.');
      expect([sent.length, waits]).toEqual([0, []]);
    }
  });

  test('S12 · a read is tried, a service worker may answer', async () => {
    const { client } = testClient([ok('cached')], { online: network([false]).online });
    await expect(read(client)).resolves.toBe('cached');
  });

  test('S12 · repeats pause until the connection is back', async () => {
    // The wait is let go only after it has done its work.
    const { online, asked } = network(
      [false, true],
      (signal) =>
        new Promise((resolve, reject) =>
          setTimeout(() => (signal?.aborted ? reject(signal.reason as Error) : resolve())),
        ),
    );
    const wait = async (milliseconds: number) => (milliseconds === 30_000 ? never() : undefined);
    const { client, sent } = testClient([netError, ok('back')], { online, wait });
    await expect(read(client)).resolves.toBe('back');
    expect([sent.length, asked.waits]).toEqual([2, 1]);
  });

  test('S12 · while connected nothing waits for a connection', async () => {
    const { online, asked } = network([true]);
    await errorOf(read(testClient([netError], { online }).client));
    expect(asked.waits).toBe(0);
  });

  test('S12 · after 30 seconds a read gives up as offline and both waits are let go', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const waits: number[] = [];
    const { online } = network([false], (signal) => {
      signals.push(signal);
      return never();
    });
    const { client, sent } = testClient([netError], {
      online,
      wait: async (milliseconds, signal) => {
        waits.push(milliseconds);
        if (milliseconds === 30_000) signals.push(signal);
      },
    });
    expect(await errorOf(read(client))).toMatchObject({ kind: 'offline', call: 'cart' });
    expect([sent.length, waits]).toEqual([1, [200, 30_000]]);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  test('S12 · a write that was lost before stays unsure', async () => {
    const { online } = network([true, false], never);
    const { client, sent } = testClient([netError], { online });
    expect(await errorOf(write(client))).toMatchObject({
      kind: 'unsure',
      idempotencyKey: expect.stringMatching(/^id2-/),
    });
    expect(sent).toHaveLength(1);
  });

  test('S12 · an abort ends the wait', async () => {
    const controller = new AbortController();
    const { online } = network([false], async (signal) => {
      controller.abort();
      throw signal?.reason;
    });
    const wait = async (milliseconds: number) => (milliseconds === 30_000 ? never() : undefined);
    const { client } = testClient([netError], { online, wait });
    expect(await errorOf(read(client, controller.signal))).toMatchObject({ kind: 'aborted' });
  });

  test('S12 · a read whose last attempt fails because there is no connection is offline, with the cause', async () => {
    const { online } = network([true, true, false]);
    const error = await errorOf(read(testClient([netError], { online }).client));
    expect(error).toMatchObject({ kind: 'offline', cause: { kind: 'network' } });
    expect(error.message).toContain('You are offline');
  });
});
