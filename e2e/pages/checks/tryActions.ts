import { expect, type Locator, type Page } from '@playwright/test';
import { loaded } from './access.ts';
import type { Refusals } from './refusals.ts';

/** More on one page are rows that offer the same. */
const MOST = 30;
const SOON = { timeout: 2_000 };

/** Presses what a page offers, and what the dialogs behind it offer; `refusals` collects which calls that leads to. */
export async function tryActions(page: Page, refusals: Refusals): Promise<void> {
  const main = page.getByRole('main');
  const address = page.url();
  await fillIn(main);
  for (const label of await labelsIn(main)) {
    refusals.during(label);
    const button = main.getByRole('button', { name: label, exact: true }).first();
    if (!(await button.isVisible())) continue;
    await button.click(SOON).catch(() => undefined);
    await tryMenu(page, button);
    await tryDialog(page);
    if (page.url() === address) continue;
    await opened(page, address);
    await fillIn(main);
  }
}

/** Opens a path until nothing loads, also one whose page is not for this user. */
export async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await loaded(page);
}

async function tryMenu(page: Page, trigger: Locator): Promise<void> {
  const items = page.getByRole('menuitem');
  for (const [at] of (await items.all()).entries()) {
    if (!(await items.nth(at).isVisible())) await trigger.click(SOON).catch(() => undefined);
    await items
      .nth(at)
      .click(SOON)
      .catch(() => undefined);
  }
}

async function tryDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  if (!(await dialog.isVisible())) return;
  await fillIn(dialog);
  const last = dialog.getByRole('button').last();
  await last.click(SOON).catch(() => undefined);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  })
    .toPass({ timeout: 4_000 })
    .catch(() => page.reload());
}

/** Enters something into each empty field, so that a form may be sent. */
async function fillIn(place: Locator): Promise<void> {
  for (const field of await place.locator('input:visible, textarea:visible').all()) {
    const kind = (await field.getAttribute('type', SOON).catch(() => null)) ?? 'text';
    if (kind === 'checkbox') await field.check({ ...SOON, force: true }).catch(() => undefined);
    if (!/^(text|number|tel|email|password|search)$/.test(kind)) continue;
    if ((await field.inputValue(SOON).catch(() => 'unknown')) !== '') continue;
    const entry = kind === 'email' ? 'someone@sanchay.example' : '5000';
    await field.fill(entry, SOON).catch(() => undefined);
  }
}

/** What the enabled buttons of a place are called, each once. */
function labelsIn(place: Locator): Promise<string[]> {
  return place.locator('button:visible:enabled').evaluateAll((buttons, most) => {
    const labels = buttons.map(
      (button) => button.getAttribute('aria-label') ?? (button as HTMLElement).innerText,
    );
    return [...new Set(labels.map((label) => label.trim()).filter((label) => label !== ''))].slice(0, most);
  }, MOST);
}
