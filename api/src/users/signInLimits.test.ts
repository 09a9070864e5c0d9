import { PERSONA_PASSWORD, PERSONAS } from '../sandbox/personas.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('limits of guessing', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const email = PERSONAS.asha.email;
  const tryWith = (password: string, name: string = email) =>
    api.call('authenticate', { body: { email: name, password } });
  const wrong = async (times: number, name?: string) => {
    for (let count = 0; count < times; count += 1) {
      expect((await tryWith('not-this-one', name)).http).toBe(401);
    }
  };

  test('O1 · after five wrong tries even the right password waits 30 seconds', async () => {
    await wrong(5);
    const limited = await tryWith(PERSONA_PASSWORD);
    expect(limited.http).toBe(429);
    expect(limited.headers['retry-after']).toBe('30');
    expect(limited.body).toMatchObject({
      status: 'failure',
      code: 'rate_limited',
      message: 'There were too many wrong tries for this account. Please wait 30 seconds and try again.',
    });
    api.clock.advance(29_999);
    expect((await tryWith(PERSONA_PASSWORD)).headers['retry-after']).toBe('1');
    api.clock.advance(1);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · the wait doubles with each further wrong try and stops at 15 minutes', async () => {
    await wrong(5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const { headers } = await tryWith(PERSONA_PASSWORD);
      expect(headers['retry-after']).toBe(String(seconds));
      api.clock.advance(seconds * 1_000);
      await wrong(1);
    }
  });

  test('O1 · a right password ends the row of wrong ones', async () => {
    await wrong(4);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
    await wrong(4);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · wrong tries are forgotten after a day', async () => {
    await wrong(4);
    api.clock.advance(24 * 3_600_000);
    await wrong(4);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · e-mail and mobile of one account count together', async () => {
    await wrong(3);
    await wrong(2, PERSONAS.asha.mobile);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(429);
    expect((await tryWith(PERSONA_PASSWORD, PERSONAS.meera.email)).http).toBe(200);
  });

  test('O1 · a name that nobody has is limited like any other', async () => {
    await wrong(5, 'nobody@sanchay.example');
    expect((await tryWith('not-this-one', 'nobody@sanchay.example')).http).toBe(429);
  });

  test('O1 · guesses sent at once get no more answers than guesses sent one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tryWith(`guess-number-${index}`)),
    );
    const codes = answers.map(({ http }) => http).sort();
    expect(codes).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    const rows = await api.db.query(`SELECT account FROM sign_in_attempts WHERE outcome = 'wrong'`);
    expect(rows).toHaveLength(5);
  });

  test('O1 · one network address has 30 wrong tries in 15 minutes, over all accounts', async () => {
    for (let person = 0; person < 10; person += 1) await wrong(3, `nobody-${person}@sanchay.example`);
    const limited = await tryWith(PERSONA_PASSWORD);
    expect(limited.http).toBe(429);
    expect(limited.headers['retry-after']).toBe('900');
    expect(limited.body.message).toBe(
      'There were too many tries from your network. Please wait 15 minutes and try again.',
    );
    api.clock.advance(15 * 60_000);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });
});
