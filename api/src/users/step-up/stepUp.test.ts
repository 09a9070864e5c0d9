import {
  lastCode,
  messagesTo,
  newAccount,
  otherCode,
  type TestAccount,
} from '../../testing/people/account.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('step-up codes', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.db.query('DELETE FROM sign_in_attempts');
    person = await newAccount(api);
    await person.signIn();
  });
  afterAll(() => api.close());

  const start = async (over: object = {}, token = person.token) =>
    person.call('startStepUp', { body: { purpose: 'security', ...over }, token });
  const verify = (otp_ref: string, code: string, token = person.token) =>
    person.call('verifyStepUp', { body: { otp_ref, code }, token });
  /** A change that a token of purpose `security` is good for. */
  const change = (step_up?: string, token = person.token) =>
    person.call('setTwoFactor', { body: { on: true, ...(step_up && { step_up }) }, token });
  const twoFactor = async () =>
    (await api.db.query('SELECT two_factor FROM users WHERE id = $1', [person.userId]))[0];

  test('O1 · a code goes to the e-mail, its token makes one change, and its purpose is named in the message', async () => {
    const started = await start();
    expect(started.body.data).toEqual({
      otp_ref: expect.any(String),
      resend_after: 30,
      sent_to: `${person.email![0]}•••@test.example`,
    });
    const code = await lastCode(api, person.email!);
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toBe(
      `${code} is your Sanchay OTP to change your security settings. It is valid for 10 minutes. Never share it with anyone.`,
    );
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const { body } = await verify(started.body.data.otp_ref, spaced);
    expect(body.data).toEqual({
      step_up: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: new Date(api.clock.now().getTime() + 5 * 60_000).toISOString(),
    });
    expect((await change(body.data.step_up)).http).toBe(200);
    expect(await twoFactor()).toEqual({ two_factor: true });
    expect(await change(body.data.step_up)).toMatchObject({ http: 403, body: { code: 'step_up_invalid' } });
  });

  test('O1 · the message is in the language of the page', async () => {
    await person.call('startStepUp', {
      body: { purpose: 'bank' },
      headers: { 'accept-language': 'hi' },
    });
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toMatch(
      /^बैंक खाते बदलने के लिए आपका संचय OTP \d{6} है। यह 10 मिनट तक मान्य है। इसे किसी को न बताएँ।$/,
    );
  });

  test('O1 · without a token the change is refused in words, and nothing changes', async () => {
    expect(await change()).toMatchObject({
      http: 403,
      body: {
        status: 'validation_failed',
        code: 'step_up_required',
        message: 'Confirm this change with an OTP.',
      },
    });
    expect(await twoFactor()).toEqual({ two_factor: false });
  });

  test('O1 · a token lives five minutes', async () => {
    const inTime = await person.stepUp();
    api.clock.advance(5 * 60_000 - 1);
    expect((await change(inTime)).http).toBe(200);
    const late = await person.stepUp();
    api.clock.advance(5 * 60_000);
    expect((await change(late)).body.code).toBe('step_up_invalid');
  });

  test('O1 · a token of another purpose, another session or another user is worth nothing', async () => {
    const bank = await person.stepUp('bank');
    expect((await change(bank)).body.code).toBe('step_up_invalid');
    const token = await person.stepUp();
    const first = person.token;
    const second = await person.signIn();
    expect((await change(token, second)).body.code).toBe('step_up_invalid');
    const stranger = await newAccount(api);
    expect((await change(token, await stranger.signIn())).body.code).toBe('step_up_invalid');
    expect((await change(token, first)).http).toBe(200);
  });

  test('O1 · the code itself is valid only in the session that requested it', async () => {
    const { body } = await start();
    const code = await lastCode(api, person.email!);
    const second = await person.signIn();
    expect((await verify(body.data.otp_ref, code, second)).body.code).toBe('OTP_invalid');
  });

  test('O1 · a code is no sign-in code, and a sign-in code is no step-up', async () => {
    const { body } = await start();
    const code = await lastCode(api, person.email!);
    const given = { otp_ref: body.data.otp_ref, code };
    expect((await api.call('verifyOtp', { body: given })).body.code).toBe('OTP_invalid');
    expect((await api.call('verifyResetCode', { body: given })).body.code).toBe('OTP_invalid');
    expect((await person.call('confirmContact', { body: given })).body.code).toBe('OTP_invalid');
    expect((await verify(given.otp_ref, code)).http).toBe(200);
  });

  test('O1 · two tabs at once spend a token once', async () => {
    const token = await person.stepUp();
    const answers = await Promise.all([change(token), change(token), change(token)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 403, 403]);
  });

  test('O1 · five wrong codes end it, and the sixth try is not even looked at', async () => {
    const { body } = await start();
    const code = await lastCode(api, person.email!);
    for (let count = 0; count < 5; count += 1)
      expect((await verify(body.data.otp_ref, otherCode(code))).body.code).toBe('OTP_invalid');
    expect((await verify(body.data.otp_ref, code)).body.message).toBe(
      'This OTP has expired. Request a new one.',
    );
    expect((await person.authenticate()).http).toBe(200);
  });

  test('O1 · it is sent to the mobile when requested, and refused where there is none', async () => {
    expect((await start({ to: 'mobile' })).body.data.sent_to).toBe(`••••••${person.mobile!.slice(-4)}`);
    expect(await lastCode(api, person.mobile!)).toMatch(/^\d{6}$/);
    const noMobile = await newAccount(api, { mobile: false });
    await noMobile.signIn();
    expect(await noMobile.call('startStepUp', { body: { purpose: 'bank', to: 'mobile' } })).toMatchObject({
      http: 422,
      body: { code: 'contact_missing' },
    });
  });

  test('O1 · another code can be requested after 30 seconds, twenty times in a quarter of an hour', async () => {
    const { body } = await start();
    const { otp_ref: otpRef } = body.data;
    expect((await api.call('resendOtp', { body: { otp_ref: otpRef } })).http).toBe(429);
    api.clock.advance(30_000);
    const first = await lastCode(api, person.email!);
    expect((await api.call('resendOtp', { body: { otp_ref: otpRef } })).http).toBe(200);
    const second = await lastCode(api, person.email!);
    expect((await messagesTo(api, person.email!)).length).toBe(2);
    if (first !== second) expect((await verify(otpRef, first)).http).toBe(422);
    expect((await verify(otpRef, second)).http).toBe(200);
    for (let count = 1; count < 20; count += 1) expect((await start()).http).toBe(200);
    expect((await start()).http).toBe(429);
  });

  test('O1 · a purpose that is not known is no request', async () => {
    expect((await start({ purpose: 'anything' })).http).toBe(400);
    expect((await api.call('startStepUp', { body: { purpose: 'bank' } })).http).toBe(401);
  });
});

