import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { investorWithGoals } from '../people/goals.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

test('I9: a goal is planned, saved, changed, shown on the dashboard and deleted with undo', async ({
  page,
  context,
  db,
}) => {
  const me = await readyInvestor(db);
  await enterAs(context, me);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Plan a goal' }).click();
  await expect(page).toHaveURL('/goals/plan');
  await main.getByRole('link', { name: 'Car', exact: true }).click();
  await expect(main.getByLabel('Cost today')).toHaveValue('8,00,000');
  await main.getByLabel('Goal name').fill('Family car');
  await main.getByLabel('Monthly amount (optional)').fill('5000');
  await expectAccessible(page, 'a new goal');
  await main.getByRole('button', { name: 'Save goal' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Family car' })).toBeVisible();
  await expect(main.getByText('Behind', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a saved goal');

  await main.getByRole('button', { name: 'Edit goal' }).click();
  await main.getByLabel('Monthly amount (optional)').fill('20000');
  await main.getByRole('button', { name: 'Save goal' }).click();
  await expect(main.getByText('On track', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(main.getByRole('region', { name: 'Goals', exact: true })).toContainText('Family car');
  await main.getByRole('link', { name: 'Family car' }).click();
  await main.getByRole('button', { name: 'Delete goal' }).click();
  await expect(page).toHaveURL('/goals/plan');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('table', { name: 'Goals', exact: true })).toContainText('Family car');
});

test('I9: a holding counts towards its goal and cannot be chosen for another', async ({
  page,
  context,
  db,
}) => {
  const me = await investorWithGoals(db);
  await enterAs(context, me);
  await page.goto('/goals/plan');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Electric car for the family' }).click();
  await expect(main.getByRole('table', { name: 'Assigned holdings' }).getByRole('row')).toHaveCount(2);
  await page.goto('/goals/plan/vacation');
  await expect(main.getByText('Assigned to Electric car for the family')).toBeVisible();
  await expect(
    main.getByRole('group', { name: 'Assign holdings' }).getByRole('checkbox').first(),
  ).toBeDisabled();
});
