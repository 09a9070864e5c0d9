import { Secret, TOTP } from 'otpauth';
import { lastCode, messagesTo, newAccount, type TestAccount } from '../../testing/people/account.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('an authenticator app', () => {
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

  const codeOf = (secret: string, shift = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' }).generate({
      timestamp: api.clock.now().getTime() + shift * 30_000,
    });
  const start = async () =>
    (await person.call('startAuthenticator', { body: { step_up: await person.stepUp() } })).body.data;
  const confirm = (setup_id: string, code: string) =>
    person.call('confirmAuthenticator', { body: { setup_id, code } });
  /** Sets an app up, half a minute ago, so that the code of now was not taken yet. */
  const withApp = async () => {
    const { setup_id: setupId, secret } = await start();
    const done = await confirm(setupId, codeOf(secret));
    api.clock.advance(30_000);
    return { secret, codes: done.body.data.recovery_codes };
  };
  const ask = async () => {
    const { body } = await person.authenticate();
    return { ref: body.errors!.otp_ref![0]!, body };
  };
  /** A step-up as a user with an authenticator app does it. */
  const appStepUp = async (code: string, purpose = 'security') => {
    const { otp_ref } = (await person.call('startStepUp', { body: { purpose } })).body.data;
    return person.call('verifyStepUp', { body: { otp_ref, code } });
  };
  const appToken = async (code: string) => (await appStepUp(code)).body.data.step_up;
  const enter = (otp_ref: string, code: string) => api.call('verifyOtp', { body: { otp_ref, code } });

  test('O1 · set up: secret, address and QR image; a first code turns it on and answers ten recovery codes', async () => {
    const setUp = await start();
    expect(setUp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setUp.uri).toBe(
      `otpauth://totp/Sanchay:${encodeURIComponent(person.email!)}?issuer=Sanchay&secret=${setUp.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(setUp.qr_svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect((await person.authenticate()).http).toBe(200);
    const done = await confirm(setUp.setup_id, codeOf(setUp.secret));
    expect(done.body.data.recovery_codes).toHaveLength(10);
    expect(new Set(done.body.data.recovery_codes).size).toBe(10);
    for (const code of done.body.data.recovery_codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await person.call('security')).body.data).toMatchObject({
      second_step: 'app',
      recovery_codes_left: 10,
    });
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toMatch(/^An authenticator app was added/);
  });

  test('O1 · the secret is stored sealed, and recovery codes as hashes', async () => {
    const { secret, codes } = await withApp();
    const [row] = await api.db.query<{ sealed_secret: Buffer }>(
      'SELECT sealed_secret FROM authenticators WHERE user_id = $1',
      [person.userId],
    );
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(row!.sealed_secret.includes(bytes)).toBe(false);
    expect(row!.sealed_secret.includes(Buffer.from(secret))).toBe(false);
    const rows = JSON.stringify(await api.db.query('SELECT * FROM recovery_codes'));
    expect(rows).not.toContain(codes[0]);
    const log = JSON.stringify(await api.db.query('SELECT * FROM audit_log'));
    expect(log).not.toContain(secret);
  });

  test('O1 · sign-in requests the code of the app, sends nothing, and accepts it once', async () => {
    const { secret } = await withApp();
    const sent = (await messagesTo(api, person.email!)).length;
    const { ref, body } = await ask();
    expect(body).toMatchObject({
      code: 'OTP_required',
      errors: { method: ['app'], resend_after: ['0'] },
      message: 'Enter the 6-digit code from your authenticator app.',
    });
    expect((await messagesTo(api, person.email!)).length).toBe(sent);
    expect((await api.call('resendOtp', { body: { otp_ref: ref } })).body.code).toBe('OTP_invalid');
    const code = codeOf(secret);
    expect((await enter(ref, code)).http).toBe(200);
    const replay = await ask();
    expect((await enter(replay.ref, code)).body.code).toBe('OTP_invalid');
    api.clock.advance(30_000);
    expect((await enter(replay.ref, codeOf(secret))).http).toBe(200);
  });

  test('O1 · a clock that is half a minute off is forgiven, one that is a minute off is not', async () => {
    const { secret } = await withApp();
    api.clock.advance(60_000);
    const { ref } = await ask();
    expect((await enter(ref, codeOf(secret, -2))).body.code).toBe('OTP_invalid');
    expect((await enter(ref, codeOf(secret, 2))).body.code).toBe('OTP_invalid');
    expect((await enter(ref, codeOf(secret, -1))).http).toBe(200);
    const next = await ask();
    expect((await enter(next.ref, codeOf(secret, 1))).http).toBe(200);
    const back = await ask();
    expect((await enter(back.ref, codeOf(secret))).body.code).toBe('OTP_invalid');
  });

  test('O1 · two tabs with the same code: one is in', async () => {
    const { secret } = await withApp();
    const [one, two] = [await ask(), await ask()];
    const code = codeOf(secret);
    const answers = await Promise.all([enter(one.ref, code), enter(two.ref, code)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 422]);
  });

  test('O1 · a recovery code works in place of the app, once, however it is typed, and is reported by e-mail', async () => {
    const { codes } = await withApp();
    const { ref } = await ask();
    const typed = ` ${codes[3]!.toLowerCase().replace('-', ' ').replaceAll('0', 'o')} `;
    expect((await enter(ref, typed)).http).toBe(200);
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toMatch(
      /^A recovery code was used to log in/,
    );
    const again = await ask();
    expect((await enter(again.ref, codes[3]!)).body.code).toBe('OTP_invalid');
    expect((await enter(again.ref, codes[4]!)).http).toBe(200);
    expect((await person.call('security')).body.data.recovery_codes_left).toBe(8);
  });

  test('O1 · new recovery codes end the former, and need a step-up', async () => {
    const { secret, codes } = await withApp();
    expect((await person.call('renewRecoveryCodes', { body: {} })).body.code).toBe('step_up_required');
    const step_up = await appToken(codeOf(secret));
    const fresh = await person.call('renewRecoveryCodes', { body: { step_up } });
    expect(fresh.body.data.recovery_codes).toHaveLength(10);
    const { ref } = await ask();
    expect((await enter(ref, codes[0]!)).body.code).toBe('OTP_invalid');
    expect((await enter(ref, fresh.body.data.recovery_codes[0]!)).http).toBe(200);
  });

  test('O1 · five wrong codes end a sign-in', async () => {
    const { secret } = await withApp();
    const { ref } = await ask();
    for (let count = 0; count < 5; count += 1)
      expect((await enter(ref, codeOf(secret, 50 + count))).body.code).toBe('OTP_invalid');
    expect((await enter(ref, codeOf(secret))).http).toBe(422);
  });

  test('O1 · a set-up has five tries and fifteen minutes, and only one is open', async () => {
    const first = await start();
    const second = await start();
    expect((await confirm(first.setup_id, codeOf(first.secret))).body.code).toBe('OTP_invalid');
    for (let count = 0; count < 5; count += 1)
      await confirm(second.setup_id, codeOf(second.secret, 50 + count));
    expect((await confirm(second.setup_id, codeOf(second.secret))).body.message).toBe(
      'This setup has expired. Please start again.',
    );
    const late = await start();
    api.clock.advance(15 * 60_000);
    expect((await confirm(late.setup_id, codeOf(late.secret))).body.code).toBe('OTP_invalid');
    expect((await person.call('security')).body.data.second_step).toBe('off');
  });

  test('O1 · replacing the app keeps the old one until the new one is verified', async () => {
    const old = await withApp();
    const step_up = await appToken(codeOf(old.secret));
    const fresh = (await person.call('startAuthenticator', { body: { step_up } })).body.data;
    api.clock.advance(30_000);
    const { ref } = await ask();
    expect((await enter(ref, codeOf(old.secret))).http).toBe(200);
    expect((await confirm(fresh.setup_id, codeOf(fresh.secret))).http).toBe(200);
    api.clock.advance(30_000);
    const next = await ask();
    expect((await enter(next.ref, codeOf(old.secret))).http).toBe(422);
    expect((await enter(next.ref, codeOf(fresh.secret))).http).toBe(200);
  });

  test('O1 · without the app the code of a message is requested, where that is on', async () => {
    const { secret, codes } = await withApp();
    await person.call('setTwoFactor', { body: { on: true, step_up: await appToken(codeOf(secret)) } });
    expect((await person.call('security')).body.data).toMatchObject({ second_step: 'app', code_on: true });
    expect((await person.call('removeAuthenticator', { body: {} })).body.code).toBe('step_up_required');
    expect(
      (await person.call('removeAuthenticator', { body: { step_up: await appToken(codes[0]!) } })).http,
    ).toBe(200);
    expect((await person.call('security')).body.data).toMatchObject({
      second_step: 'code',
      recovery_codes_left: 0,
    });
    const { ref, body } = await ask();
    expect(body.errors!.method).toEqual(['message']);
    expect((await enter(ref, await lastCode(api, person.email!))).http).toBe(200);
    const none = await person.call('removeAuthenticator', { body: { step_up: await person.stepUp() } });
    expect(none).toMatchObject({ http: 422, body: { code: 'no_authenticator' } });
  });

  describe('confirms changes and money moves', () => {
    /** A change that a token of purpose `security` is good for. */
    const change = (step_up: string) => person.call('setTwoFactor', { body: { on: true, step_up } });

    test.each([{}, { to: 'email' as const }, { to: 'mobile' as const }])(
      'R6 · with an app no code is sent for a step-up, even when one is requested: %j',
      async (to) => {
        const { secret } = await withApp();
        const sent = await api.db.query('SELECT count(*) FROM messages');
        const { data } = (await person.call('startStepUp', { body: { purpose: 'redeem', ...to } })).body;
        expect(data).toEqual({ otp_ref: expect.any(String), resend_after: 0, sent_to: null });
        const { otp_ref } = data;
        expect((await api.call('resendOtp', { body: { otp_ref } })).body.code).toBe('OTP_invalid');
        expect(await api.db.query('SELECT count(*) FROM messages')).toEqual(sent);
        const verify = (code: string) => person.call('verifyStepUp', { body: { otp_ref, code } });
        expect((await verify(codeOf(secret, 50))).body.code).toBe('OTP_invalid');
        expect((await verify(codeOf(secret))).http).toBe(200);
      },
    );

    test('R6 · the code of the app is taken once, and a recovery code takes its place', async () => {
      const { secret, codes } = await withApp();
      const code = codeOf(secret);
      const first = await appStepUp(code);
      expect((await change(first.body.data.step_up)).http).toBe(200);
      expect((await appStepUp(code)).body.code).toBe('OTP_invalid');
      const second = await appStepUp(codes[0]!);
      expect((await change(second.body.data.step_up)).http).toBe(200);
      expect((await appStepUp(codes[0]!)).body.code).toBe('OTP_invalid');
    });

    test('R6 · a code or token of a message is worth nothing once there is an app', async () => {
      const token = await person.stepUp();
      const { otp_ref } = (await person.call('startStepUp', { body: { purpose: 'security' } })).body.data;
      const code = await lastCode(api, person.email!);
      const { secret } = await withApp();
      expect((await change(token)).body.code).toBe('step_up_invalid');
      const { body } = await person.call('verifyStepUp', { body: { otp_ref, code } });
      expect((await change(body.data.step_up)).body.code).toBe('step_up_invalid');
      expect((await change(await appToken(codeOf(secret)))).http).toBe(200);
    });

    test('R6 · who reads the mailbox sets a new password and still needs the app', async () => {
      await withApp();
      const { otp_ref } = (await api.call('forgotPassword', { body: { contact: person.email! } })).body.data;
      const code = await lastCode(api, person.email!);
      const reset = await api.call('verifyResetCode', { body: { otp_ref, code } });
      const password = 'Monsoon#Ferry-2026';
      const set = await api.call('resetPassword', { body: { reset: reset.body.data.reset, password } });
      expect(set.http).toBe(200);
      const entered = await person.authenticate(password);
      expect(entered.body.errors!.method).toEqual(['app']);
      expect((await enter(entered.body.errors!.otp_ref![0]!, code)).http).toBe(422);
    });

    test('R6 · five wrong codes end a step-up, and another user’s app is worth nothing', async () => {
      const other = await withApp();
      person = await newAccount(api);
      await person.signIn();
      const { secret } = await withApp();
      const { otp_ref } = (await person.call('startStepUp', { body: { purpose: 'purchase' } })).body.data;
      const verify = (code: string) => person.call('verifyStepUp', { body: { otp_ref, code } });
      expect((await verify(other.codes[0]!)).body.code).toBe('OTP_invalid');
      for (let count = 1; count < 5; count += 1)
        expect((await verify(codeOf(other.secret, 50 + count))).body.code).toBe('OTP_invalid');
      expect((await verify(codeOf(secret))).body.code).toBe('OTP_invalid');
    });

    test('O1 · a change of e-mail that the app confirms waits 24 hours, so that the old one can stop it', async () => {
      const { secret } = await withApp();
      const value = `new-${person.email!}`;
      const step_up = await appToken(codeOf(secret));
      const { data } = (await person.call('changeContact', { body: { kind: 'email', value, step_up } })).body;
      const body = { otp_ref: data.otp_ref, code: await lastCode(api, value) };
      const { effective_at } = (await person.call('confirmContact', { body })).body.data;
      expect(Date.parse(effective_at!) - api.clock.now().getTime()).toBe(24 * 3_600_000);
    });

    test('O1 · the app confirms no contact', async () => {
      const { secret } = await withApp();
      await api.db.query('UPDATE users SET state = 0 WHERE id = $1', [person.userId]);
      await appToken(codeOf(secret));
      expect((await person.call('security')).body.data.state).toBe(0);
    });
  });
});
