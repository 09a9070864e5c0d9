import { DataPort, type DataPortOptions } from './dataPort.ts';

interface Ask {
  url: string;
  init: RequestInit;
  answer(status: number, body: string | Uint8Array, type?: string): void;
}

/** A port over an API whose responses the test provides, at a clock that it sets. */
function portOf(over: Partial<DataPortOptions> = {}) {
  const asks: Ask[] = [];
  const clock = { now: 1_000_000 };
  const port = new DataPort({
    apiOrigin: 'http://api',
    now: () => clock.now,
    patience: 20_000,
    fetch: ((url: string, init: RequestInit) =>
      new Promise<Response>((resolve) =>
        asks.push({
          url,
          init,
          answer: (status, body, type = 'application/json; charset=utf-8') =>
            resolve(new Response(body as BodyInit, { status, headers: { 'content-type': type } })),
        }),
      )) as typeof fetch,
    ...over,
  });
  return { port, asks, clock };
}

test('M3 · a call goes out without cookie, token or anything of a visitor', async () => {
  const { port, asks } = portOf();
  const reading = port.read('schemeDetails', { params: { codes: 'A B' }, query: { x: undefined, page: 2 } });
  expect(asks[0]!.url).toBe('http://api/mf/api/v4/fund_schemes/A%20B.json?page=2');
  expect(asks[0]!.init.headers).toEqual({ accept: 'application/json' });
  expect(asks[0]!.init).toMatchObject({ credentials: 'omit', redirect: 'error' });
  expect(asks[0]!.init.body).toBeUndefined();
  asks[0]!.answer(200, '{"a":1}');
  expect((await reading).outcome).toEqual({ json: '{"a":1}' });
});

test.each([
  ['holdings', {}],
  ['userInfo', {}],
  ['createOrder', {}],
  ['subscribeNewsletter', {}],
  ['toString', {}],
  ['schemeDetails', {}],
  ['schemeDetails', { params: { codes: '..' } }],
] as const)('M3 · %s %j is never requested for a public page', async (name, options) => {
  const { port, asks } = portOf();
  const { outcome } = await port.read(name as 'holdings', options);
  expect(outcome).toEqual({ failed: 'only what anybody may ask is asked for a page of everybody' });
  expect(asks).toHaveLength(0);
});

test('M3 · equal calls at the same time are one', async () => {
  const { port, asks } = portOf();
  const both = Promise.all([port.read('amcList', {}), port.read('amcList', {})]);
  expect(asks).toHaveLength(1);
  asks[0]!.answer(200, '[]');
  const [one, other] = await both;
  expect(one).toBe(other);
});

test('M3 · an answer is taken for 15 seconds, then given for 45 more while a newer one is fetched', async () => {
  const { port, asks, clock } = portOf();
  const first = port.read('amcList', {});
  asks[0]!.answer(200, '["old"]');
  const { digest } = await first;
  clock.now += 14_999;
  await port.read('amcList', {});
  expect(asks).toHaveLength(1);
  clock.now += 1;
  expect((await port.read('amcList', {})).outcome).toEqual({ json: '["old"]' });
  expect(asks).toHaveLength(2);
  asks[1]!.answer(200, '["new"]');
  await port.read('amcList', {});
  await new Promise(setImmediate);
  const newer = await port.read('amcList', {});
  expect(newer.outcome).toEqual({ json: '["new"]' });
  expect(newer.digest).not.toBe(digest);
  clock.now += 60_000;
  const late = port.read('amcList', {});
  expect(asks).toHaveLength(3);
  asks[2]!.answer(200, '["newest"]');
  expect((await late).outcome).toEqual({ json: '["newest"]' });
});

test.each([
  [404, '{"code":"scheme_unknown","message":"No"}', { missing: { code: 'scheme_unknown', message: 'No' } }],
  [404, 'nothing', { missing: { code: null, message: null } }],
  [404, '{"code":7}', { missing: { code: null, message: null } }],
  [500, '{}', { failed: 'HTTP 500' }],
  [401, '{}', { failed: 'HTTP 401' }],
  [429, '{}', { failed: 'HTTP 429' }],
])('M3 · an answer %i %s is %j', async (status, body, expected) => {
  const { port, asks } = portOf();
  const reading = port.read('amcList', {});
  asks[0]!.answer(status, body);
  expect((await reading).outcome).toEqual(expected);
});

test('M3 · a success that is no data (a page of a hotel’s network) fails', async () => {
  const { port, asks } = portOf();
  const reading = port.read('amcList', {});
  asks[0]!.answer(200, '<html>', 'text/html');
  expect((await reading).outcome).toEqual({ failed: 'HTTP 200' });
});

test('M3 · packed prices come as bytes', async () => {
  const { port, asks } = portOf();
  const reading = port.read('navHistory', { params: { code: 'A' } });
  asks[0]!.answer(200, new Uint8Array([1, 255]), 'application/octet-stream');
  expect((await reading).outcome).toEqual({ bytes: new Uint8Array([1, 255]) });
});

test('M3 · a failure is not cached: the next page requests it again', async () => {
  const { port, asks } = portOf();
  const failing = port.read('amcList', {});
  asks[0]!.answer(500, '');
  await failing;
  const next = port.read('amcList', {});
  expect(asks).toHaveLength(2);
  asks[1]!.answer(200, '[]');
  expect((await next).outcome).toEqual({ json: '[]' });
});

test('M3 · a page does not wait longer than its patience, and the answer is there for the next', async () => {
  const { port, asks } = portOf({ patience: 1 });
  expect((await port.read('amcList', {})).outcome).toEqual({ failed: 'no answer after 1 ms' });
  asks[0]!.answer(200, '[]');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect((await port.read('amcList', {})).outcome).toEqual({ json: '[]' });
  expect(asks).toHaveLength(1);
});

test('M3 · answers are kept within bounds, the oldest goes first', async () => {
  const { port, asks } = portOf({ maxEntries: 2 });
  for (const code of ['A', 'B', 'C']) {
    const reading = port.read('schemeDetails', { params: { codes: code } });
    asks.at(-1)!.answer(200, '[]');
    await reading;
  }
  await port.read('schemeDetails', { params: { codes: 'C' } });
  await port.read('schemeDetails', { params: { codes: 'B' } });
  expect(asks).toHaveLength(3);
  void port.read('schemeDetails', { params: { codes: 'A' } });
  expect(asks).toHaveLength(4);
});

test('M3 · a large answer pushes out what no longer fits', async () => {
  const { port, asks } = portOf({ maxBytes: 1_500 });
  for (const code of ['A', 'B']) {
    const reading = port.read('schemeDetails', { params: { codes: code } });
    asks.at(-1)!.answer(200, `["${'x'.repeat(900)}"]`);
    await reading;
  }
  void port.read('schemeDetails', { params: { codes: 'A' } });
  expect(asks).toHaveLength(3);
});
