import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { askApi } from '../people/callApi.ts';
import { codeSentTo, signUpInvestor } from '../people/investor.ts';

test('O1: a locked-out user sets a new password by a code and is signed in again at once, only there', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/status of (401|422|429)/);
  const { email, password, token } = await signUpInvestor(db);
  for (let guess = 1; guess <= 3; guess += 1)
    await askApi('POST', '/api/v5/users/authenticate.json', { body: { email, password: `wrong-${guess}` } });
  // Two more, as after two captchas.
  await db.query(
    `INSERT INTO sign_in_attempts (at, account, address, outcome)
     SELECT now(), $1, '198.51.100.7', 'wrong' FROM generate_series(1, 2)`,
    [email],
  );
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.logIn({ email, password });
  await expect(login.problem).toContainText('Too many incorrect attempts for this account. Please wait');
  await expect(login.wait).toBeVisible();

  await login.forgot.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await main.getByLabel('Email or mobile number').fill(email);
  await main.getByRole('button', { name: 'Get OTP' }).click();
  await expect(main.getByLabel('6-digit OTP')).toBeFocused();
  await main.getByLabel('6-digit OTP').fill(await codeSentTo(email));
  await main.getByLabel('New password').fill('Monsoon-2027-rain');
  await main.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed. Log in with your new password.')).toBeVisible();
  expect((await askApi('GET', '/api/v3/user/info.json', { token })).status).toBe(401);

  // A user who has set a new password is not delayed.
  await login.logIn({ email, password: 'Monsoon-2027-rain' });
  await expect(page).toHaveURL(/\/solo-setup/);
});
