import type { BrowserContext } from '@playwright/test';
import { ENDED_MEANWHILE } from '../faults.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { Chrome } from '../pages/Chrome.ts';
import { Slot } from '../pages/Slot.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { expectShellLives } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL, inFull } from './states.ts';

const DAY_MS = 86_400_000;

/** A machine at its limits answers 503 and stands still for a while: neither is what these tests are about. */
test.beforeEach(({ faults }) => faults.allow(/status of 503/, /the page stood still/));

/** Puts a text into every place where the product keeps something. */
const writeEverywhere = (context: BrowserContext, text: string) =>
  context.addInitScript((value) => {
    const names = ['session', 'preferences', 'activity', 'failures', 'crashes'];
    for (const key of ['platform.registry', ...names.map((name) => `sanchay.${name}`)])
      for (const store of [localStorage, sessionStorage]) store.setItem(key, value);
  }, text);

const storages: [what: string, spoil: (context: BrowserContext) => Promise<unknown>][] = [
  [
    'blocked',
    (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      }),
  ],
  [
    'full',
    (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  ],
  ['garbled', (context) => writeEverywhere(context, '{"half')],
  ['of another time', (context) => writeEverywhere(context, '[7]')],
];
for (const [what, spoil] of inFull(storages)) {
  test(`X4: M24 storage that is ${what} breaks nothing: areas open, choices hold for the page`, async ({
    page,
    context,
  }) => {
    await spoil(context);
    await page.goto(BROWSER_DRAWN);
    await new Slot(page, 'mfe-gold').mounted();
    // Where nothing can be remembered, every visit is the first one and is warned of fraud.
    const warning = page.getByRole('dialog', { name: 'Beware of fraud' });
    await page.addLocatorHandler(warning, () => warning.getByRole('button', { name: 'Okay' }).click());
    await new Chrome(page).prefer('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectShellLives(page);
  });
}

test(
  'X4: M25 without IndexedDB, caches, locks, channels and workers everything works uncached',
  IN_FULL,
  async ({ page, context, db, platform }) => {
    const investor = await signUpInvestor(db);
    await context.addInitScript(() => {
      for (const name of ['indexedDB', 'caches', 'BroadcastChannel'])
        Object.defineProperty(globalThis, name, { value: undefined });
      for (const name of ['serviceWorker', 'locks'])
        Object.defineProperty(Navigator.prototype, name, { value: undefined });
    });
    await enterAs(context, investor, platform.front.origin);
    await page.goto('/dashboard');
    await new Slot(page, 'mfe-portfolio').mounted();
    await expect(new Chrome(page).account).toBeVisible();
    await expectShellLives(page);
  },
);

for (const [what, shift] of inFull([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const)) {
  test(
    `X4: M26 on a device that is ${what} and far from India nobody is logged out and no token is renewed for nothing`,
    IN_FULL,
    async ({ browser, db, platform }) => {
      const investor = await signUpInvestor(db);
      const context = await browser.newContext({
        baseURL: platform.front.origin,
        timezoneId: 'America/New_York',
      });
      await enterAs(context, investor, platform.front.origin);
      const page = await context.newPage();
      await page.clock.install({ time: Date.now() + shift });
      const renewals: string[] = [];
      page.on('request', (request) => {
        if (/refresh/.test(request.url())) renewals.push(request.url());
      });
      await page.goto('/dashboard');
      await new Slot(page, 'mfe-portfolio').mounted();
      await expect(new Chrome(page).account).toBeVisible();
      await page.clock.runFor(65_000);
      await expect(new Chrome(page).account).toBeVisible();
      expect(renewals).toEqual([]);
      await expectShellLives(page);
      await context.close();
    },
  );
}

test(
  'X4: M27 a page that slept longer than allowed logs out when it resumes, by wall time and not by ticks',
  IN_FULL,
  async ({ page, context, db, platform, faults }) => {
    // A request from the first time it resumed may be answered after the end of its session.
    faults.allow(ENDED_MEANWHILE);
    const investor = await signUpInvestor(db);
    await enterAs(context, investor, platform.front.origin);
    await page.clock.install();
    await page.goto(BROWSER_DRAWN);
    const chrome = new Chrome(page);
    await expect(chrome.account).toBeVisible();
    const become = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const sleep = async (milliseconds: number) => {
      await become('hidden');
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + milliseconds);
      await become('visible');
    };
    await sleep(29 * 60_000);
    await expect(chrome.account).toBeVisible();
    await expect(page).toHaveURL(BROWSER_DRAWN);
    await sleep(31 * 60_000);
    await expect(page).toHaveURL(/\/login/);
    await expect(chrome.logIn).toBeVisible();
  },
);
