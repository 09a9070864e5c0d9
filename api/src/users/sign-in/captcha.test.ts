import {
  lastCode,
  messagesTo,
  newAccount,
  otherCode,
  type TestAccount,
} from '../../testing/people/account.ts';
import { solvedCaptcha } from '../../testing/people/captcha.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('the captcha after wrong tries', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.db.query('DELETE FROM sign_in_attempts');
    await api.db.query('DELETE FROM captchas');
    person = await newAccount(api);
  });
  afterAll(() => api.close());

  const attempt = (password: string, captcha: object = {}, name = person.email!) =>
    api.call('authenticate', { body: { email: name, password, ...captcha } });
  /** Three wrong attempts, then the response that requires the captcha. */
  const asked = async (name = person.email!) => {
    for (let count = 0; count < 3; count += 1)
      expect((await attempt('not-this-one', {}, name)).http).toBe(401);
    return attempt(PERSONA_PASSWORD, {}, name);
  };
  const idOf = (answer: { body: { errors?: Record<string, string[]> } }) =>
    answer.body.errors!.captcha_id![0]!;
  const wrongTries = async () =>
    (await api.db.query(`SELECT 1 FROM sign_in_attempts WHERE outcome = 'wrong'`)).length;
  const given = async (id: string, code?: string) => ({
    captcha_id: id,
    captcha_answer: code ?? (await lastCode(api, person.email!)),
  });

  test('O1 · from the fourth try an OTP to the registered contact comes first, and the password is not looked at', async () => {
    const answer = await asked();
    expect(answer).toMatchObject({
      http: 422,
      body: { status: 'validation_failed', code: 'captcha_required' },
    });
    expect(await wrongTries()).toBe(3);
    const code = await lastCode(api, person.email!);
    expect((await messagesTo(api, person.email!)).at(-1)!.text).toBe(
      `${code} is your Sanchay OTP to continue logging in after several failed attempts. It is valid for 10 minutes. If this was not you, ignore this message: nobody can log in without your password. Never share this OTP.`,
    );
    expect((await attempt(PERSONA_PASSWORD, await given(idOf(answer)))).http).toBe(200);
    expect((await attempt(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · nothing that is answered or drawn contains the OTP', async () => {
    const answer = await asked();
    const code = await lastCode(api, person.email!);
    expect(JSON.stringify([answer.body, answer.headers])).not.toContain(code);
    const [row] = await api.db.query('SELECT * FROM captchas WHERE id = $1', [idOf(answer)]);
    expect(JSON.stringify(row)).not.toContain(code);
    for (const path of ['', '/question.json'])
      expect((await api.app.inject({ url: `/api/v3/captcha/${idOf(answer)}${path}` })).statusCode).toBe(404);
  });

  test('O1 · an unknown name gets the same captcha request, nothing is sent, and no answer is accepted', async () => {
    const [known, unknown] = [await asked(), await asked('nobody@sanchay.example')];
    const shape = ({ http, body }: typeof known) => ({
      http,
      ...{ ...body, request_id: null, errors: Object.keys(body.errors!) },
    });
    expect(shape(unknown)).toEqual(shape(known));
    expect(await messagesTo(api, 'nobody@sanchay.example')).toEqual([]);
    const tries = [await given(idOf(known), '000000'), await given(idOf(unknown), '000000')];
    const wrongKnown = await attempt('x', tries[0]);
    const wrongUnknown = await attempt('x', tries[1], 'nobody@sanchay.example');
    expect(shape(wrongUnknown)).toEqual(shape(wrongKnown));
    const renewed = await api.call('renewCaptcha', { params: { id: idOf(unknown) }, body: {} });
    expect(renewed.http).toBe(200);
  });

  test('O1 · a wrong OTP counts as no wrong password; after five another one is sent', async () => {
    const id = idOf(await asked());
    const code = await lastCode(api, person.email!);
    for (let count = 1; count <= 5; count += 1) {
      const wrong = await attempt(PERSONA_PASSWORD, await given(id, otherCode(code)));
      expect(wrong).toMatchObject({ http: 422, body: { code: 'captcha_invalid' } });
      expect(wrong.body.errors!.captcha_answer).toEqual([
        'Incorrect OTP. Check the digits or request a new one.',
      ]);
      expect(idOf(wrong) === id).toBe(count < 5);
    }
    const late = await attempt(PERSONA_PASSWORD, await given(id, code));
    expect(late.body.code).toBe('captcha_invalid');
    expect(await wrongTries()).toBe(3);
    expect((await attempt(PERSONA_PASSWORD, await given(idOf(late)))).http).toBe(200);
  });

  test('O1 · an OTP is good for one try, for ten minutes, and for the attempt that it was sent for', async () => {
    const answer = await asked();
    const solved = await solvedCaptcha(api, answer);
    const other = await asked('nobody@sanchay.example');
    expect((await attempt(PERSONA_PASSWORD, await solvedCaptcha(api, other))).body.code).toBe(
      'captcha_invalid',
    );
    expect((await attempt('not-this-one', solved)).http).toBe(401);
    const again = await attempt(PERSONA_PASSWORD, solved);
    expect(again.body.code).toBe('captcha_invalid');
    const late = await solvedCaptcha(api, again);
    api.clock.advance(10 * 60_000);
    const over = await attempt(PERSONA_PASSWORD, late);
    expect(over.body.code).toBe('captcha_invalid');
    const inTime = await solvedCaptcha(api, over);
    api.clock.advance(10 * 60_000 - 1);
    expect((await attempt(PERSONA_PASSWORD, inTime)).http).toBe(200);
  });

  test('O1 · asking again sends nothing while an OTP is open; another one can be requested, five in a quarter of an hour', async () => {
    let id = idOf(await asked());
    const before = (await messagesTo(api, person.email!)).length;
    for (let count = 0; count < 3; count += 1) expect(idOf(await attempt(PERSONA_PASSWORD))).toBe(id);
    expect(await messagesTo(api, person.email!)).toHaveLength(before);
    for (let count = 1; count < 5; count += 1) {
      const renewed = await api.call('renewCaptcha', { params: { id }, body: {} });
      expect((await api.call('renewCaptcha', { params: { id }, body: {} })).http).toBe(404);
      id = renewed.body.data.captcha_id;
    }
    expect(await messagesTo(api, person.email!)).toHaveLength(before + 4);
    expect(await api.call('renewCaptcha', { params: { id }, body: {} })).toMatchObject({
      http: 429,
      body: { code: 'rate_limited' },
    });
    expect((await attempt(PERSONA_PASSWORD, await given(id))).http).toBe(200);
  });
});
