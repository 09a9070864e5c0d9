import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { enterAs } from '../people/investor.ts';
import { HELD_US_SHARE, investorWithUsShares } from '../people/usShares.ts';

test('I7: a fraction of a US share is bought for $10 from the stock page, and the wallet shows it', async ({
  page,
  context,
  db,
}) => {
  const investor = await investorWithUsShares(db);
  await enterAs(context, investor);
  await page.goto(`/us-stocks/${HELD_US_SHARE}`);
  await page.getByRole('link', { name: 'Buy', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /^Buy / })).toBeVisible();
  await expect(main.getByText('Brokerage')).toBeVisible();
  await expectAccessible(page, 'an order of US shares');
  await main.getByRole('button', { name: /^Buy .* for \$10\.00/ }).click();
  await expect(page).toHaveURL(/\/us-stocks\/orders\/[\w-]+$/);
  await expect(main.getByText('Order placed')).toBeVisible();
  await page.goto('/us-stocks/wallet');
  await expect(main.getByRole('link', { name: /^Order: / }).first()).toBeVisible();
});

test('I7: a holding shows price and dollar apart, and its shares are sold with an OTP', async ({
  page,
  context,
  db,
  faults,
}) => {
  // A quantity of nothing is refused beside its field.
  faults.allow(/status of 422/);
  const investor = await investorWithUsShares(db);
  await enterAs(context, investor);
  await page.goto('/portfolio/us-stocks');
  await page.getByRole('link', { name: /Altavane/ }).click();
  await expect(page).toHaveURL(`/us-stocks/holdings/${HELD_US_SHARE}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Gain from the dollar')).toBeVisible();
  await expectAccessible(page, 'a holding of US shares');
  await main.getByRole('link', { name: 'Sell', exact: true }).click();
  await main.getByRole('button', { name: 'Sell all shares' }).click();
  await expect(main.getByLabel('Quantity')).toHaveValue('0.500000');
  await main.getByLabel('Quantity').fill('0');
  await expect(main.getByText('Enter more than 0 shares.')).toBeVisible();
  await main.getByLabel('Quantity').fill('0.6');
  await expect(main.getByText(/You can sell 0\.5 shares\. The rest/).first()).toBeVisible();
  await main.getByLabel('Quantity').fill('0.25');
  await main.getByRole('button', { name: /^Sell 0\.25 shares/ }).click();
  await confirmWithOtp(page, investor.email);
  await expect(page).toHaveURL(/\/us-stocks\/orders\/[\w-]+$/);
  await expect(main.getByText('Order placed')).toBeVisible();
});
