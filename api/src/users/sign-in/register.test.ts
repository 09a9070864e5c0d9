import type { CallBody } from '@sanchay/contracts';
import { PERSONAS } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { publicId } from '../../testing/people/publicId.ts';

describe('signing up', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const person = {
    email: 'Kavya@Example.in',
    password: 'monsoon evenings',
    name: 'Kavya  Devi Rao',
    consents: ['terms', 'newsletter'],
  };
  const register = (over: Partial<CallBody<'register'>> = {}) =>
    api.call('register', { body: { ...person, ...over } });
  const sent = (to: string) =>
    api.db.query<{ channel: string; text: string; code: string | null }>(
      'SELECT channel, text, code FROM messages WHERE recipient = $1 ORDER BY id',
      [to],
    );
  const verify = (otp_ref: string, code: string) => api.call('verifyOtp', { body: { otp_ref, code } });

  test('O1 · the account exists once its code is right, verified, with a portfolio at state 0', async () => {
    const started = await register();
    expect(started).toMatchObject({ http: 200, body: { status: 'success', data: { resend_after: 30 } } });
    const { user_id: userId, otp_ref: otpRef } = started.body.data;
    expect(await api.db.query('SELECT id FROM users WHERE id = $1', [userId])).toEqual([]);

    const [message] = await sent('kavya@example.in');
    expect(message).toEqual({
      channel: 'email',
      code: expect.stringMatching(/^\d{6}$/),
      text: `${message!.code} is your Sanchay OTP to open your account. It is valid for 10 minutes. Never share it with anyone.`,
    });
    const done = await verify(otpRef, message!.code!);
    expect(done.http).toBe(200);
    expect(done.body).toMatchObject({
      name: 'Kavya Devi Rao',
      email: 'kavya@example.in',
      new_user: true,
      profile: { id: expect.any(Number), onboarding_state: 0 },
    });

    const users = await api.db.query(
      'SELECT email, name, fname, mname, lname, state, provider, newsletter, referral_code FROM users WHERE id = $1',
      [userId],
    );
    expect(users).toEqual([
      {
        email: 'kavya@example.in',
        name: 'Kavya Devi Rao',
        fname: 'Kavya',
        mname: 'Devi',
        lname: 'Rao',
        state: 2,
        provider: 'email',
        newsletter: true,
        referral_code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
      },
    ]);
    expect(
      await api.db.query(
        'SELECT name, mode_of_investment, onboarding_state FROM portfolios WHERE owner_id = $1',
        [userId],
      ),
    ).toEqual([{ name: 'Personal', mode_of_investment: 'sole', onboarding_state: 0 }]);
    expect(
      await api.db.query('SELECT consent FROM consents WHERE user_id = $1 ORDER BY consent', [userId]),
    ).toEqual([{ consent: 'newsletter' }, { consent: 'terms' }]);
    expect(await api.db.query('SELECT signup FROM codes')).toEqual([{ signup: null }]);
    expect(await api.db.query('SELECT action, subject FROM audit_log')).toEqual([
      { action: 'user.registered', subject: `user:${userId}` },
    ]);
    const info = await api.call('userInfo', { token: done.body.token });
    const id = await publicId(api, 'users', userId);
    expect(info.body).toMatchObject({ id, onboarding_state: 0, newsletter: true, dob: null });
    const again = await api.call('authenticate', {
      body: { email: 'kavya@example.in', password: person.password },
    });
    expect(again.body).toMatchObject({ new_user: false });
  });

  test('O1 · a mobile number signs up too, and gets its code by SMS', async () => {
    const { email: _email, ...rest } = person;
    const started = await api.call('register', {
      body: { ...rest, mobile_phone: '+91 98765-43210', consents: ['terms'] },
    });
    const [message] = await sent('9876543210');
    expect(message?.channel).toBe('sms');
    const done = await verify(started.body.data.otp_ref, message!.code!);
    expect(done.body).toMatchObject({ email: '', new_user: true });
    const info = await api.call('userInfo', { token: done.body.token });
    expect(info.body).toMatchObject({
      email: '',
      mobile_phone: '9876543210',
      provider: 'mobile',
      newsletter: false,
    });
  });

  test('O1 · an address that has an account gets the same response; only its message reveals it', async () => {
    const fresh = await register();
    const taken = await register({ email: PERSONAS.asha.email });
    expect(Object.keys(taken.body.data).sort()).toEqual(Object.keys(fresh.body.data).sort());
    expect(taken.http).toBe(200);
    expect(taken.body.data.user_id).not.toBe(PERSONAS.asha.userId);
    const [message] = await sent(PERSONAS.asha.email);
    expect(message?.code).toBeNull();
    expect(message?.text).toMatch(/^Someone tried to open a Sanchay account with this address\./);
    const guess = await verify(taken.body.data.otp_ref, '123456');
    const wrong = await verify(
      fresh.body.data.otp_ref,
      (await sent('kavya@example.in'))[0]!.code === '123456' ? '654321' : '123456',
    );
    expect(guess.http).toBe(wrong.http);
    expect(guess.body.message).toBe(wrong.body.message);
  });

  test('O1 · a sign-up that breaks rules is refused field by field, and nothing is sent', async () => {
    const answer = await register({ name: ' ', password: 'short' });
    expect(answer).toMatchObject({
      http: 422,
      body: {
        status: 'validation_failed',
        code: 'signup_invalid',
        message: 'Correct the highlighted fields.',
      },
    });
    expect(Object.keys(answer.body.errors!).sort()).toEqual(['name', 'password']);
    expect(await api.db.query('SELECT id FROM messages')).toEqual([]);
  });

  test('O1 · a name is kept in one Unicode form', async () => {
    const started = await register({ name: 'Rene\u0301e Fernandes' });
    const [message] = await sent('kavya@example.in');
    const done = await verify(started.body.data.otp_ref, message!.code!);
    expect(done.body.name).toBe('Ren\u00e9e Fernandes');
  });

  test('O1 · of two sign-ups with one address the first code wins and the second is refused with the reason', async () => {
    const first = await register();
    const second = await register();
    const [one, two] = await sent('kavya@example.in');
    expect((await verify(second.body.data.otp_ref, two!.code!)).http).toBe(200);
    const late = await verify(first.body.data.otp_ref, one!.code!);
    expect(late).toMatchObject({ http: 422, body: { status: 'validation_failed', code: 'account_exists' } });
    expect(await api.db.query(`SELECT id FROM users WHERE email = 'kavya@example.in'`)).toHaveLength(1);
  });

  test('O1 · one address is sent at most five codes in 15 minutes', async () => {
    for (let count = 0; count < 5; count += 1) expect((await register()).http).toBe(200);
    const limited = await register();
    expect(limited.http).toBe(429);
    expect(limited.headers['retry-after']).toBe('900');
    expect(limited.body.message).toBe("We've sent you several OTPs. Please wait 15 minutes and try again.");
    api.clock.advance(15 * 60_000);
    expect((await register()).http).toBe(200);
  });

  test('O1 · one network has 30 sign-ups in 15 minutes', async () => {
    for (let count = 0; count < 30; count += 1)
      expect((await register({ email: `p${count}@example.in` })).http).toBe(200);
    expect((await register({ email: 'late@example.in' })).http).toBe(429);
  });

  test('O1 · without a provider nothing is pretended to be sent', async () => {
    const real = await testApi({ sandbox: false });
    try {
      const answer = await real.call('register', { body: person });
      expect(answer).toMatchObject({ http: 503, body: { code: 'unavailable' } });
      expect(await real.db.query('SELECT otp_ref FROM codes')).toEqual([]);
    } finally {
      await real.close();
    }
  });
});
