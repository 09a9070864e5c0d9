import {
  lastCode,
  messagesTo,
  newAccount,
  otherCode,
  type TestAccount,
} from '../../testing/people/account.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const NEW = 'monsoon evenings 7';

describe('a forgotten password', () => {
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

  const forgot = (contact: string) => api.call('forgotPassword', { body: { contact } });
  const verify = (otp_ref: string, code: string) => api.call('verifyResetCode', { body: { otp_ref, code } });
  const reset = (token: string, password = NEW) =>
    api.call('resetPassword', { body: { reset: token, password } });
  const tokenFor = async (contact: string) => {
    const started = await forgot(contact);
    const done = await verify(started.body.data.otp_ref, await lastCode(api, contact));
    return done.body.data.reset;
  };
  const status = async (token: string) => (await api.call('userInfo', { token })).http;

  test('O1 · the code of the e-mail sets a new password, and every session ends', async () => {
    const sessions = [await person.signIn(), await person.signIn()];
    expect((await reset(await tokenFor(person.email!))).http).toBe(200);
    for (const token of sessions) expect(await status(token)).toBe(401);
    const ended = await api.db.query('SELECT revoked_because FROM sessions WHERE user_id = $1', [
      person.userId,
    ]);
    expect(ended).toEqual([{ revoked_because: 'password_reset' }, { revoked_because: 'password_reset' }]);
    expect((await person.authenticate(PERSONA_PASSWORD)).http).toBe(401);
    expect((await person.authenticate(NEW)).http).toBe(200);
    expect((await messagesTo(api, person.email!)).at(-1)).toEqual({
      channel: 'email',
      code: null,
      text: "The password of your Sanchay account was changed. If this wasn't you, reset your password immediately: http://localhost:4000/forgot-password",
    });
    const audit = await api.db.query(
      `SELECT action, detail FROM audit_log WHERE investor_id = $1 AND action LIKE 'security.%'`,
      [person.userId],
    );
    expect(audit).toEqual([{ action: 'security.password', detail: { how: 'reset' } }]);
  });

  test('O1 · the old password is refused, and another one is still accepted with the same right', async () => {
    const token = await tokenFor(person.email!);
    const same = await reset(token, PERSONA_PASSWORD);
    expect([same.http, same.body.code, Object.keys(same.body.errors!)]).toEqual([
      ...[422, 'password_same', ['password']],
    ]);
    expect((await reset(token, 'Password123')).body.code).toBe('password_weak');
    expect((await reset(token)).http).toBe(200);
  });

  test('O1 · the mobile works too, with what people put before it and digits of any script', async () => {
    const typed = `+91 ${[...person.mobile!].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join('')}`;
    const started = await forgot(typed);
    const code = await lastCode(api, person.mobile!);
    const done = await verify(started.body.data.otp_ref, code);
    expect((await reset(done.body.data.reset)).http).toBe(200);
    expect((await person.authenticate(NEW)).http).toBe(200);
  });

  test('O1 · an address without an account gets the same response, and a message that explains it', async () => {
    const [known, unknown] = [await forgot(person.email!), await forgot('nobody@test.example')];
    expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
    expect([unknown.http, unknown.body.data.resend_after]).toEqual([
      known.http,
      known.body.data.resend_after,
    ]);
    const [message] = await messagesTo(api, 'nobody@test.example');
    expect(message!.code).toBeNull();
    expect(message!.text).toMatch(/^Someone asked to reset a Sanchay password/);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await verify(unknown.body.data.otp_ref, `00000${guess}`)).body.code).toBe('OTP_invalid');
    const audit = await api.db.query(`SELECT action FROM audit_log WHERE subject LIKE '%nobody%'`);
    expect(audit).toEqual([]);
  });

  test('O1 · input that is neither e-mail nor mobile is reported beside the field', async () => {
    expect(await forgot('12345')).toMatchObject({
      http: 422,
      body: {
        code: 'contact_invalid',
        errors: { contact: ['Enter the email or Indian mobile number you log in with.'] },
      },
    });
  });

  test('O1 · a weak password is refused at the field, and the right to set one stays', async () => {
    const token = await tokenFor(person.email!);
    expect(await reset(token, 'short')).toMatchObject({ http: 422, body: { code: 'password_weak' } });
    expect((await reset(token, person.mobile!)).body.errors!.password).toEqual([
      "Your password can't be your email or mobile number.",
    ]);
    expect((await reset(token)).http).toBe(200);
  });

  test('O1 · the right to set one lasts ten minutes and is good once', async () => {
    const late = await tokenFor(person.email!);
    api.clock.advance(10 * 60_000);
    expect(await reset(late)).toMatchObject({ http: 422, body: { code: 'reset_over' } });
    const inTime = await tokenFor(person.email!);
    api.clock.advance(10 * 60_000 - 1);
    const answers = await Promise.all([reset(inTime), reset(inTime)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 422]);
    expect((await reset('x'.repeat(43))).body.code).toBe('reset_over');
  });

  test('O1 · a newer right ends the older ones', async () => {
    const [older, newer] = [await tokenFor(person.email!), await tokenFor(person.email!)];
    expect((await reset(newer)).http).toBe(200);
    expect((await reset(older, 'another good one')).body.code).toBe('reset_over');
  });

  test('O1 · the code has five tries, and they do not lock anybody out of signing in', async () => {
    const started = await forgot(person.email!);
    const code = await lastCode(api, person.email!);
    for (let count = 0; count < 5; count += 1) await verify(started.body.data.otp_ref, otherCode(code));
    expect((await verify(started.body.data.otp_ref, code)).http).toBe(422);
    expect((await person.authenticate()).http).toBe(200);
  });

  test('O1 · a blocked account stays blocked', async () => {
    const token = await tokenFor(person.email!);
    await api.db.query('UPDATE users SET state = 5 WHERE id = $1', [person.userId]);
    expect(await reset(token)).toMatchObject({ http: 403, body: { code: 'account_blocked' } });
  });

  test('O1 · five codes are sent in a quarter of an hour, and the sixth has to wait', async () => {
    for (let count = 0; count < 5; count += 1) expect((await forgot(person.email!)).http).toBe(200);
    expect((await forgot(person.email!)).http).toBe(429);
    expect(await messagesTo(api, person.email!)).toHaveLength(5);
  });
});
