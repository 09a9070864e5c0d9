import { expect, test } from '../fixtures.ts';
import { FundPage } from '../pages/FundPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { SignupPage } from '../pages/SignupPage.ts';
import { askApi } from '../people/callApi.ts';
import { cartOf } from '../people/cart.ts';
import { codeSentTo, enterAs, forgetAttempts, freshEmail, signUpInvestor } from '../people/investor.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

test('O1: a wrong password is reported, and after the fifth even the right one has to wait, with a message', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/status of (401|422|429)/);
  const { email, password } = await signUpInvestor(db);
  for (let guess = 1; guess <= 3; guess += 1) {
    const { status } = await askApi('POST', '/api/v5/users/authenticate.json', {
      body: { email, password: `wrong-${guess}` },
    });
    expect(status).toBe(401);
  }
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.logIn({ email, password: 'wrong-4' });
  await expect(login.captcha).toBeVisible();
  await login.answerCaptcha(email);
  await expect(login.problem).toContainText('Incorrect email, mobile number or password.');
  await login.password.fill('wrong-5');
  await expect(async () => {
    await login.password.press('Enter');
    await expect(login.captcha).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await login.answerCaptcha(email);
  await expect(login.problem).toContainText('Incorrect email, mobile number or password.');
  await expect(login.name).toHaveValue(email);
  await login.password.fill(password);
  // A second click within half a second of the first does not count.
  await expect(async () => {
    await login.submit.click();
    await expect(login.problem).toContainText('Too many incorrect attempts for this account. Please wait', {
      timeout: 1_000,
    });
  }).toPass();
  await expect(login.wait).toBeVisible();
  await expect(page).toHaveURL('/login');
  await forgetAttempts(db, email);
});

test('O1: a wrong code counts down the tries, and after the last the right one does not work', async ({
  page,
  faults,
  db,
}) => {
  faults.allow(/status of (422|429)/);
  const email = freshEmail();
  const signup = new SignupPage(page);
  await page.goto('/signup');
  await signup.ask({ name: 'Nila Varma', email, password: 'Monsoon-2026-rain' });
  await expect(signup.code).toBeFocused();
  const right = await codeSentTo(email);
  const wrong = right === '111111' ? '222222' : '111111';
  for (const text of [
    'Incorrect OTP. 4 attempts left.',
    'Incorrect OTP. 3 attempts left.',
    'Incorrect OTP. 2 attempts left.',
    'Incorrect OTP. 1 attempt left.',
    'Incorrect OTP, no attempts left. Request a new OTP.',
  ]) {
    await signup.code.fill(wrong);
    await expect(signup.code).toHaveAccessibleDescription(text);
    await signup.code.fill('');
  }
  await signup.code.fill(right);
  await expect(signup.code).toHaveAccessibleDescription('This OTP has expired. Request a new one.');
  expect(await db.query('SELECT id FROM users WHERE email = $1', [email])).toEqual([]);
  await forgetAttempts(db, email);
});

test('I3: an amount that the fund does not accept is reported beside the field and does not reach the cart', async ({
  page,
  context,
  db,
  phone,
  faults,
}) => {
  faults.allow(/status of 422/);
  const investor = await signUpInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await enterAs(context, investor);
  const screen = new FundPage(page, phone);
  await page.goto(fundPath(fund));
  await screen.openCard();
  await screen.choose('One-time');
  for (const [amount, message] of [
    ['499', 'Minimum amount is ₹500.'],
    ['750', 'Enter an amount in multiples of ₹500.'],
  ] as const) {
    await screen.amount.fill(amount);
    await expect(screen.amount).toHaveAccessibleDescription(new RegExp(message));
    await expect(screen.add).toBeDisabled();
    await screen.add.click({ force: true });
  }
  await screen.amount.fill('1000000500');
  await expect(screen.amount).toHaveAccessibleDescription(/1,00,00,00,000/);
  await expect(screen.add).toBeDisabled();
  expect((await cartOf(investor)).items).toEqual([]);
  await screen.amount.fill('500');
  // A second click within half a second of the first does not count.
  await expect(async () => {
    await screen.add.click({ timeout: 1_000 });
    await expect(screen.toCart).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await cartOf(investor)).items).toMatchObject([{ amount: 500 }]);
});

test('I2: a fund that does not exist is reported as such and leads to the list', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  await page.goto('/mutual-funds/fund/no-such-fund');
  await expect(page.getByRole('heading', { name: 'Fund not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View all funds' }).click();
  await expect(page).toHaveURL('/mutual-funds/all');
});

test('I3: the API refuses a SIP date that the fund does not take, and the cart stays empty', async ({
  db,
}) => {
  const investor = await signUpInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  const order = { code: fund.code, type: 'sip', amount: fund.sipMin };
  const ask = (start_date: string) =>
    askApi('POST', '/api/v3/orders.json', { token: investor.token, body: { ...order, start_date } });
  const refused = (http: number, status: string, code: string) => ({
    status: http,
    body: {
      status,
      code,
      message: expect.any(String),
      errors: { start_date: [expect.any(String)] },
      request_id: expect.any(String),
    },
  });
  expect(await ask('2020-01-05')).toEqual(refused(422, 'validation_failed', 'start_date_out_of_range'));
  expect(await ask('2026-02-30')).toEqual(refused(400, 'params_invalid', 'params_invalid'));
  expect((await cartOf(investor)).items).toEqual([]);
});

test('S15: requests that are broken, too large or not as agreed get a 4xx in the specified shape', async ({
  request,
}) => {
  const send = (data: string | Buffer, contentType = 'application/json') =>
    request.post('/api/v5/users/authenticate.json', { data, headers: { 'content-type': contentType } });
  const known = { email: 'asha@sanchay.example', password: 'x' };
  const cases: [what: string, status: number, answer: ReturnType<typeof send>][] = [
    ['half a body', 400, send('{"email":"asha')],
    ['an empty body', 400, send('')],
    ['a list', 400, send('[]')],
    ['a number for text', 400, send(JSON.stringify({ ...known, password: 5 }))],
    ['a field nobody knows', 400, send(JSON.stringify({ ...known, admin: true }))],
    ['a poisoned prototype', 400, send('{"email":"a","password":"b","__proto__":{"admin":true}}')],
    ['more than is taken', 413, send(JSON.stringify({ ...known, password: 'x'.repeat(300_000) }))],
    ['another kind of body', 415, send('<email/>', 'text/xml')],
    ['an address that is not there', 404, request.get('/api/v3/nothing.json')],
  ];
  for (const [what, status, asked] of cases) {
    const answer = await asked;
    expect(answer.status(), what).toBe(status);
    expect(await answer.json(), what).toEqual({
      status: 'params_invalid',
      code: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(/^[A-Z].+\.$/),
      errors: expect.any(Object),
      request_id: expect.stringMatching(/^[\w-]{8,}$/),
    });
  }
});
