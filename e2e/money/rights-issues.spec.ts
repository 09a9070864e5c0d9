import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs } from '../people/investor.ts';
import { giveRights, investorWithShares } from '../people/shares.ts';

test('I6: a rights issue is applied for in part from the dashboard, changed, and allotted with the clock', async ({
  page,
  context,
  db,
  clock,
}) => {
  const investor = await investorWithShares(db);
  const share = await giveRights(db, investor);
  await enterAs(context, investor);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText(/^You can apply for up to 2 new shares until/)).toBeVisible();
  await main.getByRole('link', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(`/stocks/${share.slug}/rights`);
  await expect(main.getByText('1 new for every 5 held')).toBeVisible();
  await expect(main.getByText(/Selling the entitlement \(renouncing\)/)).toBeVisible();
  await expectAccessible(page, 'a rights issue');
  await main.getByRole('button', { name: 'Apply for 2 shares' }).click();
  await expect(main.getByText(/₹500\.00 is set aside until/)).toBeVisible();
  await main.getByLabel('New shares to apply for').fill('1');
  await main.getByRole('button', { name: 'Change to 1 share' }).click();
  await expect(main.getByText(/₹250\.00 is set aside until/)).toBeVisible();
  await clock.moveTo(new Date((await clock.now()).getTime() + 15 * 86_400_000).toISOString());
  await expect(main.getByText('Allotted', { exact: true })).toBeVisible();
  await page.goto('/stocks/cash');
  await expect(main.getByText('Rights issue').first()).toBeVisible();
});
