import { type CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { client as pageClient, setClient, type ApiError } from './index.ts';
import { isOwn } from './links/authorization.ts';
import { newId } from './newId.ts';
import { fullUrl } from './transport/fullUrl.ts';
import { fakeClient } from './testing.ts';
import { failure, ok, sampleParams, testClient, testSession } from './testClient.ts';

const body = { amount: 500 } as never;

describe('critical calls', () => {
  const watched = () => {
    const log: string[] = [];
    const critical = (name: string) => {
      log.push(`begin ${name}`);
      return () => void log.push(`end ${name}`);
    };
    return { log, critical };
  };

  test('X2 · M47 a call that moves money or state is marked from its begin to its answer, a read is not', async () => {
    const { log, critical } = watched();
    const { client } = testClient([ok()], { critical });
    await client.call('orders');
    expect(log).toEqual([]);
    const placed = client.call('createOrder', { body });
    await Promise.resolve();
    await placed;
    expect(log).toEqual(['begin createOrder', 'end createOrder']);
  });

  test('X2 · M47 the mark ends with a failure too', async () => {
    const { log, critical } = watched();
    const { client } = testClient([failure(422)], { critical });
    await expect(client.call('createOrder', { body })).rejects.toThrow();
    expect(log.at(-1)).toBe('end createOrder');
  });
});

describe('the request', () => {
  test('S12 · a GET carries version, query, token and request id, and no more', async () => {
    const { client, sent } = testClient([ok()]);
    const query = { status: 'pending', page: 2, from: undefined };
    await client.call('orders', { query });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'orders', url: '/api/v3/orders.json', body: undefined });
    expect(sent[0]?.call.method).toBe('GET');
    expect(sent[0]?.query).toEqual({ ...query, v: '1.169.0' });
    expect(sent[0]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'en',
      'X-Request-Id': 'id1',
      Authorization: 'Bearer t1',
    });
  });

  test('S12 · a POST carries its payload as body and the version as query', async () => {
    const { client, sent } = testClient([ok()]);
    await client.call('createOrder', { body });
    expect(sent[0]).toMatchObject({ url: '/api/v3/orders.json', body, query: { v: '1.169.0' } });
    expect(sent[0]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      'X-Request-Id': 'id1',
      'Idempotency-Key': expect.stringMatching(/^id2-/),
      Authorization: 'Bearer t1',
    });
  });

  test("S19 · each call requests sentences in the page's language at that moment", async () => {
    let pageLanguage = 'hi';
    const { client, sent } = testClient([ok()], { pageLanguage: () => pageLanguage });
    await client.call('orders');
    pageLanguage = 'en';
    await client.call('orders');
    expect(sent.map(({ headers }) => headers['Accept-Language'])).toEqual(['hi', 'en']);
  });

  test('O4 · a file is sent as a form, whose content type the browser sets', async () => {
    const { client, sent } = testClient([ok()]);
    const form = new FormData();
    const params = { position: '1', kind: 'photo' } as const;
    await client.call('uploadDocument', { params, body: form });
    expect(sent[0]?.body).toBe(form);
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type');
  });

  test('S12 · the body of a GET goes as query too', async () => {
    const { client, sent } = testClient([ok()]);
    await client.call('orders', { query: { page: 1 }, body: { status: 'pending' } } as never);
    expect(sent[0]?.query).toEqual({ page: 1, status: 'pending', v: '1.169.0' });
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type');
  });

  test('S12 · a POST without payload has neither body nor content type', async () => {
    const { client, sent } = testClient([ok()]);
    await client.call('logout');
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type');
  });

  test.each(Object.keys(calls) as CallName[])('S12 · %s takes the version', async (name) => {
    const { client, sent } = testClient([ok()]);
    await client.call(name, {
      params: sampleParams,
    } as never);
    expect(sent[0]?.query).toEqual({ v: '1.169.0' });
  });

  test('S12 · callers get the body of the answer and nothing else', async () => {
    const reply = { status: 'success', data: [1] };
    const { client } = testClient([{ status: 201, headers: { 'x-secret': 's' }, body: reply }]);
    await expect(client.call('cart')).resolves.toBe(reply);
  });

  test('S12 · parameters fill the path, encoded; base comes first; the signal goes along', async () => {
    const { client, sent } = testClient([ok()], { baseUrl: 'https://api.sanchay.in' });
    const { signal } = new AbortController();
    await client.call('order', { params: { id: 'a/b' }, signal });
    expect(sent[0]?.url).toBe('https://api.sanchay.in/api/v3/orders/a%2Fb.json');
    expect(sent[0]?.signal).toBe(signal);
  });

  test('S12 · a missing parameter and an unknown call are the programmer’s error', async () => {
    const { client, sent } = testClient([ok()]);
    const loose = client.call as (name: string) => Promise<unknown>;
    await expect(client.call('order', {} as never)).rejects.toThrow('needs "id"');
    await expect(loose('nothing')).rejects.toThrow('no call "nothing" in the contracts');
    await expect(loose('toString')).rejects.toThrow('no call "toString" in the contracts');
    expect(sent).toEqual([]);
  });

  test.each([
    [{}, '/a'],
    [{ v: '1', gone: undefined, none: null }, '/a?v=1'],
    [{ q: 'a b&c', zero: 0, no: false, empty: '' }, '/a?q=a+b%26c&zero=0&no=false&empty='],
  ])('S12 · query %p makes %s', (query, url) => {
    expect(fullUrl({ url: '/a', query })).toBe(url);
  });
});

