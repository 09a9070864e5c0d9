import { expect, test } from '../fixtures.ts';
import { SignupPage } from '../pages/SignupPage.ts';
import { forgetAttempts, freshEmail } from '../people/investor.ts';

test('O1: a new user signs up with the code of the outbox and is led to the set-up', async ({
  page,
  context,
  db,
}) => {
  const email = freshEmail();
  const signup = new SignupPage(page);
  await page.goto('/signup');
  await signup.ask({ name: 'Nila Varma', email, password: 'Monsoon-2026-rain' });

  await expect(signup.code).toBeFocused();
  const [outbox] = await Promise.all([context.waitForEvent('page'), signup.outbox.click()]);
  await expect(outbox).toHaveURL(/\/sandbox\/outbox/);
  const message = outbox.getByRole('listitem').filter({ hasText: email });
  const code = await message.locator('.code').innerText();
  expect(code).toMatch(/^\d{6}$/);
  await outbox.close();
  await signup.code.fill(code);
  await expect(page).toHaveURL(/\/solo-setup/);

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    'How will you hold the investments?',
  );
  expect(await db.query('SELECT state, name FROM users WHERE email = $1', [email])).toEqual([
    { state: 2, name: 'Nila Varma' },
  ]);
  await forgetAttempts(db, email);
});

test('O1: a second sign-up with a known address looks the same and makes no second account', async ({
  page,
  db,
}) => {
  const signup = new SignupPage(page);
  await page.goto('/signup');
  await signup.ask({ name: 'Not Asha', email: 'asha@sanchay.example', password: 'Monsoon-2026-rain' });
  await expect(signup.code).toBeFocused();
  const sent = await db.query(`SELECT code FROM messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`, [
    'asha@sanchay.example',
  ]);
  expect(sent).toEqual([{ code: null }]);
  expect(await db.query('SELECT name FROM users WHERE email = $1', ['asha@sanchay.example'])).toEqual([
    { name: 'Asha Ramesh Kulkarni' },
  ]);
});
