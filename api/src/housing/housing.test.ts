import { testApi, type TestApi } from '../testing/testApi.ts';
import { leadToken } from './index.ts';

describe('the code of the housing partner', () => {
  let api: TestApi;
  let link: string;
  beforeEach(async () => {
    api = await testApi();
    link = linkOf('lead-1');
  });
  afterEach(() => api.close());

  const MINUTE = 60_000;
  const linkOf = (id: string) =>
    leadToken(api.ctx.settings.partnerSecrets.housing.current, {
      ...{ id, mobile: '9876543210' },
      until: api.clock.now().getTime() + 30 * MINUTE,
    });
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const generate = (token = link) => api.call('housingOtpGeneration', { ...bearer(token), body: {} });
  const verify = (token: string, otp: string) =>
    api.call('housingOtpVerification', { ...bearer(token), body: { otp } });
  const resend = (token: string) => api.call('housingOtpResend', { ...bearer(token), body: {} });
  const sentCode = async () => {
    const [row] = await api.db.query<{ code: string; recipient: string; channel: string }>(
      'SELECT code, recipient, channel FROM messages ORDER BY id DESC LIMIT 1',
    );
    return row!;
  };
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const refused = (sentence: string) => ({
    http: 422,
    body: { status: 'validation_failed', code: 'OTP_invalid', errors: { otp: [sentence] } },
  });

  test('O9 · six digits go to the partner’s number, good for two minutes, and lead to the deposits', async () => {
    const { body } = await generate();
    expect(body.data).toEqual({
      sent_to: '••••••3210',
      verification_token: expect.stringMatching(/^[\w-]{43}$/),
      resend_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 120,
      expires_at: '2026-11-20T04:32:00.000Z',
    });
    const { code, recipient, channel } = await sentCode();
    expect(code).toMatch(/^\d{6}$/);
    expect([recipient, channel]).toEqual(['9876543210', 'sms']);
    expect((await verify(body.data.verification_token, code)).body.data).toEqual({
      redirect: '/explore/fixed-deposit/c/all',
    });
  });

  test('O9 · a code counts once', async () => {
    const { verification_token: token } = (await generate()).body.data;
    const { code } = await sentCode();
    await verify(token, code);
    expect(await verify(token, code)).toMatchObject(
      refused('This OTP has already been used. Request a new one.'),
    );
  });

  test('O9 · the two minutes are real: the last millisecond counts, the next does not', async () => {
    const { verification_token: token } = (await generate()).body.data;
    const { code } = await sentCode();
    api.clock.advance(2 * MINUTE);
    expect(await verify(token, code)).toMatchObject(refused('This OTP has expired. Request a new one.'));
    api.clock.advance(-1);
    expect((await verify(token, code)).http).toBe(200);
  });

  test('O9 · five wrong tries end a code, also the right one after them', async () => {
    const { verification_token: token } = (await generate()).body.data;
    const { code } = await sentCode();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await verify(token, other(code))).toMatchObject(refused('Incorrect OTP. Check and try again.'));
    expect(await verify(token, code)).toMatchObject(
      refused('Too many incorrect attempts. Request a new OTP.'),
    );
  });

  test.each(['', '12345', '1234567', '12345a'])('O9 · %j is no code', async (otp) => {
    const { verification_token: token } = (await generate()).body.data;
    expect(await verify(token, otp)).toMatchObject({ http: 422, body: { code: 'OTP_required' } });
  });

  test('O9 · another code takes the place of the first, with its own two minutes', async () => {
    const { verification_token: token, resend_token: again } = (await generate()).body.data;
    const first = (await sentCode()).code;
    api.clock.advance(90_000);
    expect((await resend(again)).body.data).toEqual({
      ...{ sent_to: '••••••3210', expires_in: 120, expires_at: '2026-11-20T04:33:30.000Z' },
    });
    const second = (await sentCode()).code;
    if (first !== second) expect((await verify(token, first)).http).toBe(422);
    api.clock.advance(MINUTE);
    expect((await verify(token, second)).http).toBe(200);
    expect(await resend(again)).toMatchObject(refused('This OTP has already been used. Request a new one.'));
  });

  test('O9 · each call takes its own token and no other', async () => {
    const { verification_token: verification, resend_token: again } = (await generate()).body.data;
    const notTheLink = { http: 401, body: { status: 'failure', code: 'housing_link_invalid' } };
    expect(await generate(verification)).toMatchObject(notTheLink);
    expect(await verify(again, '123456')).toMatchObject(notTheLink);
    expect(await resend(verification)).toMatchObject(notTheLink);
    expect(await api.call('housingOtpGeneration', { body: {} })).toMatchObject(notTheLink);
    const { code } = await sentCode();
    expect((await verify(verification, code)).http).toBe(200);
  });

  test('O9 · a link that is forged or half an hour old opens nothing', async () => {
    const forged = leadToken('another-secret-another-secret-ab', {
      ...{ id: 'x', mobile: '9876543210', until: Number.MAX_SAFE_INTEGER },
    });
    expect((await generate(forged)).http).toBe(401);
    api.clock.advance(30 * MINUTE);
    expect((await generate()).http).toBe(401);
    expect((await generate(linkOf('lead-1'))).http).toBe(200);
  });

  test('O9 · nobody is sent more than five codes in a quarter of an hour', async () => {
    const { resend_token: again } = (await generate()).body.data;
    for (let sends = 0; sends < 3; sends += 1) expect((await resend(again)).http).toBe(200);
    expect((await generate()).http).toBe(200);
    expect(await generate()).toMatchObject({ http: 429, body: { code: 'rate_limited' } });
    expect((await resend(again)).http).toBe(429);
    expect((await generate(linkOf('lead-2'))).http).toBe(200);
    api.clock.advance(15 * MINUTE);
    expect((await generate()).http).toBe(200);
  });

  test('O9 · the number is stored sealed and neither code nor token in the clear', async () => {
    const { body } = await generate();
    const { code } = await sentCode();
    const [row] = await api.db.query<Record<string, Buffer>>('SELECT * FROM housing_codes');
    const bytes = Buffer.concat([
      row!.mobile_sealed!,
      row!.code_hash!,
      row!.verification_hash!,
      row!.resend_hash!,
    ]);
    for (const secret of ['9876543210', code, body.data.verification_token, body.data.resend_token])
      expect(bytes.includes(secret)).toBe(false);
  });

  test('O9 · the sandbox’s partner refers a visitor with a link that works', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/sandbox/housing' });
    expect(answer.statusCode).toBe(303);
    const address = new URL(String(answer.headers.location), 'http://localhost');
    expect(address.pathname).toBe('/housing');
    expect((await generate(address.searchParams.get('token')!)).http).toBe(200);
  });
});
