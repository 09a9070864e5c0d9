import { inLanguage } from '../../platform/http/language.ts';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { waitMessages } from '../../platform/http/waitMessages.ts';

const headers = { 'accept-language': 'hi-IN,en;q=0.5' };

describe('refusals for a user who reads Hindi', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const logIn = (email: string, password = 'wrong') =>
    api.call('authenticate', { body: { email, password }, headers });

  test('O1 · a wrong password, then a captcha, then how long to wait', async () => {
    const email = 'nobody-hindi@sanchay.example';
    for (let guess = 0; guess < 3; guess += 1)
      expect((await logIn(email)).body.message).toBe('ईमेल, मोबाइल नंबर या पासवर्ड गलत है।');
    expect((await logIn(email)).body.message).toBe(
      'पुष्टि करें कि आप इंसान हैं। अगर यह खाता मौजूद है, तो हमने उसके रजिस्टर्ड ईमेल या मोबाइल पर OTP भेजा है। आगे बढ़ने के लिए उसे डालें।',
    );
    await api.db.query(
      `INSERT INTO sign_in_attempts (at, account, address, outcome)
       SELECT $1, $2, '127.0.0.9', 'wrong' FROM generate_series(1, 4)`,
      [api.clock.now(), email],
    );
    const late = await logIn(email);
    expect(late.headers['retry-after']).toBe('120');
    expect(late.body.message).toBe('इस खाते पर बहुत बार गलत कोशिश हुई। कृपया 2 मिनट रुककर फिर कोशिश करें।');
  });

  test('O1 · a sign-up, field by field', async () => {
    const answer = await api.call('register', {
      body: { email: 'nila', password: 'short', name: '<b>Nila</b>', consents: [] },
      headers,
    });
    expect(answer.body).toMatchObject({
      code: 'signup_invalid',
      message: 'हाइलाइट किए गए फ़ील्ड ठीक करें।',
      errors: {
        email: ['सही ईमेल पता डालें।'],
        name: ['नाम से < और > हटाएँ।'],
        password: ['कम से कम 10 अक्षर रखें, या 8 जिनमें अंग्रेज़ी के छोटे-बड़े अक्षर और एक अंक हो।'],
        consents: ['खाता खोलने के लिए शर्तों पर सहमति दें।'],
      },
    });
  });

  test('O1 · a code that is not right counts down its tries', async () => {
    const { token } = await signIn(api, 'ravi');
    const started = await api.call('startStepUp', { token, body: { purpose: 'bank' } });
    const { otp_ref } = started.body.data;
    const [sent] = await api.db.query<{ code: string }>('SELECT code FROM messages ORDER BY id DESC LIMIT 1');
    const code = sent!.code === '000000' ? '000001' : '000000';
    const reported: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { body } = await api.call('verifyStepUp', { token, body: { otp_ref, code }, headers });
      reported.push(body.message!);
    }
    expect(reported).toEqual([
      ...[4, 3, 2, 1].map((left) => `गलत OTP। ${left} कोशिश बाकी।`),
      'गलत OTP, कोई कोशिश बाकी नहीं। नया OTP मँगाएँ।',
      'इस OTP की समय-सीमा खत्म हो गई है। नया मँगाएँ।',
    ]);
  });

  test('O1 · a change without its code, and what is no longer there', async () => {
    const { token } = await signIn(api, 'asha');
    const change = await api.call('setTwoFactor', { token, body: { on: true }, headers });
    expect(change.body.message).toBe('कृपया OTP से इस बदलाव की पुष्टि करें।');
    const gone = await api.call('endSession', { token, params: { id: 'gone' }, headers });
    expect(gone.body.message).toBe('यह सेशन पहले ही समाप्त हो चुका है।');
  });

  test('O2 · a sign-in through a provider that nobody began', async () => {
    const { body } = await api.call('finishSocialSignIn', { body: { query: 'code=a&state=b' }, headers });
    expect(body.message).toBe('यह लॉग इन दूसरी विंडो में शुरू हुआ था या इस्तेमाल हो चुका है। फिर से शुरू करें।');
  });

  test('S15 · what is not understood, and what is not there', async () => {
    const ask = async (url: string, payload?: string) => {
      const method = payload === undefined ? 'GET' : 'POST';
      const type = { ...headers, 'content-type': 'application/json' };
      return (await api.app.inject({ method, url, headers: type, ...(payload && { payload }) })).json()
        .message;
    };
    expect(await ask('/api/v3/nothing.json')).toBe('पेज नहीं मिला।');
    expect(await ask('/api/v5/users/authenticate.json', '{"email":')).toBe('अमान्य अनुरोध।');
    expect(await ask('/api/v5/users/authenticate.json', '{"email":"a"}')).toBe(
      'अधूरा या अमान्य अनुरोध (password)।',
    );
  });

  test('O1 · a wait is shown in whole seconds or minutes, never shorter than it is', () => {
    const waits = [-5, 1_000, 1_001, 119_000, 119_001, 180_001];
    expect(waits.map(waitMessages)).toEqual([
      ...['1 second', '1 second', '2 seconds', '119 seconds', '2 minutes', '4 minutes'],
    ]);
    expect(inLanguage('hi', () => waits.map(waitMessages))).toEqual([
      ...['1 सेकंड', '1 सेकंड', '2 सेकंड', '119 सेकंड', '2 मिनट', '4 मिनट'],
    ]);
  });
});
