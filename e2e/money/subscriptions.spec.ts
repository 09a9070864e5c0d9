import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveKyc } from '../people/kycRecord.ts';
import { activateHarvesting } from '../people/subscriptions.ts';

test('P8: a subscription is activated free of charge, renews or not as chosen, and ends when it is cancelled', async ({
  page,
  context,
  db,
}) => {
  const me = await readyInvestor(db);
  await giveKyc(db, me);
  await enterAs(context, me);
  await activateHarvesting(page);
  const feature = page.getByRole('region', { name: 'Tax harvesting' });
  await expect(feature.getByText('Active', { exact: true })).toBeVisible();
  const renews = feature.getByRole('switch', { name: 'Auto-renew' });
  const before = await renews.isChecked();
  await renews.click({ force: true });
  await expect(renews).toBeChecked({ checked: !before });
  await page.reload();
  await expect(renews).toBeChecked({ checked: !before });
  await expectAccessible(page, 'subscriptions');
  await feature.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Tax harvesting?' });
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(feature.getByRole('button', { name: 'Activate' })).toBeVisible();
  await page.goto('/tax-harvesting');
  await expect(page.getByText('Tax harvesting is not active')).toBeVisible();
});
