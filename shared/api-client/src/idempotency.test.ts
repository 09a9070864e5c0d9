import { newId } from './newId.ts';
import { failure, ok, testClient } from './testClient.ts';

const order = { code: 'AX01', type: 'buy', amount: 5000 };
const networkError = Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });

/** Places the orders one after another and gives the distinct keys that each was sent with. */
async function keysOf(
  bodies: object[],
  answers: Parameters<typeof testClient>[0],
  options: Parameters<typeof testClient>[1] = {},
): Promise<string[]> {
  const { client, sent } = testClient(answers, options);
  const keys: string[] = [];
  for (const body of bodies) {
    const before = sent.length;
    await client.call('createOrder', { body: body as never }).catch(() => undefined);
    keys.push([...new Set(sent.slice(before).map(({ headers }) => headers['Idempotency-Key']))].join(' '));
  }
  return keys;
}

const lost = [networkError, networkError, networkError];

describe('the idempotency key of a write', () => {
  test('S12 · a retry after a lost answer repeats the key, whatever the order of the fields', async () => {
    const again = { amount: 5000, type: 'buy', code: 'AX01' };
    const [first, second] = await keysOf([order, again], [...lost, ok()]);
    expect(first).toMatch(/^[\w.:-]{8,100}$/);
    expect(second).toBe(first);
  });

  test('S12 · a double click sends one key', async () => {
    const { client, sent } = testClient([ok()]);
    const place = () => client.call('createOrder', { body: order as never });
    await Promise.all([place(), place()]);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });

  test('S12 · a changed body has another key, and the former body its own again', async () => {
    const [first, other, back] = await keysOf([order, { ...order, amount: 6000 }, order], [networkError]);
    expect(other).not.toBe(first);
    expect(back).toBe(first);
  });

  test('S12 · after a success the same body is a new operation', async () => {
    const [first, second] = await keysOf([order, order], [ok()]);
    expect(second).not.toBe(first);
  });

  test.each([400, 429, 500, 503])(
    'S12 · a %s after a lost answer proves nothing about the lost request: the key stays',
    async (status) => {
      const [first, second, third] = await keysOf([order, order, order], [...lost, failure(status)]);
      expect([second, third]).toEqual([first, first]);
    },
  );

  test.each(['reply_expired', 'idempotency_key_reused'])(
    'S12 · after %s, which no repeat can get past, the key is a new one',
    async (code) => {
      const [first, second, third] = await keysOf([order, order, order], [...lost, failure(409, { code })]);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );

  test('S12 · another OTP token confirms the same operation', async () => {
    const [first, second] = await keysOf([order, { ...order, step_up: 'token-2' }], [...lost, ok()]);
    expect(second).toBe(first);
  });

  test('S12 · another portfolio, path or call is another operation', async () => {
    const { client, sent, session } = testClient([networkError], { baseUrl: 'https://api.sanchay.in' });
    const keyAfter = async (call: () => Promise<unknown>) => {
      await call().catch(() => undefined);
      return sent.at(-1)?.headers['Idempotency-Key'];
    };
    const place = () => client.call('createOrder', { body: order as never });
    const keys = [await keyAfter(place)];
    session.portfolioId = () => 'p2';
    keys.push(await keyAfter(place));
    keys.push(await keyAfter(() => client.call('closeTicket', { params: { id: 't1' }, body: {} })));
    keys.push(await keyAfter(() => client.call('closeTicket', { params: { id: 't2' }, body: {} })));
    expect(keys.every((key) => key !== undefined)).toBe(true);
    expect(new Set(keys).size).toBe(4);
  });

  test('S12 · a form with a file is never taken for another one', async () => {
    const [first, second] = await keysOf([new FormData(), new FormData()], [networkError]);
    expect(second).not.toBe(first);
  });

  test('S12 · the key that a caller keeps is sent as it is', async () => {
    const { client, sent } = testClient([ok()]);
    await client.call('createOrder', { body: order as never, idempotencyKey: 'kept-on-the-device' });
    expect(sent[0]?.headers['Idempotency-Key']).toBe('kept-on-the-device');
  });

  test('S12 · with ids of the product it is a key that the API takes', async () => {
    const [key] = await keysOf([order], [ok()], { newId });
    expect(key).toMatch(/^[\w.:-]{33,100}$/);
  });
});
