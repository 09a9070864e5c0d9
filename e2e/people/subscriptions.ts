import { expect, type Page } from '@playwright/test';

/** Activates tax harvesting, which is free of charge while the activation flag is set. */
export async function activateHarvesting(page: Page): Promise<void> {
  await page.goto('/tax-harvesting');
  await page.getByRole('link', { name: 'See subscriptions' }).click();
  const feature = page.getByRole('region', { name: 'Tax harvesting' });
  await feature.getByRole('button', { name: 'Activate' }).click();
  await expect(feature.getByRole('button', { name: 'Activate' })).toHaveCount(0);
}
