import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/checks/access.ts';
import { expect, test } from '../fixtures.ts';

test('O2: a new user signs in with Google, once for the account and again into the same one', async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  const userId = async () =>
    (
      await db.query<{ user_id: string }>(
        `SELECT user_id FROM social_identities WHERE email = 'nila.outside@sanchay.example'`,
      )
    )[0]?.user_id;
  const signIn = async (device: Page, from: string) => {
    await device.goto(from);
    await device.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(device.getByRole('heading', { name: 'Google of the sandbox' })).toBeVisible();
    await device.getByRole('button', { name: 'Nila Sundaram' }).click();
    await expect(device).toHaveURL(/\/solo-setup/);
  };
  await signIn(page, '/login');
  const first = await userId();
  expect(first).toBeDefined();
  const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await signIn(await other.newPage(), '/signup');
  expect(await userId()).toBe(first);
  await other.close();
});

test('O2: a refusal at the provider, and an unsolicited response, end at login with the reason', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 422/);
  await page.goto('/login?next=%2Fcart');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('button', { name: 'Do not tell Sanchay' }).click();
  await expect(page).toHaveURL('/login?social=social_denied');
  await expect(page.getByText("You didn't allow access, so nothing was changed.")).toBeVisible();
  await expectAccessible(page, 'login with a reason');
  await page.goto('/auth/callback?code=stolen&state=invented');
  await expect(page).toHaveURL('/login?social=social_state_mismatch');
  await expect(page.getByText('This login was started in another window')).toBeVisible();
});