describe('authorization', () => {
  test.each([
    ['/api/v3/cart.json', true],
    ['', true],
    ['https://api.sanchay.in/x', true],
    ['http://API.sanchay.in/x', true],
    ['//api.sanchay.in/x', true],
    ['https://api.sanchay.in:8443/x', false],
    ['https://evil.example/x', false],
    ['//evil.example/x', false],
    ['\\\\evil.example/x', false],
    ['https://api.sanchay.in.evil.example/x', false],
    ['https://api.sanchay.in@evil.example/x', false],
    ['https://xapi.sanchay.in/x', false],
    ['ftp://api.sanchay.in/x', false],
    ['https://relative.invalid/x', false],
  ])('S12 · %s is ours: %s', (url, own) => {
    expect(isOwn(url, ['api.sanchay.in'])).toBe(own);
  });

  test('S12 · another host gets no token, nor a refresh after its 401', async () => {
    const { client, sent, session } = testClient([{ status: 401 }], { baseUrl: 'https://evil.example' });
    await expect(client.call('cart')).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
    expect(session.refreshes).toBe(0);
  });

  test('S1 · without a token there is no header', async () => {
    const session = { ...testSession(), token: () => null };
    const { client, sent } = testClient([ok()], { session });
    await client.call('amcList');
    expect(sent[0]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'en',
      'X-Request-Id': 'id1',
    });
  });
});

describe('idempotency', () => {
  const names = Object.keys(calls) as CallName[];
  test.each(names.map((name) => [name, 'idempotent' in calls[name]] as const))(
    'S12 · %s carries a key: %s',
    async (name, carries) => {
      const { client, sent } = testClient([ok()]);
      await client.call(name, { params: sampleParams, idempotencyKey: 'mine' } as never);
      expect(sent[0]?.headers['Idempotency-Key']).toBe(carries ? 'mine' : undefined);
    },
  );

  test('S12 · ids are 32 hexadecimal digits and never the same, as the API takes them', () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the page’s client', () => {
  test('S12 · the client reports clearly when it is used too early, and then passes everything on', async () => {
    const message = 'the API client was used before the shell called setClient()';
    expect(() => pageClient.call('cart')).toThrow(message);
    expect(() => pageClient.refresh()).toThrow(message);
    const { client, sent, session } = testClient([ok('reply')]);
    setClient(client);
    await expect(pageClient.call('order', { params: { id: '7' } })).resolves.toBe('reply');
    expect(sent[0]?.url).toBe('/api/v3/orders/7.json');
    await expect(pageClient.refresh()).resolves.toBe('t2');
    expect(session.refreshes).toBe(1);
  });
});

describe('the fake client', () => {
  test('S12 · the client responds from replies and functions, and lists the requests', async () => {
    const reply = { status: 'success', data: {} } as const;
    const fake = fakeClient({ logout: reply });
    fake.answer({ order: ({ params }) => ({ status: 'success', data: { id: params.id } }) as never });
    await expect(fake.call('logout')).resolves.toBe(reply);
    await expect(fake.call('order', { params: { id: '7' } })).resolves.toMatchObject({ data: { id: '7' } });
    await expect(fake.call('cart')).rejects.toMatchObject({
      kind: 'not_found',
      call: 'cart',
      message: 'no fake answer for cart',
    } satisfies Partial<ApiError>);
    await expect(fake.refresh()).resolves.toBeNull();
    expect(fake.calls).toEqual([
      { name: 'logout', options: {} },
      { name: 'order', options: { params: { id: '7' } } },
      { name: 'cart', options: {} },
    ]);
  });
});
