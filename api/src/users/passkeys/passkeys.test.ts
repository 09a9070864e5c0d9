import { messagesTo, newAccount, type TestAccount } from '../../testing/people/account.ts';
import { SoftPasskey } from '../../testing/people/softPasskey.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { passkeyParty } from './passkeyParty.ts';
import { publicId } from '../../testing/people/publicId.ts';

describe('passkeys', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    api.clock.set('2026-11-20T10:00:00.000+05:30');
    await api.db.query('DELETE FROM sign_in_attempts');
    person = await newAccount(api);
    await person.signIn();
  });
  afterAll(() => api.close());

  const options = async () =>
    (await person.call('passkeyOptions', { body: { step_up: await person.stepUp() } })).body.data;
  const add = (challenge_id: string, response: Record<string, unknown>, name = 'My phone') =>
    person.call('addPasskey', { body: { challenge_id, name, response } });
  /** A passkey that is registered. */
  const registered = async () => {
    const key = new SoftPasskey();
    const { challenge_id: id, options: asked } = await options();
    const { body } = await add(id, key.create(asked));
    return { key, passkey: body.data };
  };
  const challenge = async () => (await api.call('passkeySignInOptions', { body: {} })).body.data;
  const enter = (challenge_id: string, response: Record<string, unknown>) =>
    api.call('passkeySignIn', { body: { challenge_id, response } });

  test('O1 · one is registered after a step-up, named, and reported by e-mail', async () => {
    expect((await person.call('passkeyOptions', { body: {} })).body.code).toBe('step_up_required');
    const asked = await options();
    expect(asked.options).toMatchObject({
      rp: { id: 'localhost', name: 'Sanchay' },
      user: { name: person.email, displayName: 'Test Person' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const done = await add(asked.challenge_id, new SoftPasskey().create(asked.options), '  मेरा  फ़ोन ');
    expect(done.body.data).toEqual({
      id: expect.any(String),
      name: 'मेरा फ़ोन'.normalize('NFC'),
      created_at: '2026-11-20T04:30:00.000Z',
      last_used_at: null,
      synced: false,
    });
    expect((await person.call('security')).body.data.passkeys).toEqual([done.body.data]);
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toMatch(/^A passkey was added to your/);
  });

  test('O1 · it signs in alone, past the second factor, and its use is noted', async () => {
    const { key, passkey } = await registered();
    await person.call('setTwoFactor', { body: { on: true, step_up: await person.stepUp() } });
    api.clock.advance(60_000);
    const { challenge_id: id, options: asked } = await challenge();
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked.allowCredentials ?? []).toEqual([]);
    const done = await enter(id, key.get(asked));
    expect(done).toMatchObject({ http: 200, body: { email: person.email, new_user: false } });
    expect((await api.call('userInfo', { token: done.body.token })).body.id).toBe(
      await publicId(api, 'users', person.userId),
    );
    expect((await person.call('security')).body.data.passkeys).toEqual([
      { ...passkey, last_used_at: '2026-11-20T04:31:00.000Z' },
    ]);
  });

  test('O1 · an answer is good once, for its own challenge, within five minutes', async () => {
    const { key } = await registered();
    const first = await challenge();
    const answer = key.get(first.options);
    expect((await enter(first.challenge_id, answer)).http).toBe(200);
    expect(await enter(first.challenge_id, answer)).toMatchObject({
      http: 422,
      body: { code: 'passkey_invalid' },
    });
    const second = await challenge();
    expect((await enter(second.challenge_id, answer)).http).toBe(422);
    const third = await challenge();
    api.clock.advance(5 * 60_000);
    expect((await enter(third.challenge_id, key.get(third.options))).http).toBe(422);
    const fourth = await challenge();
    api.clock.advance(5 * 60_000 - 1);
    expect((await enter(fourth.challenge_id, key.get(fourth.options))).http).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a device that did not check the person', { verified: false }],
  ])('O1 · %s neither registers nor signs in', async (_, wrong) => {
    const { key } = await registered();
    const { challenge_id: id, options: asked } = await challenge();
    expect((await enter(id, key.get(asked, wrong))).body.code).toBe('passkey_invalid');
    const fresh = await options();
    expect((await add(fresh.challenge_id, new SoftPasskey().create(fresh.options, wrong))).body.code).toBe(
      'passkey_invalid',
    );
    expect((await person.call('security')).body.data.passkeys).toHaveLength(1);
  });

  test('O1 · a counter that does not grow was copied, and is refused', async () => {
    const { key } = await registered();
    const first = await challenge();
    key.counter = 9;
    expect((await enter(first.challenge_id, key.get(first.options))).http).toBe(200);
    const second = await challenge();
    key.counter = 9;
    expect((await enter(second.challenge_id, key.get(second.options))).http).toBe(422);
    const third = await challenge();
    expect((await enter(third.challenge_id, key.get(third.options))).http).toBe(200);
  });

  test('O1 · an unknown or a forged passkey gets the same response as any other that does not match', async () => {
    const { key } = await registered();
    const unknown = await challenge();
    const stranger = await enter(unknown.challenge_id, new SoftPasskey().get(unknown.options));
    const forged = await challenge();
    const answer = new SoftPasskey().get(forged.options);
    const id = key.id.toString('base64url');
    const copied = await enter(forged.challenge_id, { ...answer, id, rawId: id });
    expect([stranger.http, stranger.body.message]).toEqual([copied.http, copied.body.message]);
    expect(stranger.body.code).toBe('passkey_invalid');
    expect((await enter(forged.challenge_id, {})).http).toBe(422);
  });

  test('O1 · a blocked user is not let in by a passkey', async () => {
    const { key } = await registered();
    await api.db.query('UPDATE users SET state = 5 WHERE id = $1', [person.userId]);
    const { challenge_id: id, options: asked } = await challenge();
    expect(await enter(id, key.get(asked))).toMatchObject({ http: 403, body: { code: 'account_blocked' } });
  });

  test('O1 · it is renamed and removed by its owner only, and a removed one opens nothing', async () => {
    const { key, passkey } = await registered();
    const stranger = await newAccount(api);
    await stranger.signIn();
    const params = { id: passkey.id };
    expect((await stranger.call('renamePasskey', { params, body: { name: 'Mine' } })).http).toBe(404);
    const theirs = await stranger.stepUp();
    expect((await stranger.call('removePasskey', { params, body: { step_up: theirs } })).http).toBe(404);
    expect((await person.call('renamePasskey', { params, body: { name: '<b>x</b>' } })).body).toMatchObject({
      code: 'name_invalid',
      errors: { name: ["Name the passkey. Don't use < or >."] },
    });
    expect((await person.call('renamePasskey', { params, body: { name: 'Laptop' } })).body.data.name).toBe(
      'Laptop',
    );
    expect((await person.call('removePasskey', { params, body: {} })).body.code).toBe('step_up_required');
    expect(
      (await person.call('removePasskey', { params, body: { step_up: await person.stepUp() } })).http,
    ).toBe(200);
    const { challenge_id: id, options: asked } = await challenge();
    expect((await enter(id, key.get(asked))).http).toBe(422);
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toMatch(/^A passkey was removed from your/);
  });

  test('O1 · the same device is not registered twice, and ten are the most', async () => {
    const { key } = await registered();
    const again = await options();
    expect(again.options.excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
    expect((await add(again.challenge_id, key.create(again.options))).body.code).toBe('passkey_invalid');
    for (let count = 1; count < 10; count += 1) await registered();
    const eleventh = await person.call('passkeyOptions', { body: { step_up: await person.stepUp() } });
    expect(eleventh).toMatchObject({ http: 422, body: { code: 'too_many_passkeys' } });
  });
});

describe('whom passkeys are made for', () => {
  const settings = { publicOrigin: 'https://sanchay.example', sandbox: false };
  test('O1 · our own host, whatever the request contains', () => {
    expect(passkeyParty(settings, 'https://evil.example')).toEqual({
      name: 'Sanchay',
      domain: 'sanchay.example',
      origins: ['https://sanchay.example'],
    });
  });

  test('O1 · another domain and the origins of apps by configuration', () => {
    const apps = { ...settings, passkeyDomain: 'example', passkeyOrigins: ['android:apk-key-hash:x'] };
    expect(passkeyParty(apps, undefined)).toMatchObject({
      domain: 'example',
      origins: ['https://sanchay.example', 'android:apk-key-hash:x'],
    });
  });

  test('O1 · in the sandbox any name of this machine, and no other', () => {
    const sandbox = { publicOrigin: 'http://localhost:4000', sandbox: true };
    expect(passkeyParty(sandbox, 'http://127.0.0.1:4000').domain).toBe('127.0.0.1');
    expect(passkeyParty(sandbox, 'http://evil.example:4000').domain).toBe('localhost');
  });
});
