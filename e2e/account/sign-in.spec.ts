import { ENDED_MEANWHILE } from '../faults.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { SecurityPage } from '../pages/SecurityPage.ts';
import { Slot } from '../pages/Slot.ts';
import { appCode } from '../people/appCode.ts';
import { askApi } from '../people/callApi.ts';
import { codeSentTo, enterAs, signUpInvestor } from '../people/investor.ts';

test('O1: after wrong tries a captcha comes, and a forgotten password is set anew by a code', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/status of (401|422)/);
  const { email } = await signUpInvestor(db, 'Nila Varma');
  for (let guess = 0; guess < 3; guess += 1)
    await askApi('POST', '/api/v5/users/authenticate.json', { body: { email, password: `wrong-${guess}` } });
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.logIn({ email, password: 'wrong-again' });
  await expect(login.captcha).toBeVisible();
  await expectAccessible(page, 'the login with a captcha');
  await expect(page.getByText(/If this account exists/)).toBeVisible();

  await login.forgot.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await main.getByLabel('Email or mobile number').fill(email);
  await main.getByRole('button', { name: 'Get OTP' }).click();
  await expect(main.getByLabel('6-digit OTP')).toBeFocused();
  await main.getByLabel('6-digit OTP').fill(await codeSentTo(email));
  await main.getByLabel('New password').fill('Monsoon-2027-rain');
  await expectAccessible(page, 'the new password');
  await main.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed. Log in with your new password.')).toBeVisible();
  await login.logIn({ email, password: 'Monsoon-2027-rain' });
  await expect(page).toHaveURL(/\/solo-setup/);
});

test('O1: an authenticator app is set up, and the next sign-in requires its code or a recovery code', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/status of 422/);
  const investor = await signUpInvestor(db, 'Kavya Menon');
  const { email, password } = investor;
  await enterAs(context, investor);
  const security = new SecurityPage(page);
  await page.goto('/profile/security');
  await security.setUpApp.click();
  await security.confirm(() => codeSentTo(email));
  const setUp = security.dialog('Set up an authenticator app');
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page, 'the set-up of an app');
  await setUp.getByText("Can't scan it?").click();
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await setUp.getByLabel('6-digit code from the app').fill(appCode(secret));
  const codes = security.dialog('Save your recovery codes');
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByLabel("I've saved these codes").check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Code needed at every login')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('sanchay.session'));
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.logIn({ email, password });
  await expect(page.getByText('Enter the 6-digit code from your authenticator app.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/solo-setup/);
});

test('O1: a passkey is made on this device and signs in without a password', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db, 'Asha Rao');
  await enterAs(context, investor);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const security = new SecurityPage(page);
  await page.goto('/profile/security');
  await security.addPasskey.click();
  await security.dialog('Add a passkey').getByLabel('Passkey name').fill('My laptop');
  await security.dialog('Add a passkey').getByRole('button', { name: 'Continue' }).click();
  await security.confirm(() => codeSentTo(investor.email));
  await expect(page.getByText('My laptop')).toBeVisible();
  await expectAccessible(page, 'the security screen');

  await page.evaluate(() => localStorage.removeItem('sanchay.session'));
  await page.goto('/login');
  await new LoginPage(page).passkey.click();
  await expect(page).toHaveURL(/\/solo-setup/);
});

test('O1: a session that is ended on another device is over here without a reload', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(ENDED_MEANWHILE);
  const investor = await signUpInvestor(db, 'Nila Varma');
  await enterAs(context, investor);
  await page.goto('/dashboard');
  await new Slot(page, 'mfe-portfolio').mounted();
  const { body } = await askApi<{ token: string }>('POST', '/api/v5/users/authenticate.json', {
    body: { email: investor.email, password: investor.password },
  });
  const ended = await askApi('POST', '/api/v3/user/sessions/end_others.json', {
    token: body.token,
    body: {},
  });
  expect(ended.status).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sanchay.session'))).toBeNull();
  await expect(page).toHaveURL('/login?why=revoked&next=%2Fdashboard');
});
