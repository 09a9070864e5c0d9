import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { enterAs } from '../people/investor.ts';
import { investorWithShares } from '../people/shares.ts';

test('I6: shares are bought from the stock page, with all charges before the confirmation', async ({
  page,
  context,
  db,
}) => {
  const investor = await investorWithShares(db);
  await enterAs(context, investor);
  await page.goto('/stocks/aravalka-bank-ltd');
  await page.getByRole('link', { name: 'Buy', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /^Buy / })).toBeVisible();
  await main.getByLabel('Quantity').fill('2');
  await expect(main.getByText('Stamp duty')).toBeVisible();
  await expectAccessible(page, 'an order of shares');
  await main.getByRole('button', { name: /^Buy 2 / }).click();
  await expect(page).toHaveURL(/\/stocks\/orders\/[\w-]+$/);
  await expect(main.getByText('Order placed')).toBeVisible();
});

test('I6: a quantity of nothing has a reason beside the field, and a sale is confirmed with an OTP', async ({
  page,
  context,
  db,
  faults,
}) => {
  // A quantity of nothing is refused beside its field.
  faults.allow(/status of 422/);
  const investor = await investorWithShares(db);
  await enterAs(context, investor);
  await page.goto('/stocks/aravalka-bank-ltd/order?side=sell');
  const main = page.getByRole('main');
  await main.getByLabel('Quantity').fill('0');
  await expect(main.getByText('Enter at least 1 share.')).toBeVisible();
  await main.getByLabel('Quantity').fill('11');
  await expect(main.getByText(/You can sell 10 shares\. The rest/).first()).toBeVisible();
  await main.getByLabel('Quantity').fill('4');
  await main.getByRole('button', { name: /^Sell 4 / }).click();
  await confirmWithOtp(page, investor.email);
  await expect(page).toHaveURL(/\/stocks\/orders\/[\w-]+$/);
  await expect(main.getByText('Order placed')).toBeVisible();
});
