import { Chrome } from '../pages/Chrome.ts';
import { Slot } from '../pages/Slot.ts';
import { expect, test } from '../fixtures.ts';

test('X4: in the failure lab a user takes one remote down, the shell stays alive, and the user restores it', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-gold\//, /the page stood still/, /status of 503/);
  await page.goto('/sandbox');
  await page.getByRole('link', { name: 'Failure lab' }).click();
  await expect(page.getByRole('heading', { name: 'Failure lab' })).toBeVisible();
  const gold = page.locator('form').filter({ has: page.locator('input[value="mfe-gold"]') });
  await gold.getByRole('button', { name: 'Down' }).click();
  await expect(page.getByRole('heading', { name: /^mfe-gold: Down/ })).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the shell' }).click();
  const shell = await opened;
  await new Slot(shell, 'mfe-marketing').mounted();
  await new Chrome(shell).goTo('Gold');
  await new Slot(shell, 'mfe-gold').failed();
  await new Chrome(shell).goTo('Insurance');
  await new Slot(shell, 'mfe-insurance').mounted();

  await page.getByRole('button', { name: 'All well again' }).click();
  await expect(page.getByRole('heading', { name: 'mfe-gold: Well' })).toBeVisible();
  await new Chrome(shell).goTo('Gold');
  await new Slot(shell, 'mfe-gold').mounted();
});
