import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { cartOf } from '../people/cart.ts';
import { fillOrderCard } from '../people/fillOrderCard.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { fundInStepsOf } from '../product/funds.ts';
import type { FaultRule } from '../../ops/faults/rule.ts';
import { expectShellLives } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL, inFull } from './states.ts';

/** Answers are fresh for half a minute. */
const FRESH_MS = 31_000;
const GOLD_PRICES = '/api/v3/gold/**';
const ORDERS = { method: 'POST', path: '/api/v3/orders.json' };
const failure = (code: string, message: string) =>
  JSON.stringify({ status: 'failure', code, message, errors: {}, request_id: 'from-the-test' });

test.beforeEach(({ faults }) =>
  faults.allow(/^\[sanchay\]/, /status of (400|401|422|429|5\d\d)/, /ERR_|Failed to load resource/),
);

for (const status of inFull([401, 422])) {
  test(`X4: M19 an answer ${status} with failure logs out exactly once, in all tabs, and leads to the login`, async ({
    page,
    context,
    db,
    fault,
    platform,
  }) => {
    const investor = await signUpInvestor(db);
    await enterAs(context, investor, platform.front.origin);
    const other = await context.newPage();
    for (const tab of [other, page]) {
      // The header counts the cart by the call that is to fail later.
      const counted = tab.waitForResponse((answer) => answer.url().includes('/api/v3/cart.json'));
      await tab.goto(BROWSER_DRAWN);
      await expect(new Chrome(tab).account).toBeVisible();
      await counted;
    }
    const chrome = new Chrome(page);
    await expect(chrome.account).toBeVisible();
    fault({
      match: { path: '/api/v3/cart.json' },
      status,
      type: 'application/json',
      body: failure('revoked', 'Over.'),
    });
    const seen: string[] = [BROWSER_DRAWN];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await chrome.cart.click();
    await expect(page).toHaveURL('/login?why=revoked&next=%2Fcart');
    await expect(chrome.logIn).toBeVisible();
    await new Slot(page, 'mfe-onboarding').mounted();
    expect(seen.filter((path, index) => path !== seen[index - 1])).toEqual([
      BROWSER_DRAWN,
      '/cart',
      '/login',
    ]);
    await expect(new Chrome(other).logIn).toBeVisible();
    for (const tab of [page, other])
      expect(await tab.evaluate(() => localStorage.getItem('sanchay.session'))).toBeNull();
    await expectShellLives(page);
  });
}

test(
  'X4: M20 an order that is refused with 400 shows why, and orders and cart are requested again',
  IN_FULL,
  async ({ page, context, db, fault, phone, platform }) => {
    const investor = await signUpInvestor(db);
    const fund = await fundInStepsOf(db, 500);
    await enterAs(context, investor, platform.front.origin);
    const screen = await fillOrderCard(page, fund, phone);
    fault({
      match: ORDERS,
      status: 400,
      type: 'application/json',
      body: failure('cannot_place_order', 'This order cannot be placed now.'),
      times: 1,
    });
    const askedAgain = page.waitForRequest((request) => request.url().includes('/api/v3/cart.json'));
    await screen.add.click();
    await expect(screen.says('This order cannot be placed now.')).toBeVisible();
    await askedAgain;
    await expect(new Chrome(page).account).toBeVisible();
    await expectShellLives(page);
  },
);

test(
  'X4: M21 an answer 429 is honoured: the button shows the wait, sends nothing meanwhile, and works after it',
  IN_FULL,
  async ({ page, context, db, fault, phone, platform }) => {
    const investor = await signUpInvestor(db);
    const fund = await fundInStepsOf(db, 500);
    await enterAs(context, investor, platform.front.origin);
    const screen = await fillOrderCard(page, fund, phone);
    fault(
      {
        match: ORDERS,
        status: 429,
        type: 'application/json',
        headers: { 'retry-after': '4' },
        body: failure('too_many_requests', 'Too many tries. Please wait a little.'),
        times: 1,
      },
      { match: ORDERS, delay: 0 },
    );
    await screen.add.click();
    const waiting = page.getByRole('button', { name: /^Please wait [1-4] s$/ });
    // It keeps the focus, so that it is no dead end, and does nothing.
    await waiting.click({ force: true });
    expect(platform.front.rules.list().map(({ hits }) => hits)).toEqual([1, 0]);
    await screen.add.click();
    await expect(screen.toCart).toBeVisible();
    expect((await cartOf(investor)).items).toMatchObject([{ amount: 500 }]);
  },
);

