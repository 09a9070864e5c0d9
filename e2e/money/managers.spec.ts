import type { BrowserContext, Page } from '@playwright/test';
import { STREAM_PATH } from '@sanchay/contracts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, readyInvestor, type Investor } from '../people/investor.ts';
import { ownerAndManager } from '../people/managers.ts';

/** A page of another person, in a browser of its own. */
async function pageOf(context: BrowserContext, person: Investor): Promise<Page> {
  const browser = context.browser()!;
  const own = await browser.newContext({ baseURL: new URL(context.pages()[0]!.url()).origin });
  await own.addInitScript(() => {
    sessionStorage.setItem('sanchay.fraud-notice', '1');
    localStorage.setItem('sanchay.counting', 'no');
  });
  await enterAs(own, person);
  return own.newPage();
}

test('P7: from the invitation to the revocation, which ends an open tab within seconds', async ({
  page,
  context,
  db,
  faults,
}) => {
  // Who manages the account of another user is not for its manager to read.
  faults.allow(/status of 403/);
  test.slow();
  const [owner, manager] = [await readyInvestor(db, 'Ila Rao'), await readyInvestor(db, 'Omar Sheikh')];
  await enterAs(context, owner);
  await page.goto('/managed-accounts');
  const main = page.getByRole('main');
  await expect(main.getByText('Only you have access to your account.')).toBeVisible();
  await main.getByRole('button', { name: 'Invite a manager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a manager' });
  await dialog.getByLabel("Manager's email").fill(manager.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await confirmWithOtp(page, owner.email);
  await expect(main.getByText('Waiting', { exact: true })).toBeVisible();
  await expectAccessible(page, 'managed accounts with an invitation');

  const other = await pageOf(context, manager);
  await other.goto('/managed-accounts');
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('button', { name: 'Open account' }).click();
  const bar = other.getByRole('complementary', { name: 'View-only access' });
  await expect(bar).toContainText("viewing Ila Rao's account");
  await expect(main.getByText('Active', { exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Remove access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click();
  await expect(bar).toHaveCount(0);
  await expect(other.getByText(/no longer have access to Ila Rao's account/)).toBeVisible();
  await other.context().close();
});

test('P7: a redemption that a manager prepares is confirmed by the owner with the own OTP', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const { owner, manager, code } = await ownerAndManager(db);
  await enterAs(context, owner);
  await page.goto('/orders');
  const other = await pageOf(context, manager);
  await other.goto(`/orders/redeem/${code}`);
  const form = other.getByRole('main');
  await form.getByRole('radio', { name: 'Units', exact: true }).check({ force: true });
  await form.getByLabel('Number of units').fill('40');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('Note (optional)').fill('Rebalancing');
  await form.getByRole('button', { name: 'Send to Ila Rao' }).click();
  await expect(form.getByText('Waiting for confirmation')).toBeVisible();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Review' }).click();
  await expect(main.getByText('Note: Rebalancing')).toBeVisible();
  await expectAccessible(page, 'a prepared order');
  await main.getByRole('checkbox', { name: 'I agree' }).check();
  await main.getByRole('button', { name: 'Confirm with OTP' }).click();
  await confirmWithOtp(page, owner.email);
  await expect(page).toHaveURL(/\/orders\/sale\//);
  await expect(form.getByText('This order was confirmed')).toBeVisible();
  await other.context().close();
});

test('P7: a form that is open when the access of its manager ends saves nothing and shows the reason', async ({
  context,
  db,
  page,
  faults,
}) => {
  faults.allow(/status of (403|409|503)|ERR_FAILED/);
  const { owner, manager, code } = await ownerAndManager(db);
  await enterAs(context, manager);
  // Nothing announces the end: the form learns of it when it sends.
  await page.route(`**${STREAM_PATH}*`, (route) => route.abort());
  await page.goto(`/orders/redeem/${code}`);
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: 'Units', exact: true }).check({ force: true });
  await form.getByLabel('Number of units').fill('40');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('button', { name: 'Send to Ila Rao' })).toBeVisible();
  const [grant] = await db.query<{ id: string }>(
    'SELECT m.id FROM managed_accounts m JOIN users u ON u.id = m.investor_id WHERE u.email = $1',
    [owner.email],
  );
  await callApi('POST', `/api/v3/user/managers/${grant!.id}/remove.json`, { token: owner.token, body: {} });
  await form.getByRole('button', { name: 'Send to Ila Rao' }).click();
  await expect(page.getByText(/access has ended|no longer have access/).first()).toBeVisible();
  const saved = await db.query(
    'SELECT 1 FROM prepared_orders p JOIN users u ON u.id = p.investor_id WHERE u.email = $1',
    [owner.email],
  );
  expect(saved).toEqual([]);
});

test('P7: an investment that a manager prepares is declined with a reason, which the manager reads', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const { owner, manager, code } = await ownerAndManager(db);
  const [scheme] = await db.query<{ slug: string }>('SELECT slug FROM schemes WHERE code = $1', [code]);
  await enterAs(context, owner);
  await page.goto('/orders');
  const other = await pageOf(context, manager);
  await other.goto(`/mutual-funds/fund/${scheme!.slug}?type=buy&amount=5000`);
  await other.getByRole('button', { name: 'Send to Ila Rao to confirm' }).click();
  await other.getByRole('link', { name: 'Sent. See prepared orders' }).click();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Review' }).click();
  await main.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this order?' });
  await dialog.getByLabel('Reason').fill('Not this month');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(main.getByText('This order was declined')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Details' }).click();
  await expect(other.getByText('Reason: Not this month')).toBeVisible();
  await other.context().close();
});

test('P7: a SIP that a manager prepares from the holding waits in the cart once the owner takes it', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const { owner, manager, code, fund } = await ownerAndManager(db);
  await enterAs(context, owner);
  await page.goto('/orders');
  const other = await pageOf(context, manager);
  await other.goto(`/portfolio/mutual-funds/${code}`);
  await other.getByRole('link', { name: 'Invest more' }).click();
  await other.getByRole('radio', { name: 'SIP', exact: true }).check({ force: true });
  await other.getByRole('button', { name: 'Send to Ila Rao to confirm' }).click();
  await expect(other.getByRole('link', { name: 'Sent. See prepared orders' })).toBeVisible();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Review' }).click();
  await expectAccessible(page, 'a prepared SIP');
  await main.getByRole('button', { name: 'Add to cart and pay' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(main.getByRole('link', { name: fund })).toBeVisible();
  await other.context().close();
});

test('P7: a manager who prepares orders reads what stays with the owner', async ({ context, db, page }) => {
  const { manager } = await ownerAndManager(db);
  await enterAs(context, manager);
  for (const path of ['/fixed-deposit/axis-bank/axis-bank-12/invest/enter-fd-details', '/systematic/swp']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Only Ila Rao can do this' }), path).toBeVisible();
  }
  await page.goto('/gold/buy');
  await expect(page.getByText('Only Ila Rao can do this')).toBeVisible();
});
