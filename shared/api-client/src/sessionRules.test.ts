import { FAILURE_STATUSES, SESSION_END_CODES, type CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { ApiError } from './index.ts';
import { failure, ok, sampleParams, testClient } from './testClient.ts';

const NOW = 1_000_000;
const valid = NOW + 600_000;

describe('which answers end the session', () => {
  const statuses = [400, 401, 403, 404, 409, 422, 429, 500];
  const table = statuses.flatMap((status) =>
    [...FAILURE_STATUSES, 'success', undefined].map(
      (word) => [status, word, (status === 401 || status === 422) && word === 'failure'] as const,
    ),
  );

  test.each(table)('S12 · HTTP %s with status %s: %s', async (status, word, ends) => {
    const { client, session } = testClient([{ status, body: { status: word } }]);
    session.expires = valid;
    const error: unknown = await client.call('cart').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(session.ended).toEqual(ends ? ['revoked'] : []);
    if (ends) expect(error).toMatchObject({ kind: 'unauthorised', httpStatus: status });
  });

  test.each(Object.keys(calls) as CallName[])('S2 · %s follows its contract', async (name) => {
    for (const status of [401, 422]) {
      const { client, session } = testClient([failure(status)]);
      session.expires = valid;
      await expect(client.call(name, { params: sampleParams } as never)).rejects.toMatchObject({
        httpStatus: status,
      });
      expect(session.ended).toEqual('keepsSession' in calls[name] ? [] : ['revoked']);
    }
  });

  test('S12 · a body that is no object, and one without a word, end nothing', async () => {
    for (const body of [null, 'failure', { status: 7 }]) {
      const { client, session } = testClient([{ status: 422, body }]);
      await expect(client.call('cart')).rejects.toMatchObject({ kind: 'refused' });
      expect(session.ended).toEqual([]);
    }
  });
});

describe('the session ends exactly once', () => {
  test('S2 · however many calls are turned away', async () => {
    const { client, session } = testClient([failure(401)]);
    session.expires = valid;
    await Promise.allSettled([client.call('cart'), client.call('orders'), client.call('userInfo')]);
    await expect(client.call('holdings')).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(session.ended).toEqual(['revoked']);
  });

  test('S2 · also when the shell has cleared the token by then', async () => {
    const { client, session } = testClient([failure(422)]);
    session.end = (reason) => {
      session.ended.push(reason);
      session.held = null;
    };
    await expect(client.call('cart')).rejects.toThrow();
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual(['revoked']);
  });

  test('S1 · a page that lost its token is logged out as well, once', async () => {
    const { client, session } = testClient([failure(401)]);
    session.held = null;
    await expect(client.call('cart')).rejects.toThrow();
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual(['revoked']);
    expect(session.refreshes).toBe(0);
  });

  test('S2 · a late answer for an old token leaves the new session alone', async () => {
    const { client, session } = testClient([
      () => {
        session.held = 'newer';
        return failure(422);
      },
    ]);
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual([]);
  });

  test('S2 · a late answer after logout does not end it again', async () => {
    const { client, session } = testClient([
      () => {
        session.held = null;
        return failure(401);
      },
    ]);
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual([]);
    expect(session.refreshes).toBe(0);
  });

  test('S2 · the next session can end too', async () => {
    const { client, session } = testClient([failure(422), ok(), failure(422), failure(422)]);
    await expect(client.call('cart')).rejects.toThrow();
    session.held = 't9';
    await client.call('cart');
    await expect(client.call('cart')).rejects.toThrow();
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual(['revoked', 'revoked']);
  });

  test('S2 · a lost token after a good call of a new session ends it as well', async () => {
    const { client, session } = testClient([failure(422), ok(), failure(422)]);
    await expect(client.call('cart')).rejects.toThrow();
    session.held = 't9';
    await client.call('cart');
    session.held = null;
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual(['revoked', 'revoked']);
  });

  test('S2 · a good or refused answer with the ended token does not open the way for a second end', async () => {
    const { client, session } = testClient([failure(422), ok(), { status: 400 }, failure(422)]);
    await expect(client.call('cart')).rejects.toThrow();
    await client.call('cart');
    await expect(client.call('cart')).rejects.toThrow();
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.ended).toEqual(['revoked']);
  });
});

describe('why the session ended', () => {
  test.each([
    ...Object.entries(SESSION_END_CODES),
    ['some_new_code', 'revoked'],
    ['toString', 'revoked'],
    [undefined, 'revoked'],
    [7, 'revoked'],
  ])('S12 · a 401 with the code %s ends it as %s', async (code, reason) => {
    const { client, session } = testClient([{ status: 401, body: { status: 'failure', code } }]);
    session.expires = valid;
    await expect(client.call('cart')).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(session.ended).toEqual([reason]);
  });
});

