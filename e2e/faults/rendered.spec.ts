import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { openRendered, takenOver } from '../pages/checks/takeover.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';
import { IN_FULL, inFull } from './states.ts';

const FILES = '**/remotes/mfe-invest/**/*.js';

/** State of a page of these tests: whether its responses still break their readers. */
interface Corrupted {
  boom: boolean;
}

test.beforeEach(async ({ page, faults }) => {
  faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-invest\//, /boom/);
  // What is reported here would count against the release for everybody.
  await page.route(/\/api\/v3\/(remote_failures|remote_mounts|csp_reports)/, (route) =>
    route.fulfill({ status: 204 }),
  );
});

/** The words of a fund's page are there to be read, once. */
async function expectReadable(page: Page, fund: { shortName: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: fund.shortName })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The card stands above the words, and Try again makes the page whole. */
async function expectCardAboveThenRetry(
  page: Page,
  fund: { shortName: string },
  mend: () => Promise<unknown>,
): Promise<void> {
  const slot = new Slot(page, 'mfe-invest');
  await expect(slot.retry).toBeVisible({ timeout: 25_000 });
  await expect(slot.element).toHaveAttribute('data-remote-state', 'failed');
  await expectReadable(page, fund);
  const [card, messages] = [await slot.retry.boundingBox(), await slot.heading.boundingBox()];
  expect(card!.y + card!.height).toBeLessThanOrEqual(messages!.y);
  await mend();
  await slot.retry.click();
  await takenOver(page);
  await expect(slot.retry).toHaveCount(0);
  await expectReadable(page, fund);
}

const broken: [fault: string, what: string, answer: Parameters<Route['fulfill']>[0]][] = [
  ['M01', 'is gone', { status: 404 }],
  ['M06', 'is garbage', { status: 200, contentType: 'text/javascript', body: '\u0000}{' }],
];
for (const [fault, what, answer] of inFull(broken)) {
  test(`X4: ${fault} a page of the server whose remote ${what} stays readable below the card, and Retry opens it`, async ({
    page,
    db,
  }) => {
    const fund = await fundInStepsOf(db, 500);
    await page.route(FILES, (route) => route.fulfill(answer));
    await openRendered(page, fundPath(fund));
    await markLife(page);
    await page.mouse.move(300, 300);
    await expectCardAboveThenRetry(page, fund, () => page.unroute(FILES));
    await expectSameLife(page);
  });
}

test(
  'X4: M03 a server-rendered page whose remote is slow can be read meanwhile, without a card, and is then taken over',
  IN_FULL,
  async ({ page, db }) => {
    const fund = await fundInStepsOf(db, 500);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(FILES, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(FILES);
    await openRendered(page, fundPath(fund));
    await markLife(page);
    await asked;
    const slot = new Slot(page, 'mfe-invest');
    await expect(slot.element).toHaveAttribute('data-remote-readable', '');
    await expect(slot.element).toHaveAttribute('data-remote-state', 'rendered');
    await expectReadable(page, fund);
    await expect(slot.retry).toHaveCount(0);
    release();
    await takenOver(page);
    await expectSameLife(page);
  },
);

test(
  'X4: M08 a crash while a page of the server is taken over leaves it readable below the card, and Retry opens it',
  IN_FULL,
  async ({ page, db }) => {
    // The responses that came with the page break their readers, as long as the page is set to do so.
    await page.addInitScript(() => {
      const corrupted = globalThis as unknown as Corrupted;
      const { parse } = JSON;
      corrupted.boom = true;
      JSON.parse = (...read: Parameters<typeof parse>) => {
        const whole = parse(...read) as { answers?: { data: { data?: unknown } }[] } | null;
        for (const { data } of Array.isArray(whole?.answers) ? whole.answers : []) {
          if (!data?.data) continue;
          const { data: reported } = data;
          Object.defineProperty(data, 'data', {
            enumerable: true,
            get() {
              if (corrupted.boom) throw new Error('boom');
              return reported;
            },
          });
        }
        return whole;
      };
    });
    const fund = await fundInStepsOf(db, 500);
    await openRendered(page, fundPath(fund));
    await markLife(page);
    const look = () =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const { fontSize, fontWeight } = getComputedStyle(title);
        return [fontSize, fontWeight];
      });
    let before: string[] = [];
    // A heading that is just being put in its place has no style yet.
    await expect(async () => {
      before = await look();
      expect(before).not.toContain('');
    }).toPass();
    await page.mouse.move(300, 300);
    await expect(new Slot(page, 'mfe-invest').retry).toBeVisible();
    expect(await look()).toEqual(before);
    await expectCardAboveThenRetry(page, fund, () =>
      page.evaluate(() => ((globalThis as unknown as Corrupted).boom = false)),
    );
    await expectSameLife(page);
  },
);

test('X4: M08 a shell that breaks before it draws leaves the page of the server to be read, and its links work', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/no registry today/);
  await page.addInitScript(() => {
    const { getElementById } = Document.prototype;
    Document.prototype.getElementById = function (id) {
      if (id === 'sanchay-registry') throw new Error('no registry today');
      return getElementById.call(this, id);
    };
  });
  const fund = await fundInStepsOf(db, 500);
  const broke = page.waitForEvent('pageerror');
  await openRendered(page, fundPath(fund));
  await page.mouse.move(300, 300);
  expect((await broke).message).toContain('no registry today');
  await expectReadable(page, fund);
  const link = page.getByRole('banner').getByRole('link', { name: 'Sanchay' });
  await link.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
