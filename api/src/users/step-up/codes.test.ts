import { PERSONA_PASSWORD, PERSONAS } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { blockUser } from '../sign-in/blocking.ts';
import { newCode } from './codes.ts';

describe('codes', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const email = PERSONAS.asha.email;
  const lastCode = async (to: string) =>
    (
      await api.db.query<{ code: string }>(
        'SELECT code FROM messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
        [to],
      )
    )[0]!.code;
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const verify = (otp_ref: string, code: string) => api.call('verifyOtp', { body: { otp_ref, code } });
  const resend = (otp_ref: string) => api.call('resendOtp', { body: { otp_ref } });
  const signUp = async () => {
    const body = {
      email: 'kavya@example.in',
      password: 'monsoon evenings',
      name: 'Kavya Rao',
      consents: ['terms'],
    };
    const started = await api.call('register', { body });
    return { ref: started.body.data.otp_ref, code: await lastCode('kavya@example.in') };
  };
  const withSecondFactor = async () => {
    await api.db.query('UPDATE users SET two_factor = true WHERE email = $1', [email]);
    const asked = await api.call('authenticate', { body: { email, password: PERSONA_PASSWORD } });
    return { asked, ref: asked.body.errors!.otp_ref![0]! };
  };
  const over = 'This OTP has expired. Request a new one.';

  test('O1 · a user with the second factor enters a code to sign in', async () => {
    const { asked, ref } = await withSecondFactor();
    expect(asked).toMatchObject({
      http: 422,
      body: { status: 'failure', code: 'OTP_required', errors: { otp_ref: [ref], resend_after: ['30'] } },
    });
    expect(await api.db.query('SELECT id FROM sessions')).toEqual([]);
    const done = await verify(ref, await lastCode(email));
    expect(done.body).toMatchObject({ email, new_user: false });
    const info = await api.call('userInfo', { token: done.body.token });
    expect(info.body.preferences['2fa_on']).toBe(true);
  });

  test.each([{ code: '' }, { code: '  ' }, {}])(
    'O1 · a missing code (%j) is requested and does not count as an attempt',
    async (given) => {
      const { ref } = await signUp();
      for (const name of ['verifyOtp', 'verifyResetCode'] as const) {
        const { http, body } = await api.call(name, { body: { otp_ref: ref, ...given } as never });
        expect([http, body]).toEqual([
          422,
          expect.objectContaining({ code: 'OTP_required', errors: { code: ['Enter the OTP.'] } }),
        ]);
      }
      expect(await api.db.query('SELECT wrong_tries FROM codes WHERE otp_ref = $1', [ref])).toEqual([
        { wrong_tries: 0 },
      ]);
    },
  );

  test('O1 · a code works once, also of eight tries at the same time', async () => {
    const { ref, code } = await signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(ref, code)));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    expect(await api.db.query('SELECT id FROM sessions')).toHaveLength(1);
    expect(await api.db.query(`SELECT id FROM users WHERE email = 'kavya@example.in'`)).toHaveLength(1);
    const late = await verify(ref, code);
    expect(late.body).toMatchObject({
      status: 'validation_failed',
      code: 'OTP_invalid',
      message: over,
      errors: { code: [over] },
    });
  });

  test('O1 · five wrong attempts are reported one by one and then the code is invalid', async () => {
    const { ref, code } = await signUp();
    for (const text of ['4 attempts left.', '3 attempts left.', '2 attempts left.', '1 attempt left.']) {
      expect((await verify(ref, other(code))).body.message).toBe(`Incorrect OTP. ${text}`);
    }
    expect((await verify(ref, other(code))).body.message).toBe(
      'Incorrect OTP, no attempts left. Request a new OTP.',
    );
    expect(await verify(ref, code)).toMatchObject({
      http: 422,
      body: { code: 'OTP_invalid', message: over },
    });
    expect(await api.db.query('SELECT wrong_tries FROM codes')).toEqual([{ wrong_tries: 5 }]);
  });

  test('O1 · wrong tries at the same time are all counted', async () => {
    const { ref, code } = await signUp();
    await Promise.all(Array.from({ length: 8 }, () => verify(ref, other(code))));
    expect(await api.db.query('SELECT wrong_tries FROM codes')).toEqual([{ wrong_tries: 5 }]);
    expect((await verify(ref, code)).http).toBe(422);
  });

  test('O1 · a code works for ten minutes and not a millisecond longer', async () => {
    const first = await signUp();
    api.clock.advance(10 * 60_000);
    expect((await verify(first.ref, first.code)).body.message).toBe(over);
    const second = await signUp();
    api.clock.advance(10 * 60_000 - 1);
    expect((await verify(second.ref, second.code)).http).toBe(200);
  });

  test('O1 · a code may have spaces, and what is not six digits costs no try', async () => {
    const { ref, code } = await signUp();
    expect((await verify(ref, '12345')).body.message).toBe('Enter all 6 digits.');
    expect((await verify(ref, 'abcdef')).body.message).toBe('Enter all 6 digits.');
    expect((await verify(ref, `${code.slice(0, 3)} ${code.slice(3)}`)).http).toBe(200);
  });

  test('O1 · an unknown reference is a code that is over', async () => {
    for (const ref of ['6f1c2b8e-0000-4000-8000-000000000000', "no'such"]) {
      expect(await verify(ref, '123456')).toMatchObject({
        http: 422,
        body: { code: 'OTP_invalid', message: over },
      });
      expect(await resend(ref)).toMatchObject({
        http: 422,
        body: { code: 'OTP_invalid', message: 'No more OTPs can be sent for this. Please start again.' },
      });
    }
  });

  test('O1 · a fresh code comes after 30 seconds, and the old one stops', async () => {
    const { ref, code } = await signUp();
    for (let count = 0; count < 5; count += 1) await verify(ref, other(code));
    api.clock.advance(29_000);
    const early = await resend(ref);
    expect(early).toMatchObject({
      http: 429,
      body: { code: 'rate_limited', message: 'You can request a new OTP in 1 second.' },
    });
    expect(early.headers['retry-after']).toBe('1');
    api.clock.advance(1_000);
    expect((await resend(ref)).body).toEqual({ status: 'success', data: { otp_ref: ref, resend_after: 30 } });
    const fresh = await lastCode('kavya@example.in');
    expect((await resend(ref)).http).toBe(429);
    api.clock.advance(61_000);
    if (fresh !== code) expect((await verify(ref, code)).http).toBe(422);
    api.clock.advance(600_000 - 61_001);
    expect((await verify(ref, fresh)).http).toBe(200);
    expect((await resend(ref)).http).toBe(422);
  });

  test('O1 · a reference is sent five codes at most', async () => {
    const { ref } = await signUp();
    for (let count = 0; count < 4; count += 1) {
      api.clock.advance(30_000);
      expect((await resend(ref)).http).toBe(200);
    }
    api.clock.advance(30_000);
    expect((await resend(ref)).http).toBe(422);
    expect(await api.db.query('SELECT id FROM messages')).toHaveLength(5);
  });

  test('O1 · an hour after its start a reference is over', async () => {
    const { ref } = await signUp();
    api.clock.advance(3_600_000 - 1);
    expect((await resend(ref)).http).toBe(200);
    api.clock.advance(30_000);
    expect((await resend(ref)).http).toBe(422);
  });

  test('O1 · a sign-up of a taken address is sent the notice again, never a code', async () => {
    const body = { email, password: 'monsoon evenings', name: 'Asha K', consents: ['terms'] };
    const { otp_ref: ref } = (await api.call('register', { body })).body.data;
    api.clock.advance(30_000);
    expect((await resend(ref)).http).toBe(200);
    expect(await api.db.query('SELECT code FROM messages')).toEqual([{ code: null }, { code: null }]);
  });

  test('O1 · wrong codes of a sign-in count against its account', async () => {
    const { ref } = await withSecondFactor();
    const code = await lastCode(email);
    for (let count = 0; count < 5; count += 1) await verify(ref, other(code));
    const limited = await api.call('authenticate', { body: { email, password: PERSONA_PASSWORD } });
    expect(limited.http).toBe(429);
  });

  test('O1 · a user who was blocked meanwhile is not let in by the code', async () => {
    const { ref } = await withSecondFactor();
    await api.db.tx((tx) => blockUser(api.ctx, tx, PERSONAS.asha.userId));
    expect(await verify(ref, await lastCode(email))).toMatchObject({
      http: 403,
      body: { code: 'account_blocked' },
    });
    expect(await api.db.query('SELECT id FROM sessions')).toEqual([]);
  });

  test('O1 · a code is six digits of even chance: numbers beyond the last full million are drawn again', () => {
    const draws = [4_294_000_000, 4_293_999_999, 7];
    const bytes = () => {
      const buffer = Buffer.alloc(4);
      buffer.writeUInt32BE(draws.shift()!);
      return buffer;
    };
    expect(newCode(bytes)).toBe('999999');
    expect(newCode(bytes)).toBe('000007');
  });
});
