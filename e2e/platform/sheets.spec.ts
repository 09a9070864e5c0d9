import { expect, test } from '../fixtures.ts';
import { expectAccessible, settled } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { coveredAtTheEnd } from '../pages/checks/covered.ts';
import { asha as ashaSignsIn } from '../pages/screens/ownScreens.ts';
import { inVisits, SCREENS } from '../pages/screens/screens.ts';
import { putIntoCart } from '../people/cart.ts';
import { enterAs, persona } from '../people/investor.ts';
import { fundInStepsOf } from '../product/funds.ts';

test.skip(({ phone }) => !phone, 'menus are sheets on phones only');

/** The open menu lies at the foot of the screen, over everything, and the page behind it stays still. */
async function expectSheet({ menu }: Chrome): Promise<void> {
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeVisible();
  const inside = await menu.evaluate(async (details) => {
    const panel = details.querySelector('summary')!.nextElementSibling!;
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    const { left, right, bottom, top } = panel.getBoundingClientRect();
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight - 8);
    return {
      wide: left === 0 && right === innerWidth,
      low: Math.round(bottom) === innerHeight && top > 0,
      covers: seen !== null && panel.contains(seen),
      still: getComputedStyle(document.documentElement).overflow,
    };
  });
  expect(inside).toEqual({ wide: true, low: true, covers: true, still: 'hidden' });
}

test('S5: signed in, the header stays with brand, search and bell, and the rest is one tap away', async ({
  page,
  context,
}) => {
  await enterAs(context, await persona('asha'));
  const chrome = new Chrome(page);
  await page.goto('/dashboard');
  await settled(page);
  const offered = chrome.header.locator('a, button, summary, input').filter({ visible: true });
  await expect(offered).toHaveCount(3);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(chrome.header.getByRole('link', { name: 'Sanchay' })).toBeInViewport();
  await expect(chrome.search).toBeInViewport();

  await chrome.account.click();
  await expectSheet(chrome);
  await expectAccessible(page, 'menu as a sheet');
  await chrome.menu.getByRole('link', { name: 'Watchlist' }).click();
  await expect(page).toHaveURL('/watchlist');
  await expect(chrome.menu).toHaveCount(0);

  await chrome.header.locator('summary').filter({ visible: true }).click();
  await expectSheet(chrome);
  await page.mouse.click(195, 70);
  await expect(chrome.menu).toHaveCount(0);
  await chrome.cart.click();
  await expect(page).toHaveURL('/cart');
});

test('S5: a visitor finds areas, language and theme in one sheet, and Escape returns the focus', async ({
  page,
}) => {
  const chrome = new Chrome(page);
  await page.goto('/');
  await settled(page);
  await chrome.preferences.click();
  await expectSheet(chrome);
  await page.keyboard.press('Escape');
  await expect(chrome.menu).toHaveCount(0);
  await expect(chrome.preferences).toBeFocused();
  await chrome.prefer('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chrome.goTo('Gold');
  await expect(page).toHaveURL('/gold');
});

const full = process.env.SANCHAY_FULL === '1';
const ownScreens = SCREENS.filter(({ as, path }) =>
  typeof path === 'string' ? as !== undefined && !path.startsWith('/staff') : as === ashaSignsIn,
).filter(({ alike }) => full || !alike);

for (const screens of inVisits(ownScreens, 15)) {
  const [first, last] = [screens[0]!.name, screens.at(-1)!.name];
  test(`S5: at the end of no screen from ${first} to ${last} anything is behind the tab bar or the buttons above it`, async ({
    page,
    context,
    db,
    faults,
  }) => {
    // Who holds no gold has no such holding.
    faults.allow(/\/vested\/api\/v1\/holdings\/|GOLD\.json/);
    const asha = await persona('asha');
    await enterAs(context, asha);
    await putIntoCart(asha, { code: (await fundInStepsOf(db, 500)).code, type: 'buy', amount: 1_000 });
    const found: string[] = [];
    for (const { name, path } of screens) {
      await page.goto(typeof path === 'string' ? path : await path(db, asha));
      await settled(page);
      const covered: string[] = [];
      // Bars of a page may come with its data.
      await expect
        .poll(async () => (covered.splice(0, Infinity, ...(await coveredAtTheEnd(page))), covered.length), {
          timeout: 3_000,
        })
        .toBe(0)
        .catch(() => found.push(...covered.map((what) => `${name}: ${what}`)));
    }
    expect(found).toEqual([]);
  });
}

test('S5: Back closes the menu or dialog that lies over the page, and only then leaves the page', async ({
  page,
  context,
}) => {
  await enterAs(context, await persona('asha'));
  const chrome = new Chrome(page);
  await page.goto('/dashboard');
  await settled(page);
  await chrome.bottomBar.getByRole('link', { name: 'Invest' }).tap();
  await expect(page).toHaveURL('/mutual-funds');
  await settled(page);
  await chrome.account.tap();
  await expectSheet(chrome);
  await page.evaluate(() => history.back());
  await expect(chrome.menu).toHaveCount(0);
  await expect(chrome.account).toBeFocused();
  await expect(page).toHaveURL('/mutual-funds');

  await page.getByRole('main').getByRole('link', { name: 'View all funds' }).tap();
  await expect(page).toHaveURL('/mutual-funds/all');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toHaveCount(0);
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL('/mutual-funds/all');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/mutual-funds');
});
