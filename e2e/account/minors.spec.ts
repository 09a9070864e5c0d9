import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

test('P7: a child is added, opened, refused what minors may not do, corrected and removed', async ({
  page,
  context,
  db,
  faults,
}) => {
  test.slow();
  faults.allow(/status of (403|422)/);
  const guardian = await readyInvestor(db, 'Leela Varma');
  await enterAs(context, guardian);
  await page.goto('/family');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Add a child' }).click();
  await dialog.getByLabel("Child's full name").fill('Nila Varma');
  await dialog.getByLabel('Date of birth').fill('1990-03-15');
  await dialog.getByRole('checkbox').last().check();
  await expectAccessible(page, 'adding a child');
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(dialog.getByText('This date of birth is that of an adult.')).toBeVisible();
  await dialog.getByLabel('Date of birth').fill('2014-03-15');
  // A second click within half a second is ignored.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Add child' }).click();
    await expect(main.getByText('You operate this account until 15 Mar 2032')).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();

  await main.getByRole('button', { name: 'Change the account of Nila Varma' }).click();
  await page.getByRole('menuitem', { name: 'Correct details' }).click();
  await dialog.getByLabel("Child's full name").fill('Neela Varma');
  await expectAccessible(page, 'correcting a child');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmWithOtp(page, guardian.email);
  await expect(main.getByRole('button', { name: 'Change the account of Neela Varma' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Open account' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/gold/buy');
  await expect(main.getByText("Not available in a child's account")).toBeVisible();

  await page.goto('/family');
  await main.getByRole('button', { name: 'Change the account of Neela Varma' }).click();
  await page.getByRole('menuitem', { name: 'Remove account' }).click();
  await expect(dialog.getByText(/disappears from your accounts/)).toBeVisible();
  await expectAccessible(page, 'removing a child');
  await dialog.getByRole('button', { name: 'Remove account' }).click();
  await confirmWithOtp(page, guardian.email);
  await expect(main.getByRole('button', { name: 'Change the account of Neela Varma' })).toHaveCount(0);
});
