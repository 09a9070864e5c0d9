import sharp from 'sharp';
import { newAccount } from '../testing/account.ts';
import type { TestAccount } from '../testing/account.ts';
import { digitsOf, solvedCaptcha } from '../testing/captcha.ts';
import { PERSONA_PASSWORD } from '../sandbox/personas.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';
import { captchaSvg } from './captchaImage.ts';
import { questionAnswer, questionText } from './captchaQuestion.ts';

describe('the riddle after wrong tries', () => {
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
  /** Three wrong tries, then the answer that asks for the riddle. */
  const asked = async (name = person.email!) => {
    for (let count = 0; count < 3; count += 1)
      expect((await attempt('not-this-one', {}, name)).http).toBe(401);
    return attempt(PERSONA_PASSWORD, {}, name);
  };
  const idOf = (answer: { body: { errors?: Record<string, string[]> } }) =>
    answer.body.errors!.captcha_id![0]!;
  const wrongTries = async () =>
    (await api.db.query(`SELECT 1 FROM sign_in_attempts WHERE outcome = 'wrong'`)).length;

  test('O1 · from the fourth try a riddle comes first, and the password is not even looked at', async () => {
    const answer = await asked();
    expect(answer).toMatchObject({
      http: 422,
      body: { status: 'validation_failed', code: 'captcha_required' },
    });
    expect(await wrongTries()).toBe(3);
    const right = await attempt(PERSONA_PASSWORD, await solvedCaptcha(api, answer));
    expect(right.http).toBe(200);
    expect((await attempt(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · a name that nobody has is asked in the same words', async () => {
    const [known, unknown] = [await asked(), await asked('nobody@sanchay.example')];
    expect(unknown.http).toBe(known.http);
    expect({ ...unknown.body, errors: null, request_id: null }).toEqual({
      ...known.body,
      errors: null,
      request_id: null,
    });
    expect(Object.keys(unknown.body.errors!)).toEqual(Object.keys(known.body.errors!));
  });

  test('O1 · a wrong answer gives another riddle, uses up the first, and counts as no wrong password', async () => {
    const id = idOf(await asked());
    const wrong = await attempt(PERSONA_PASSWORD, { captcha_id: id, captcha_answer: '11111' });
    expect(wrong).toMatchObject({ http: 422, body: { code: 'captcha_invalid' } });
    expect(wrong.body.errors!.captcha_answer).toEqual(['That was not right. Here is another one.']);
    expect(idOf(wrong)).not.toBe(id);
    const late = await attempt(PERSONA_PASSWORD, { captcha_id: id, captcha_answer: await digitsOf(api, id) });
    expect(late.body.code).toBe('captcha_invalid');
    expect(await wrongTries()).toBe(3);
    expect((await attempt(PERSONA_PASSWORD, await solvedCaptcha(api, late))).http).toBe(200);
  });

  test('O1 · a riddle is good for one try, for five minutes, and for the attempt that it was set to', async () => {
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
    api.clock.advance(5 * 60_000);
    const over = await attempt(PERSONA_PASSWORD, late);
    expect(over.body.code).toBe('captcha_invalid');
    const inTime = await solvedCaptcha(api, over);
    api.clock.advance(5 * 60_000 - 1);
    expect((await attempt(PERSONA_PASSWORD, inTime)).http).toBe(200);
  });

  test('O1 · the picture is a PNG that nobody stores, and another one each time', async () => {
    const id = idOf(await asked());
    const load = () => api.app.inject({ url: `/api/v3/captcha/${id}` });
    const [first, second] = [await load(), await load()];
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/png');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 440,
      height: 160,
    });
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
    await attempt(PERSONA_PASSWORD, { captcha_id: id, captcha_answer: '' });
    expect((await load()).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/api/v3/captcha/nothing' })).statusCode).toBe(404);
  });

  test('O1 · who cannot see it answers a question in words, in digits of any script', async () => {
    const id = idOf(await asked());
    await api.db.query('UPDATE captchas SET numbers = $2 WHERE id = $1', [id, [7, 24, 41]]);
    const question = (language: string) =>
      api.call('captchaQuestion', { params: { id }, headers: { 'accept-language': language } });
    expect((await question('en')).body.data.question).toBe(
      'Which is the largest number: forty-one, seven or twenty-four? Write it in digits.',
    );
    expect((await question('hi')).body.data.question).toBe(
      'सबसे बड़ी संख्या कौन-सी है: इकतालीस, सात या चौबीस? उसे अंकों में लिखें।',
    );
    expect((await attempt(PERSONA_PASSWORD, { captcha_id: id, captcha_answer: ' ४१ ' })).http).toBe(200);
    expect((await question('en')).http).toBe(404);
  });

  test('O1 · another riddle takes the place of one that cannot be read', async () => {
    const id = idOf(await asked());
    const fresh = await api.call('renewCaptcha', { params: { id }, body: {} });
    expect(fresh.http).toBe(200);
    const next = fresh.body.data.captcha_id;
    expect(next).not.toBe(id);
    expect((await api.call('renewCaptcha', { params: { id }, body: {} })).http).toBe(404);
    const solved = { captcha_id: next, captcha_answer: await digitsOf(api, next) };
    expect((await attempt(PERSONA_PASSWORD, solved)).http).toBe(200);
  });

  test('O1 · one address is set 60 riddles in a quarter of an hour', async () => {
    let id = idOf(await asked());
    for (let count = 1; count < 60; count += 1)
      id = (await api.call('renewCaptcha', { params: { id }, body: {} })).body.data.captcha_id;
    expect(await api.call('renewCaptcha', { params: { id }, body: {} })).toMatchObject({
      http: 429,
      body: { code: 'rate_limited' },
    });
  });

  test('O1 · twenty sign-ups of one address ask for a riddle, and the solved one opens the way', async () => {
    const signUp = (number: number, captcha: object = {}) =>
      api.call('register', {
        body: {
          email: `c${number}@example.in`,
          password: 'monsoon evenings',
          name: 'Kavya',
          consents: ['terms'],
          ...captcha,
        },
      });
    for (let count = 0; count < 20; count += 1) expect((await signUp(count)).http).toBe(200);
    const answer = await signUp(20);
    expect(answer.body.code).toBe('captcha_required');
    expect((await signUp(20, await solvedCaptcha(api, answer))).http).toBe(200);
  });
});

describe('questions in words', () => {
  test.each([
    [[7, 24, 41], 'largest', '41'],
    [[7, 24, 42], 'smallest', '7'],
    [[8, 24, 42], 'plus', '32'],
    [[7, 24, 43], 'plus', '67'],
  ])('O1 · %j is asked by %s and answered by %s', (numbers, word, answer) => {
    expect(questionText({ numbers }, 'en')).toContain(word);
    expect(questionAnswer({ numbers })).toBe(answer);
  });

  test('O1 · every number that can be drawn has words in both languages', () => {
    for (let number = 1; number <= 60; number += 1) {
      for (const language of ['en', 'hi'] as const)
        expect(questionText({ numbers: [number, number, number] }, language)).not.toContain('undefined');
    }
  });

  test('O1 · each digit of a picture is a stroke of its own shape, and lines cross them', () => {
    const svg = captchaSvg('23456', (size) => Buffer.alloc(size, 128));
    expect(svg.match(/<path /g)).toHaveLength(9);
    expect(svg).not.toContain('undefined');
    expect(svg).not.toContain('<text');
  });
});