describe('the four states of a user', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const stateOf = async ({ userId }: TestAccount) =>
    (await api.db.query<{ state: number }>('SELECT state FROM users WHERE id = $1', [userId]))[0]!.state;

  test('O1 · verify later signs in with the password alone, and a step-up code confirms the contact', async () => {
    const person = await newAccount(api, { state: 0 });
    await person.signIn();
    expect(await stateOf(person)).toBe(0);
    expect((await person.call('security')).body.data.state).toBe(0);
    await person.stepUp();
    expect(await stateOf(person)).toBe(2);
  });

  test('O1 · unverified has to type a code at sign-in, which verifies', async () => {
    const person = await newAccount(api, { state: 1 });
    const asked = await person.authenticate();
    expect(asked).toMatchObject({
      http: 422,
      body: { code: 'OTP_required', errors: { method: ['message'] } },
    });
    const otpRef = asked.body.errors!.otp_ref![0]!;
    const code = await lastCode(api, person.email!);
    expect((await api.call('verifyOtp', { body: { otp_ref: otpRef, code } })).http).toBe(200);
    expect(await stateOf(person)).toBe(2);
    expect((await person.authenticate()).http).toBe(200);
  });

  test('O1 · blocked cannot sign in, nor finish a code that was under way', async () => {
    const person = await newAccount(api, { state: 1 });
    const asked = await person.authenticate();
    const code = await lastCode(api, person.email!);
    await api.db.query('UPDATE users SET state = 5 WHERE id = $1', [person.userId]);
    const done = await api.call('verifyOtp', { body: { otp_ref: asked.body.errors!.otp_ref![0]!, code } });
    expect(done).toMatchObject({ http: 403, body: { code: 'account_blocked' } });
    expect(await stateOf(person)).toBe(5);
    expect(await person.authenticate()).toMatchObject({ http: 403, body: { code: 'account_blocked' } });
  });
});
