import type { Page } from '@playwright/test';

/** Key of the tab's storage under which the shell notes that it has shown its warning of fraud. */
const WARNED = 'sanchay.fraud-notice';

/** A visitor who was warned of fraud in this visit already: the dialog would come between the steps of a measure. */
export async function warned(page: Page): Promise<void> {
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), WARNED);
}
