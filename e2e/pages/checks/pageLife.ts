import { expect, type Page } from '@playwright/test';

const MARK = 'e2eLife';

/** Marks the document of now; a page load would lose the mark. */
export async function markLife(page: Page): Promise<void> {
  await page.evaluate((mark) => Object.assign(globalThis, { [mark]: true }), MARK);
}

/** @throws when the page was loaded anew since `markLife`. */
export async function expectSameLife(page: Page): Promise<void> {
  expect(await page.evaluate((mark) => mark in globalThis, MARK), 'the page was not loaded anew').toBe(true);
}
