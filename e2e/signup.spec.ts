import { expect, test } from './fixtures.ts';
import { SignupPage } from './pages/SignupPage.ts';
import { SoloSetupPage } from './pages/SoloSetupPage.ts';
import { forgetAttempts, freshEmail } from './people/investor.ts';

test('O1: a new person signs up with the code of the outbox, and answers survive a reload until the first step is done', async ({
  page,
  context,
  db,
}) => {
  const email = freshEmail();
  const draftOf = async (address: string) => {
    const [row] = await db.query<{ draft: object }>(
      'SELECT draft FROM onboarding_drafts WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [address],
    );
    return row?.draft;
  };
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
  await expect(page).toHaveURL('/solo-setup');

  const setup = new SoloSetupPage(page);
  await expect(setup.question).toHaveText('What is your name?');
  await expect(setup.name).toHaveValue('Nila Varma');
  await setup.name.fill('Nila Kamala Varma');
  await setup.goOn.click();
  await setup.dateOfBirth.fill('2015-01-31');
  await setup.goOn.click();
  await expect(setup.fault).toBeVisible();
  await setup.dateOfBirth.fill('1991-08-15');
  await setup.goOn.click();
  await expect.poll(() => draftOf(email)).toEqual({ name: 'Nila Kamala Varma', date_of_birth: '1991-08-15' });

  await page.reload();
  await expect(setup.question).toHaveText('Where do you live for tax?');
  await setup.choice('Resident in India').check();
  await setup.goOn.click();
  await setup.choice('Only me').check();
  await setup.goOn.click();
  await expect(setup.answers.filter({ hasText: 'Nila Kamala Varma' })).toBeVisible();
  await expect(setup.answers.filter({ hasText: '15 Aug 1991' })).toBeVisible();
  await setup.finish.click();
  await expect(setup.done).toBeVisible();

  const [stored] = await db.query(
    `SELECT u.state, u.name, u.date_of_birth, u.residency, p.onboarding_state, p.mode_of_investment
     FROM users u JOIN portfolios p ON p.owner_id = u.id WHERE u.email = $1`,
    [email],
  );
  expect(stored).toEqual({
    state: 2,
    name: 'Nila Kamala Varma',
    date_of_birth: '1991-08-15',
    residency: 'resident_individual',
    onboarding_state: 1,
    mode_of_investment: 'sole',
  });
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