describe('refresh after a 401', () => {
  const byToken = (good: string) => (request: { headers: Readonly<Record<string, string>> }) =>
    request.headers.Authorization === `Bearer ${good}` ? ok('fresh') : failure(401);

  test.each([
    ['unknown', null, true],
    ['long over', NOW - 1, true],
    ['60 s away', NOW + 60_000, true],
    ['a little further away', NOW + 60_001, false],
  ])('S1 · expiry %s: refreshed is %p', async (_, expires, refreshed) => {
    const { client, sent, session } = testClient([byToken('t2')]);
    session.expires = expires as number | null;
    const call = client.call('cart');
    if (refreshed) await expect(call).resolves.toBe('fresh');
    else await expect(call).rejects.toMatchObject({ kind: 'unauthorised' });
    expect([session.refreshes, sent.length, session.ended.length]).toEqual(refreshed ? [1, 2, 0] : [0, 1, 1]);
  });

  test('S1 · a session whose expiry is unknown tries one refresh', async () => {
    const { client, session } = testClient([byToken('t2')]);
    session.expiresAt = undefined;
    await expect(client.call('cart')).resolves.toBe('fresh');
    expect(session.refreshes).toBe(1);
  });

  test('S1 · the server’s clock counts where the response contains it', async () => {
    const late = { date: new Date(NOW + 3_600_000).toUTCString() };
    const { client, session } = testClient([{ ...failure(401), headers: late }, ok('fresh')]);
    session.expires = valid;
    await expect(client.call('cart')).resolves.toBe('fresh');
    expect(session.refreshes).toBe(1);
  });

  test('S1 · many calls share one refresh and each is repeated once', async () => {
    const { client, sent, session } = testClient([byToken('t2')]);
    const replies = await Promise.all([client.call('cart'), client.call('orders'), client.call('userInfo')]);
    expect(replies).toEqual(['fresh', 'fresh', 'fresh']);
    expect(session.refreshes).toBe(1);
    expect(sent).toHaveLength(6);
  });

  test('S1 · the shell’s timer shares it, and the next one starts anew', async () => {
    const { client, session } = testClient([ok()]);
    await expect(Promise.all([client.refresh(), client.refresh()])).resolves.toEqual(['t2', 't2']);
    expect(session.refreshes).toBe(1);
    await client.refresh();
    expect(session.refreshes).toBe(2);
  });

  test('S1 · a failed flight is forgotten', async () => {
    const { client, session } = testClient([ok()]);
    session.onRefresh = () => Promise.reject(new Error('down'));
    await expect(client.refresh()).rejects.toThrow('down');
    session.onRefresh = async () => 't3';
    await expect(client.refresh()).resolves.toBe('t3');
  });

  test('S1 · a token that was renewed elsewhere meanwhile is used without a refresh', async () => {
    const { client, sent, session } = testClient([
      () => {
        session.held = 't5';
        return failure(401);
      },
      byToken('t5'),
    ]);
    await expect(client.call('cart')).resolves.toBe('fresh');
    expect(session.refreshes).toBe(0);
    expect(sent).toHaveLength(2);
  });

  test('S2 · a second 401 ends the session instead of a second refresh', async () => {
    const { client, sent, session } = testClient([failure(401)]);
    await expect(client.call('cart')).rejects.toMatchObject({ kind: 'unauthorised' });
    expect([session.refreshes, sent.length, session.ended]).toEqual([1, 2, ['revoked']]);
  });

  test('S2 · a refresh that gives nothing ends the session', async () => {
    const { client, sent, session } = testClient([failure(401)]);
    session.onRefresh = async () => null;
    await expect(client.call('cart')).rejects.toMatchObject({ kind: 'unauthorised' });
    expect([session.refreshes, sent.length, session.ended]).toEqual([1, 1, ['revoked']]);
  });

  test.each([
    ['unauthorised', 'unauthorised', true],
    ['refused', 'unauthorised', true],
    ['network', 'network', false],
    ['unsure', 'network', false],
    ['rate_limited', 'rate_limited', false],
    ['server', 'server', false],
  ] as const)(
    'S2 · a refresh that fails as %s fails the call as %s, logs out: %s',
    async (kind, seen, ends) => {
      const { client, session } = testClient([failure(401)]);
      const cause = new ApiError({ kind });
      session.onRefresh = () => Promise.reject(cause);
      const error: unknown = await client.call('cart').catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: seen, call: 'cart' });
      if (!ends) expect((error as ApiError).cause).toBe(cause);
      expect(session.ended).toEqual(ends ? ['revoked'] : []);
    },
  );

  test('S2 · a refresh that throws anything else counts as the network', async () => {
    const { client, session } = testClient([failure(401)]);
    session.onRefresh = () => Promise.reject(new Error('?'));
    await expect(client.call('cart')).rejects.toMatchObject({ kind: 'network' });
    expect(session.ended).toEqual([]);
  });

  test('S1 · sign-in calls never refresh', async () => {
    const { client, sent, session } = testClient([failure(401)]);
    await expect(client.call('authenticate', { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      kind: 'unauthorised',
      message: 'Words.',
    });
    expect([session.refreshes, sent.length]).toEqual([0, 1]);
  });

  test('S1 · a 422 never refreshes', async () => {
    const { client, session } = testClient([failure(422)]);
    await expect(client.call('cart')).rejects.toThrow();
    expect(session.refreshes).toBe(0);
  });

  test('S1 · the repeat keeps request id and idempotency key', async () => {
    const { client, sent } = testClient([failure(401), ok()]);
    await client.call('createOrder', { body: {} as never });
    const [first, second] = sent.map(({ headers }) => headers);
    expect(second).toEqual({ ...first, Authorization: 'Bearer t2' });
  });
});
