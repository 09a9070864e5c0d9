import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { expectAccessible, expectNoSideways, settled } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { clippedTexts } from '../pages/checks/clippedTexts.ts';
import { expectDense } from '../pages/checks/density.ts';
import { unevenFigures } from '../pages/checks/unevenFigures.ts';
import { answerLate, brokenTexts, shiftsWhileLoading, watchShifts } from '../pages/checks/layout.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { prefer, type Look } from '../pages/screens/look.ts';
import { takePicture } from '../pages/screens/screenPictures.ts';
import { inVisits, SCREENS } from '../pages/screens/screens.ts';
import { enterAs } from '../people/investor.ts';

const LIGHT: Look = { language: 'en', theme: 'light' };
const DARK_HINDI: Look = { language: 'hi', theme: 'dark' };
const ALL: Look[] = [
  LIGHT,
  DARK_HINDI,
  { language: 'en', theme: 'dark' },
  { language: 'hi', theme: 'light' },
];
const full = process.env.SANCHAY_FULL === '1';

/** Most that a screen may move while its data comes, as Cumulative Layout Shift counts it. */
const MOST_SHIFT = 0.02;

const looked = full ? SCREENS : SCREENS.filter(({ alike }) => !alike);

/** Screens of one visit: those of one user, a few at a time, because a browser's first page costs most. */
const visits = [...Map.groupBy(looked, ({ as }) => as).values()].flatMap((screens) => inVisits(screens, 5));

/** Nothing runs over the edge, is cut off or breaks within a word, and rows are dense. Leaves the page at its last width. */
async function expectLaidOut(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390, 320]) {
    await expectNoSideways(page, width);
    expect.soft(await page.evaluate(clippedTexts, 0), `${name}: clipped at ${width} px`).toEqual([]);
    if (width === 320) continue;
    await settled(page);
    expect
      .soft(await page.evaluate(unevenFigures), `${name}: figures not in line at ${width} px`)
      .toEqual([]);
    await expectDense(page, name, width);
  }
  expect.soft(await page.evaluate(brokenTexts), `${name}: words broken at 320 px`).toEqual([]);
}

for (const [index, screens] of visits.entries()) {
  // In a short run each screen is looked at once, every second visit in Hindi and in the dark.
  for (const { language, theme } of full ? ALL : [index % 2 ? DARK_HINDI : LIGHT]) {
    const names = screens.map(({ name }) => name).join(', ');
    test(`S19: ${names} in ${language}, ${theme}: accessible, in their language, still while loading, whole at 320, 390 and 1280 px, and with dense rows`, async ({
      page,
      context,
      db,
      faults,
      baseURL,
    }) => {
      const investor = await screens[0]!.as?.(db);
      if (investor) await enterAs(context, investor);
      await prefer(context, { language, theme }, baseURL!);
      await watchShifts(page);
      await answerLate(page);
      const { width, height } = page.viewportSize()!;
      for (const { name, path, named, allows } of screens) {
        await test.step(name, async () => {
          if (allows) faults.allow(allows);
          await page.setViewportSize({ width, height });
          await page.goto(typeof path === 'string' ? path : await path(db, investor));
          const shifts = await shiftsWhileLoading(page);
          await settled(page);
          const html = page.locator('html');
          await expect(html).toHaveAttribute('lang', language);
          await expect(html).toHaveAttribute('data-theme', theme);
          const title = page.getByRole('main').getByRole('heading', { level: 1 });
          if (language === 'hi' && !named) await expect(title).toHaveText(/[\u0900-\u097f]/);
          expect
            .soft(shifts.total, `${name}: moved\n${shifts.what.join('\n')}`)
            .toBeLessThanOrEqual(MOST_SHIFT);
          if (full) await takePicture(page, name, { width, theme, language });
          await expectAccessible(page, `${name}: ${language}, ${theme}`);
          await expectLaidOut(page, name);
        });
      }
    });
  }
}

test('S19: another language and theme come without a page load and stay accessible on a narrow screen', async ({
  page,
}) => {
  await page.goto('/calculators/sip-calculator');
  await settled(page);
  await markLife(page);
  await new Chrome(page).prefer('हिन्दी');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  await expectAccessible(page, 'Hindi, dark');
  await expectNoSideways(page, 320);
  await expectSameLife(page);
});

test('S18: a chosen theme and language stay after a reload and reach the other tab', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  const chrome = new Chrome(page);
  await page.goto(BROWSER_DRAWN);
  await expect(chrome.logIn).toBeVisible();
  const other = await context.newPage();
  await other.goto('/insurance');
  await chrome.prefer('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chrome.prefer('हिन्दी');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('lang', 'hi');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(14, 20, 19)');
});
