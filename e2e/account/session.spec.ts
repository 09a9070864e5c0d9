import { ENDED_MEANWHILE } from '../faults.ts';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { settled } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import type { Db } from '../../api/src/db/pool.ts';
import { askApi, callApi } from '../people/callApi.ts';
import { enterAs, PERSONA_PASSWORD, persona, signUpInvestor, type Investor } from '../people/investor.ts';

const MEERA_PORTFOLIO = '5a9c4a1e-0002-4000-8000-000000000003';

test('S1: Asha logs in by the form and lands on her dashboard; a stored token leads from / to it', async ({
  page,
}) => {
  const login = new LoginPage(page);
  const dashboard = new Slot(page, 'mfe-portfolio');
  await page.goto('/login');
  await login.logIn({ email: 'asha@sanchay.example', password: PERSONA_PASSWORD });
  await expect(page).toHaveURL('/dashboard');
  await dashboard.mounted();
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await dashboard.mounted();
});

test('S2: logging out in one tab logs the other out, and Back shows nothing personal', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(ENDED_MEANWHILE);
  const investor = await signUpInvestor(db, 'Kavya Menon');
  await enterAs(context, investor);
  await page.goto('/dashboard');
  await new Slot(page, 'mfe-portfolio').mounted();
  const other = await context.newPage();
  await other.goto('/portfolio?view=all#gold');
  await new Slot(other, 'mfe-portfolio').mounted();
  await expect(new Chrome(other).account).toBeVisible();

  await new Chrome(page).logOut();
  await expect(page).toHaveURL('/login');
  await expect(new Chrome(page).logIn).toBeVisible();
  await expect(other).toHaveURL('/login?why=other_tab&next=%2Fportfolio%3Fview%3Dall%23gold');
  await expect(other.getByText('You logged out in another tab.')).toBeVisible();
  await expect(new Chrome(other).logIn).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Kavya')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('sanchay.')),
  );
  // What remains is chosen for the device.
  expect(
    kept.filter(
      (key) => !['sanchay.preferences', 'sanchay.counting', 'sanchay.local.fraud-notice'].includes(key),
    ),
  ).toEqual([]);
  const { status } = await askApi('GET', '/api/v3/user/info.json', { token: investor.token });
  expect(status).toBe(401);
});

test('S12: a session that the API has revoked ends once and leads to the login', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(ENDED_MEANWHILE);
  const investor = await signUpInvestor(db);
  await enterAs(context, investor);
  // The stream would bring the news before the press: it stays without an answer.
  await page.route('**/api/v3/stream*', () => undefined);
  const chrome = new Chrome(page);
  await page.goto(BROWSER_DRAWN);
  await expect(chrome.account).toBeVisible();
  await expect(chrome.cart).toBeVisible();
  await settled(page);
  // A call that is still to come would end the session before the press does.
  let calls = -1;
  const quiet = async () => {
    const before = calls;
    calls = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return calls === before;
  };
  await expect.poll(quiet, { intervals: [1_000] }).toBe(true);
  await db.query(
    `UPDATE sessions SET revoked_at = now(), revoked_because = 'test'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [investor.email],
  );
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  // A pointer that stays on the link would learn of it before the press.
  await chrome.cart.dispatchEvent('click');
  await expect(page).toHaveURL('/login?why=expired&next=%2Fcart');
  await expect(chrome.logIn).toBeVisible();
  await new Slot(page, 'mfe-onboarding').mounted();
  expect(seen.filter((path, index) => path !== seen[index - 1])).toEqual(['/cart', '/login']);
});

const CHANGED = 'Monsoon-2027-rain';
/** What ends a session from outside, and what the login page shows about it. */
const ENDED_FROM_OUTSIDE: Record<string, { end: (who: Investor, db: Db) => Promise<unknown>; says: string }> =
  {
    'the token and its renewal expired': {
      end: ({ email }, db) =>
        db.query(
          `UPDATE sessions SET expires_at = created_at, refresh_expires_at = created_at
         WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
          [email],
        ),
      says: 'Your session expired. Please log in again.',
    },
    'another device ended it': {
      end: ({ token }) => callApi('POST', '/api/v3/user/sessions/end_others.json', { token, body: {} }),
      says: 'You were logged out from another device.',
    },
    'the password was changed elsewhere': {
      end: ({ token, password }) =>
        callApi('POST', '/api/v3/user/password.json', {
          token,
          body: { current: password, password: CHANGED },
        }),
      says: 'You were logged out because your password was changed.',
    },
    'the account was blocked': {
      end: ({ email }, db) => db.query('UPDATE users SET state = 5 WHERE email = $1', [email]),
      says: 'Your account is blocked. Contact support for help.',
    },
  };

