import type { BrowserContext, Page } from '@playwright/test';
import type { Db } from '../../api/src/db/pool.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { importer } from '../people/importer.ts';
import { enterAs, readyInvestor, type Investor } from '../people/investor.ts';
import { giveKyc } from '../people/kycRecord.ts';

const settings = {
  priced: `INSERT INTO config_files (name, content) VALUES ('app', '{"featuresFree": false}')
           ON CONFLICT (name) DO UPDATE SET content = config_files.content || excluded.content`,
  free: `UPDATE config_files SET content = content - 'featuresFree' WHERE name = 'app'`,
};

/** Books coins of a referral for an investor. */
async function giveCoins(db: Db, { email }: Investor, coins: number): Promise<void> {
  await db.query(
    `INSERT INTO coin_entries (user_id, kind, subject, coins, at)
     SELECT id, 'referral', 'friend', $2, now() FROM users WHERE email = $1`,
    [email, coins],
  );
}

async function openFeature(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.goto('/subscriptions');
  return page.getByRole('region', { name: 'Tax harvesting' });
}

async function entered(context: BrowserContext, db: Db, coins: number): Promise<Investor> {
  const me = await readyInvestor(db);
  await giveKyc(db, me);
  if (coins > 0) await giveCoins(db, me, coins);
  await enterAs(context, me);
  return me;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ db }) => {
  await db.query(settings.priced);
});
test.afterAll(async ({ db }) => {
  await db.query(settings.free);
});
for (const [width, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(width, () => {
    test.use({ viewport });

    test('P8: coins are earned by an import, listed with their balance, and too few are refused', async ({
      page,
      context,
      db,
    }) => {
      const me = await importer(db);
      await enterAs(context, me);
      await page.goto('/coins');
      const main = page.getByRole('main');
      await expect(main.getByRole('table', { name: 'Coin history' }).getByRole('row')).toHaveCount(2);
      await expect(main.getByText('25', { exact: true }).first()).toBeVisible();
      await expectAccessible(page, 'coins');
      const feature = await openFeature(page);
      await feature.getByRole('button', { name: 'Subscribe' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /499 coins/ }).check({ force: true });
      await expect(dialog.getByText(/474 coins are missing/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Use 499 coins' })).toBeDisabled();
      await expectAccessible(page, 'a subscription with too few coins');
    });

    test('P8: coins are spent once from two tabs, and returned when the subscription is cancelled', async ({
      page,
      context,
      db,
      faults,
    }) => {
      // The other tab is refused.
      faults.allow(/status of (?:409|422)/);
      await entered(context, db, 499);
      const other = await context.newPage();
      const buttons = [];
      for (const tab of [page, other]) {
        const feature = await openFeature(tab);
        await feature.getByRole('button', { name: 'Subscribe' }).click();
        buttons.push(tab.getByRole('dialog').getByRole('button', { name: 'Use 499 coins' }));
      }
      await Promise.all(buttons.map((button) => button.click()));
      await page.goto('/coins');
      const rows = page.getByRole('table', { name: 'Coin history' }).getByRole('row');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText(/499/);
      await expect(rows.nth(1).getByRole('cell').last()).toHaveText('0');
      const feature = await openFeature(page);
      await expect(feature.getByText('Active', { exact: true })).toBeVisible();
      await feature.getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(feature.getByRole('button', { name: 'Subscribe' })).toBeVisible();
      await page.goto('/coins');
      await expect(rows).toHaveCount(4);
      await other.close();
    });

    test('P8: money is paid with 18 % tax, and the invoice is listed', async ({ page, context, db }) => {
      test.slow();
      const me = await entered(context, db, 0);
      const feature = await openFeature(page);
      await feature.getByRole('button', { name: 'Subscribe' }).click();
      const dialog = page.getByRole('dialog').first();
      await expect(dialog.getByText('GST (18%)')).toBeVisible();
      const gateway = await GatewayPage.openedBy(page, async () => {
        await dialog.getByRole('button', { name: 'Pay ₹588.82' }).click();
        await confirmWithOtp(page, me.email);
      });
      await expect(gateway.amount).toContainText('588.82');
      await gateway.pay.click();
      await page.goto('/subscriptions');
      await expect(feature.getByText('Active', { exact: true })).toBeVisible();
      await page.getByText(/^Tax harvesting · Active · /).click();
      await page.getByRole('button', { name: 'Download' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Tax invoice (PDF)' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('sanchay-invoice.pdf');
      await expectAccessible(page, 'a subscription that was paid with money');
    });
  });
