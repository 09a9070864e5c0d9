import { type Call, type CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { randomUUID } from 'node:crypto';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { holdSession } from '../../testing/people/session.ts';
import { needsKey } from '../access/secondFactor.ts';
import { sweepReplies } from './sweepReplies.ts';

const keyed = (Object.keys(calls) as CallName[]).filter(needsKey);

describe('the Idempotency-Key', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi();
    token = await holdSession(api, 'asha');
  });
  afterAll(() => api.close());

  test('I3 · every call that moves money or units is among those that need one', () => {
    expect(keyed).toEqual(
      expect.arrayContaining(['pay', 'createOrder', 'createGoldOrder', 'createRedemption', 'createSwitch']),
    );
    expect(keyed).toEqual(expect.arrayContaining(['createSystematic', 'createMandate', 'addBankAccount']));
  });

  test.each(keyed)('I3 · %s is refused without a key, and the client sends one by itself', async (name) => {
    const call: Call = calls[name];
    expect(call.idempotent).toBe(true);
    const answer = await api.app.inject({
      method: call.method,
      url: call.path.replaceAll(/\{\w+\}/g, randomUUID()),
      headers: { authorization: `Bearer ${token}` },
      ...(call.method !== 'DELETE' && { payload: {} }),
    });
    expect(answer.statusCode).toBe(400);
    // A body that the schema refuses is refused first; either way nothing happens.
    expect(['idempotency_key_required', 'params_invalid']).toContain(answer.json<{ code: string }>().code);
  });

  test('I3 · a stored reply goes after a day; a later repeat is refused and not carried out again', async () => {
    const { token: own } = await signIn(api, 'asha');
    const key = 'a-key-of-the-cart';
    const put = () => api.call('replaceCart', { token: own, key, body: { items: [] } });
    expect((await put()).http).toBe(200);
    await api.db.query('UPDATE idempotency_keys SET created_at = $2 WHERE key = $1', [
      key,
      new Date(api.clock.now().getTime() - 86_400_000),
    ]);
    await sweepReplies(api.ctx);
    expect(await api.db.query('SELECT reply_sealed FROM idempotency_keys WHERE key = $1', [key])).toEqual([
      { reply_sealed: null },
    ]);
    expect(await put()).toMatchObject({ http: 409, body: { code: 'reply_expired' } });
  });
});