for (const [what, { end, says }] of Object.entries(ENDED_FROM_OUTSIDE)) {
  test(`S3: ${what}: the login states the reason and leads back to the whole address`, async ({
    page,
    db,
    faults,
  }) => {
    faults.allow(ENDED_MEANWHILE);
    const investor = await signUpInvestor(db);
    const login = new LoginPage(page);
    const at = '/help/tickets?view=all#older';
    const back = `next=${encodeURIComponent(at)}`;
    await page.goto(`/login?${back}`);
    await login.logIn(investor);
    await expect(page).toHaveURL(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Away, for an open page may notice the end itself while it is left.
    await page.goto('about:blank');
    await end(investor, db);
    await page.goto(at);
    await expect(page).toHaveURL(new RegExp(`/login\\?why=\\w+&${back.replace('?', '\\?')}$`));
    await expect(page.getByText(says)).toBeVisible();
    if (what === 'the account was blocked') return;
    const password = what.startsWith('the password') ? CHANGED : investor.password;
    await login.logIn({ email: investor.email, password });
    await expect(page).toHaveURL(at);
  });
}

test('S4: an adviser enters an accepted account without a page load, never one that has not answered', async ({
  page,
  context,
}) => {
  const farah = await persona('farah');
  await enterAs(context, farah);
  const chrome = new Chrome(page);
  await page.goto('/portfolio');
  await new Slot(page, 'mfe-portfolio').mounted();
  await expect(chrome.account).toBeVisible();
  await markLife(page);

  await chrome.account.click();
  const choices = chrome.menu.getByRole('button');
  await expect(choices.filter({ hasText: 'Asha' })).toBeVisible();
  await expect(choices.filter({ hasText: 'Meera' })).toHaveCount(0);
  await choices.filter({ hasText: 'Asha' }).click();
  await expect
    .poll(async () => {
      const { body } = await askApi<{ managed_account: { owner_name: string } | null }>(
        'GET',
        '/api/v3/user/info.json',
        { token: farah.token },
      );
      return body.managed_account?.owner_name;
    })
    .toContain('Asha');
  await chrome.account.click();
  await expect(choices.filter({ hasText: 'Asha' })).toHaveAttribute('aria-current', 'true');
  await expectSameLife(page);

  const refused = await askApi<{ code: string }>('POST', `/api/v3/portfolio/switch/${MEERA_PORTFOLIO}.json`, {
    token: farah.token,
    body: {},
  });
  expect(refused).toMatchObject({ status: 403, body: { status: 'failure', code: 'not_your_account' } });
});

test('S3: everything was away for 31 minutes: opening a page logs out, here and at the API', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await enterAs(context, investor);
  await context.addInitScript(() => {
    const away = JSON.stringify({ lastHidden: Date.now() - 31 * 60_000 });
    if (localStorage.getItem('sanchay.session')) localStorage.setItem('sanchay.activity', away);
  });
  await page.goto('/help/tickets?view=all#older');
  await expect(page).toHaveURL('/login?why=idle&next=%2Fhelp%2Ftickets%3Fview%3Dall%23older');
  await expect(page.getByText('You were logged out due to inactivity.')).toBeVisible();
  await expect(new Chrome(page).logIn).toBeVisible();
  await expect
    .poll(async () => (await askApi('GET', '/api/v3/user/info.json', { token: investor.token })).status)
    .toBe(401);
  await new LoginPage(page).logIn(investor);
  await expect(page).toHaveURL('/help/tickets?view=all#older');
});

test('S1: a sign-in in one tab applies to the other, whose home page leads on to the dashboard', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await page.goto(BROWSER_DRAWN);
  await expect(new Chrome(page).logIn).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await new LoginPage(other).logIn(investor);
  await expect(new Chrome(page).account).toBeVisible();
  await expect(new Chrome(page).logIn).toHaveCount(0);
});
