import type { Page } from '@playwright/test';
import type { Db } from '../../api/src/db/pool.ts';
import { ENDED_MEANWHILE } from '../faults.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { Chrome } from '../pages/Chrome.ts';
import { FundPage } from '../pages/FundPage.ts';
import { CartPage } from '../pages/CartPage.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { callApi } from '../people/callApi.ts';
import { cartOf, putIntoCart } from '../people/cart.ts';
import { fillOrderCard } from '../people/fillOrderCard.ts';
import { enterAs, persona, readyInvestor, signUpInvestor } from '../people/investor.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';
import { origin } from '../product/address.ts';
import { expectShellLives } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL } from './states.ts';

interface UserInfo {
  managed_account: { owner_name: string } | null;
}

/** A machine at its limits answers 503 and stands still for a while: neither is what these tests are about. */
test.beforeEach(({ faults }) => faults.allow(/status of 503/, /the page stood still/));

/** A user with a unique name, on her dashboard. */
async function taraAtHome(page: Page, db: Db, origin: string): Promise<void> {
  await enterAs(page.context(), await signUpInvestor(db, 'Tara Bose'), origin);
  await page.goto('/dashboard');
  await new Slot(page, 'mfe-portfolio').mounted();
}

test(
  'X4: M28 a logout in one tab logs the other out and leaves nothing personal to go back to',
  IN_FULL,
  async ({ page, context, db, platform, faults }) => {
    faults.allow(ENDED_MEANWHILE);
    await taraAtHome(page, db, platform.front.origin);
    const other = await context.newPage();
    await other.goto(BROWSER_DRAWN);
    await expect(new Chrome(other).account).toBeVisible();
    await new Chrome(page).logOut();
    await expect(new Chrome(other).logIn).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Tara')).toHaveCount(0);
  },
);

test('X4: M29 another account chosen in one tab shows in the other, and no order lands in the wrong one', async ({
  page,
  context,
  db,
  phone,
  platform,
  faults,
}) => {
  faults.allow(/^\[sanchay\]/, /status of 409/);
  const farah = await persona('farah');
  await enterAs(context, farah, platform.front.origin);
  const fund = await fundInStepsOf(db, 500);
  const other = await context.newPage();
  const screen = new FundPage(other, phone);
  await other.goto(fundPath(fund));
  await screen.openCard();
  await screen.choose('One-time');
  await screen.amount.fill('500');
  await page.goto('/portfolio');
  await new Slot(page, 'mfe-portfolio').mounted();
  const chrome = new Chrome(page);
  await chrome.account.click();
  const choices = chrome.header.locator('details[open]').getByRole('button');
  await choices.filter({ hasText: 'Asha' }).click();
  await expect(
    other.getByText(/^You switched to .+ in another tab\. This page now shows that account\.$/),
  ).toBeVisible();

  const { managed_account: managed } = await callApi<UserInfo>('GET', '/api/v3/user/info.json', {
    token: farah.token,
  });
  const before = (await cartOf(farah)).items.length;
  const answer = await fetch(`${origin}/api/v3/orders.json`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${farah.token}`,
      'content-type': 'application/json',
      'x-portfolio-id': '00000000-0000-4000-8000-000000000000',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ code: fund.code, type: 'buy', amount: 500 }),
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'account_changed']);
  expect((await cartOf(farah)).items).toHaveLength(before);
  // A manager only looks at the account: nothing of the order that was typed can be sent to it.
  await expect(screen.add).toHaveCount(0);
  expect(managed).toMatchObject({ owner_name: expect.stringContaining('Asha') });
});

/** What the browser does when it takes a page out of its memory. */
const comeBack = (page: Page) =>
  page.evaluate(() => globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test(
  'X4: M30 a page restored from the browser’s memory checks again who is signed in, and shows nothing personal',
  IN_FULL,
  async ({ page, db, platform }) => {
    await taraAtHome(page, db, platform.front.origin);
    await comeBack(page);
    await expect(new Chrome(page).account).toBeVisible();
    // The session ended while the page was frozen and could receive nothing.
    await page.evaluate(() => localStorage.removeItem('sanchay.session'));
    await comeBack(page);
    await expect(page).toHaveURL(/\/login/);
    await expect(new Chrome(page).logIn).toBeVisible();
    await expect(page.getByText('Tara')).toHaveCount(0);
  },
);

test('X4: M31 a double click, Enter held down and a second tab put one order into the cart', async ({
  page,
  context,
  db,
  phone,
  platform,
}) => {
  const investor = await signUpInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await enterAs(context, investor, platform.front.origin);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await fillOrderCard(tab, fund, phone);
  await Promise.all(tabs.map((tab) => new FundPage(tab, phone).add.dblclick()));
  await new FundPage(page, phone).amount.press('Enter');
  await expect.poll(async () => (await cartOf(investor)).items.length).toBe(1);
  for (const tab of tabs)
    await expect(new FundPage(tab, phone).toCart.or(new FundPage(tab, phone).add)).toBeVisible();
  expect((await cartOf(investor)).items).toMatchObject([{ amount: 500 }]);
});

test(
  'X4: M32 leaving the payment page pays nothing and reports this; messages from a foreign page are not trusted',
  IN_FULL,
  async ({ page, context, db, platform }) => {
    const investor = await readyInvestor(db);
    const fund = await fundInStepsOf(db, 500);
    await putIntoCart(investor, { code: fund.code, type: 'buy', amount: 500 });
    await enterAs(context, investor, platform.front.origin);
    await page.goto('/cart');
    const gateway = await GatewayPage.openedBy(page, () => new CartPage(page).payAs(investor));
    await expect(gateway.amount).toHaveText('₹500.00');
    await gateway.close();
    await expect(new CartPage(page).inProgress).toBeVisible();
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentWindow!.parent.postMessage(
        { type: 'payment', status: 'successful', payment_id: 'x' },
        '*',
      );
      globalThis.dispatchEvent(
        new MessageEvent('message', { origin: 'https://evil.example', data: { status: 'successful' } }),
      );
    });
    await expect(new CartPage(page).inProgress).toBeVisible();
    expect(
      await db.query(
        `SELECT status FROM payments WHERE investor_id = (SELECT id FROM users WHERE email = $1)`,
        [investor.email],
      ),
    ).toEqual([{ status: 'pending' }]);
  },
);

test(
  'X4: M33 no page needs anybody else’s server: with all of them gone every journey is the same',
  IN_FULL,
  async ({ page, context, platform }) => {
    const foreign: string[] = [];
    await context.route(
      (url) => url.origin !== platform.front.origin,
      (route) => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto('/');
    await new Slot(page, 'mfe-marketing').mounted();
    await markLife(page);
    for (const [area, remote] of [
      ['Insurance', 'mfe-insurance'],
      ['Gold', 'mfe-gold'],
    ] as const) {
      await new Chrome(page).goTo(area);
      await new Slot(page, remote).mounted();
    }
    expect(foreign).toEqual([]);
    await expectSameLife(page);
    await expectShellLives(page);
  },
);
