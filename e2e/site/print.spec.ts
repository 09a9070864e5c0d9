import { expect, test } from '../fixtures.ts';
import { settled } from '../pages/checks/access.ts';
import { enterAs, persona } from '../people/investor.ts';

/** Elements that link elsewhere or float over the page, and mean nothing on paper. */
const NAVIGATION =
  'header, footer, nav, .skip-link, [role="toolbar"], [role="tablist"], :is(aside, div, button):is([style*="fixed"])';

/** The elements that stay in their place while the page moves: on paper they would cover every sheet. */
const floating = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.getClientRects().length > 0 && element.offsetHeight > 1)
    .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 40)}`);

const PAGES = [
  ['/dashboard', 'signed in'],
  ['/cart', 'signed in'],
  ['/orders', 'signed in'],
  ['/portfolio/mutual-funds', 'signed in'],
  ['/gold/buy', 'signed in'],
  ['/mutual-funds/fund/aditya-birla-sun-life-flexi-cap-fund-direct-plan-growth', ''],
  ['/mutual-funds/all', ''],
  ['/calculators/sip-calculator', ''],
] as const;

test('S5: on paper no page has navigation, bars or buttons that float over it, and it fits the sheet', async ({
  page,
  context,
}) => {
  for (const [path, who] of PAGES) {
    await test.step(path, async () => {
      if (who && path === PAGES[0][0]) await enterAs(context, await persona('asha'));
      await page.goto(path);
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator(NAVIGATION).filter({ visible: true }), `${path}: navigation`).toHaveCount(0);
      expect.soft(await page.evaluate(floating), `${path}: floats`).toEqual([]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      await page.emulateMedia({ media: null });
    });
  }
});
