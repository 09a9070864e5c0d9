import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { enterAs } from '../people/investor.ts';
import { ownerOfPreparedOrders } from '../people/managers.ts';

const DAY_MS = 86_400_000;

test('P7: price and cut-off that changed before the confirmation are shown, and the owner agrees anew', async ({
  page,
  context,
  db,
  clock,
  faults,
}) => {
  // What was agreed to before the change is refused.
  faults.allow(/status of 409/);
  test.slow();
  const { owner, ids } = await ownerOfPreparedOrders(db, [40]);
  await enterAs(context, owner);
  await page.goto(`/orders/prepared/${ids[0]!}`);
  const main = page.getByRole('main');
  const agree = main.getByRole('checkbox', { name: 'I agree' });
  await agree.check();
  await expect(main.getByText('Changed since it was prepared')).toHaveCount(0);

  const before = await clock.now();
  await clock.moveTo(new Date(before.getTime() + 5 * DAY_MS).toISOString());
  await main.getByRole('button', { name: 'Confirm with OTP' }).click();
  await confirmWithOtp(page, owner.email);
  await expect(main.getByText('Changed since it was prepared')).toBeVisible();
  await expect(main.getByText('NAV date').first()).toBeVisible();
  await expect(agree).not.toBeChecked();
  await expectAccessible(page, 'a prepared order that changed');
  await expect(page).toHaveURL(`/orders/prepared/${ids[0]!}`);

  await agree.check();
  await main.getByRole('button', { name: 'Confirm with OTP' }).click();
  await confirmWithOtp(page, owner.email);
  await expect(page).toHaveURL(/\/orders\/sale\//);
});

test('P7: a prepared redemption of a folio whose units are gone shows the reason and cannot be confirmed', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  // Whoever has the clock keeps other tests from changing the price meanwhile.
  await clock.now();
  const { owner, ids } = await ownerOfPreparedOrders(db, [80, 50]);
  await enterAs(context, owner);
  await page.goto(`/orders/prepared/${ids[1]!}`);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'I agree' }).check();
  await main.getByRole('button', { name: 'Confirm with OTP' }).click();
  await confirmWithOtp(page, owner.email);
  await expect(page).toHaveURL(/\/orders\/sale\//);
  await page.goto(`/orders/prepared/${ids[0]!}`);
  await expect(main.getByText("This order can't be placed any more")).toBeVisible();
  await expect(main.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Confirm with OTP' })).toHaveCount(0);
  await expectAccessible(page, 'a prepared order that cannot be placed');
});