const lost: [what: string, fault: Omit<FaultRule, 'match'>][] = [
  ['cut in the middle of the answer', { reset: 'half' }],
  ['lost behind a 504 of somebody on the way', { status: 504, body: 'gateway timeout' }],
  ['cut before the answer', { reset: 'before' }],
];
for (const [what, damage] of inFull(lost)) {
  test(`X4: M22 a write that is ${what} is not called failed: we are not sure, and asking again makes one order`, async ({
    page,
    context,
    db,
    fault,
    phone,
    platform,
  }) => {
    const investor = await signUpInvestor(db);
    const fund = await fundInStepsOf(db, 500);
    await enterAs(context, investor, platform.front.origin);
    const screen = await fillOrderCard(page, fund, phone);
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/v3/orders.json'))
        keys.add(request.headers()['idempotency-key']);
    });
    fault({ ...damage, match: ORDERS });
    await screen.add.click();
    await expect(screen.says(/couldn't confirm this went through/i).first()).toBeVisible();
    platform.front.rules.clear();
    await expect(async () => {
      await screen.add.click({ timeout: 1_000 });
      await expect(screen.toCart).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(keys.size).toBe(1);
    expect((await cartOf(investor)).items).toHaveLength(1);
  });
}

const broken: [what: string, fault: Omit<FaultRule, 'match'>][] = [
  ['503', { status: 503 }],
  ['500', { status: 500 }],
  ['half a body', { reset: 'half' }],
  ['half a JSON', { truncate: true }],
  ['HTML', { body: '<p>Hello', type: 'text/html' }],
];
for (const [what, damage] of inFull(broken)) {
  test(
    `X4: M22 a read that fails (${what}) leaves what was read before, with its time, and comes back by Try again`,
    IN_FULL,
    async ({ page, fault, platform }) => {
      await page.clock.install();
      await page.goto('/gold');
      const chart = page.getByRole('img', { name: /^24K gold price per gram/ });
      await expect(chart).toBeVisible();
      await new Slot(page, 'mfe-gold').mounted();
      await markLife(page);
      fault({ ...damage, match: { path: GOLD_PRICES } });
      await page.clock.fastForward(FRESH_MS);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      const notice = page.getByText(/Not up to date\. Last updated \d/);
      await expect(notice).toBeVisible();
      await expect(chart).toBeVisible();
      platform.front.rules.clear();
      await page.locator('#shell-page').getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toBeHidden();
      await expect(chart).toBeVisible();
      await expectSameLife(page);
    },
  );
}

test(
  'X4: M23 offline in the middle: what is shown is marked old, a write is not sent, and all comes back by itself',
  IN_FULL,
  async ({ page, context, db, phone, platform }) => {
    // Who saves data has no files of other areas ahead of going there.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const investor = await signUpInvestor(db);
    const fund = await fundInStepsOf(db, 500);
    await enterAs(context, investor, platform.front.origin);
    const screen = await fillOrderCard(page, fund, phone);
    await markLife(page);
    const notice = page.getByText(/You're offline\. Last updated \d/);
    for (let flap = 0; flap < 3; flap += 1) {
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      if (flap < 2) await context.setOffline(false);
    }
    await screen.add.click();
    await expect(
      screen.says('Nothing was sent or changed. Check your internet connection and try again.'),
    ).toBeVisible();
    await new Chrome(page).goTo('Insurance');
    await expect(new Slot(page, 'mfe-insurance').element).toHaveAttribute(
      'data-remote-state',
      /loading|failed/,
    );
    expect((await cartOf(investor)).items).toEqual([]);
    await context.setOffline(false);
    await new Slot(page, 'mfe-insurance').mounted();
    await expect(notice).toBeHidden();
    await expectSameLife(page);
  },
);

test(
  'X4: M23 with nothing reachable at the start the shell renders, shows this, and recovers without a page load',
  IN_FULL,
  async ({ page, fault, platform }) => {
    fault({ match: { regex: '^/(api|mf|insight|remotes|platform)/' }, reset: 'before' });
    await page.goto(BROWSER_DRAWN);
    await markLife(page);
    const gold = new Slot(page, 'mfe-gold');
    await gold.failed();
    await expect(new Chrome(page).logIn).toBeVisible();
    platform.front.rules.clear();
    // The page itself caches the failure of each file that it preloaded, and returns it once.
    await expect(async () => {
      await gold.retry.click({ timeout: 1_000 });
      await expect(gold.element).toHaveAttribute('data-remote-state', 'mounted', { timeout: 4_000 });
    }).toPass();
    await gold.mounted();
    await expectSameLife(page);
  },
);
