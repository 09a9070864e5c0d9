import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { settled } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';
import { Slot } from '../pages/Slot.ts';

/** More than the stops of the longest page. */
const STOPS = 200;

/** Whether what has the focus shows it: by an outline, or by the border of the field around it. */
function ringed(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches(':focus-visible')) return false;
    for (let place: Element | null = element; place?.matches(':focus-within'); place = place.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      if (boxShadow.includes('inset')) return true;
    }
    return false;
  });
}

/** Goes to an element with the Tab key alone; the focus has to be seen there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expect.poll(() => ringed(page), 'the focus is seen').toBe(true);
}

test('M2: with the keys alone a calculator is found by search, slid and typed into', async ({ page }) => {
  const search = new SearchDialog(page);
  await page.goto(BROWSER_DRAWN);
  await settled(page);
  await expect(new Chrome(page).logIn).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('sip calculator');
  const found = search.options.filter({ hasText: /^SIP calculator/ });
  await expect(found).toBeVisible();
  for (let line = await search.options.count(); line > 0; line -= 1) {
    await page.keyboard.press('ArrowDown');
    if ((await found.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(search.active).toContainText('SIP calculator');
  await page.keyboard.press('Enter');
  const slot = new Slot(page, 'mfe-marketing');
  await slot.mounted();
  await expect(page).toHaveURL('/calculators/sip-calculator');

  const result = slot.element.getByRole('region', { name: 'Your result' });
  await tabTo(page, slot.element.getByRole('textbox', { name: 'Monthly amount' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1000');
  await tabTo(page, slot.element.getByRole('slider', { name: 'Time period' }));
  await page.keyboard.press('Home');
  await expect(result).toContainText('Value after 1 year');
  await expect(result).toContainText('₹12,809');
  await page.keyboard.press('ArrowRight');
  await expect(result).toContainText('Value after 2 years');
  await expect(page).toHaveURL('/calculators/sip-calculator?amount=1000&years=2');
});

test('S9: with the keys alone the newsletter is opened, corrected and closed, and the focus returns to its button', async ({
  page,
}) => {
  await page.goto(BROWSER_DRAWN);
  await settled(page);
  const chrome = new Chrome(page);
  await expect(chrome.logIn).toBeVisible();
  const button = chrome.footer.getByRole('button', { name: 'GET FINANCE INSIGHTS' });
  const dialog = page.getByRole('dialog');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const field = dialog.getByRole('textbox', { name: 'Your email' });
  await expect(field).toBeVisible();
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter a valid email address');
  await expect(field).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Subscribe' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('S19: with the keys alone the language is changed and changed back; the focus stays at its menu', async ({
  page,
}) => {
  await page.goto(BROWSER_DRAWN);
  await settled(page);
  const { preferences, header, logIn } = new Chrome(page);
  await expect(logIn).toBeVisible();
  const html = page.locator('html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, preferences);
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('button', { name: 'हिन्दी', exact: true }));
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(preferences).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('button', { name: 'English', exact: true }));
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(preferences).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(preferences).toBeFocused();
});

if (process.env.SANCHAY_FULL === '1') {
  for (const path of ['/calculators/sip-calculator', '/stocks/aravalka-bank-ltd']) {
    test(`S19: ${path} in forced colours shows every field, button and curve`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await page.goto(path);
      await settled(page);
      // A radio button lies unseen over its own words.
      const invisible = await page
        .locator(
          'main :is(button, a, input:not([type=radio]), select):visible, #shell-header :is(button, a):visible',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { color, opacity } = getComputedStyle(element);
              const ground = getComputedStyle(document.body).backgroundColor;
              return opacity === '0' || color === ground;
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(invisible).toEqual([]);
      const curve = page.getByRole('main').locator('svg path, svg polyline, canvas').first();
      await expect(curve).toBeVisible();
      await tabTo(page, page.getByRole('main').getByRole('link').first());
    });

    test(`S19: ${path} moves nothing for users who turned motion off`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        for (const event of ['animationstart', 'transitionstart'])
          document.addEventListener(event, ({ target }) => {
            const motions = (target as Element).getAnimations();
            if (motions.some(({ effect }) => Number(effect?.getComputedTiming().duration) > 50))
              moved.push(`${event} ${(target as Element).outerHTML.slice(0, 80)}`);
          });
      });
      await page.goto(path);
      await settled(page);
      await new Chrome(page).prefer('Dark');
      await page.keyboard.press('/');
      await expect(new SearchDialog(page).field).toBeFocused();
      expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  }
}
