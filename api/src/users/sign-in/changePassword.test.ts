import { messagesTo, newAccount, type TestAccount } from '../../testing/people/account.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const NEW = 'monsoon evenings 7';

describe('another password', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.db.query('DELETE FROM sign_in_attempts');
    person = await newAccount(api);
  });
  afterAll(() => api.close());

  const change = (current: string, password: string) =>
    person.call('changePassword', { body: { current, password } });

  test('O1 · the current password is required; this session stays and every other ends', async () => {
    const other = await person.signIn();
    await person.signIn();
    expect((await change(PERSONA_PASSWORD, NEW)).http).toBe(200);
    expect((await person.call('userInfo')).http).toBe(200);
    expect((await api.call('userInfo', { token: other })).http).toBe(401);
    expect((await person.authenticate()).http).toBe(401);
    expect((await person.authenticate(NEW)).http).toBe(200);
    const { body } = await person.call('security');
    expect(body.data.password_changed_at).toBe(api.clock.now().toISOString());
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toMatch(
      /^The password of your Sanchay account/,
    );
  });

  test('O1 · a wrong present one, a weak new one and the same one are refused at their fields', async () => {
    await person.signIn();
    expect(await change('not-this-one', NEW)).toMatchObject({
      http: 422,
      body: { code: 'password_wrong', errors: { current: ['Incorrect current password.'] } },
    });
    expect((await change(PERSONA_PASSWORD, 'short')).body.code).toBe('password_weak');
    expect((await change(PERSONA_PASSWORD, person.email!)).body.code).toBe('password_weak');
    expect((await change(PERSONA_PASSWORD, PERSONA_PASSWORD)).body.code).toBe('password_same');
    expect((await person.call('userInfo')).http).toBe(200);
  });

  test('O1 · five wrong tries wait 30 seconds, and the owner can still sign in', async () => {
    await person.signIn();
    for (let count = 0; count < 5; count += 1) expect((await change('not-this-one', NEW)).http).toBe(422);
    expect((await change(PERSONA_PASSWORD, NEW)).http).toBe(429);
    expect((await person.authenticate()).http).toBe(200);
    api.clock.advance(30_000);
    expect((await change(PERSONA_PASSWORD, NEW)).http).toBe(200);
  });

  test('O1 · a password of 1,000 characters, in any script and either normal form, is one like any other', async () => {
    await person.signIn();
    const long = `${'सुरक्षित é '.repeat(100)}x`.slice(0, 1_000);
    expect((await change(PERSONA_PASSWORD, long.normalize('NFD'))).http).toBe(200);
    expect((await person.authenticate(long.normalize('NFC'))).http).toBe(200);
    expect((await person.authenticate(long.slice(0, -1))).http).toBe(401);
  });
});
