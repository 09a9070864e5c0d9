import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectNoSideways, settled } from '../pages/checks/access.ts';
import { clippedTexts } from '../pages/checks/clippedTexts.ts';
import { isData } from '../pages/checks/layout.ts';
import { SCREENS } from '../pages/screens/screens.ts';

const PUBLIC = SCREENS.filter(({ as }) => !as);
const full = process.env.SANCHAY_FULL === '1';

/** What the API answers in a state of the matrix; null leaves it alone. */
const STATES: Record<string, ((route: Route) => Promise<void>) | null> = {
  full: null,
  loading: () => new Promise(() => undefined),
  error: (route) => route.fulfill({ status: 500, json: { status: 'failure', code: 'server' } }),
  empty: async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const json = /json/.test(answer.headers()['content-type'] ?? '');
    await route.fulfill({ response: answer, body: json ? JSON.stringify(emptied(JSON.parse(text))) : text });
  },
};

/** The same answer without the rows of its lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]));
}

/** Navigates from a screen that needs no data, so that the browser itself has to request that of the next one. */
async function goOnTo(page: Page, path: string, answer: ((route: Route) => Promise<void>) | null) {
  await page.goto('/login');
  await settled(page);
  if (answer) await page.route(isData, answer);
  await page.evaluate((to) => history.pushState(null, '', to), path);
  const ofTheLogin = /^\/(login|signup|forgot-password|housing|auth)\b/.test(path);
  if (!ofTheLogin) await expect(page.locator('[data-remote="mfe-onboarding"]')).toHaveCount(0);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote-state', 'mounted');
}

if (full) {
  // What refuses or is not there has one state.
  for (const { name, path } of PUBLIC.filter(({ allows }) => !allows)) {
    for (const [state, answer] of Object.entries(STATES)) {
      test(`S19: ${name}, ${state}: accessible in every language, theme and width`, async ({
        page,
        db,
        faults,
      }) => {
        test.setTimeout(180_000);
        if (state === 'error') faults.allow(/status of 500/, /^\[sanchay\]/);
        if (state === 'empty') faults.allow(/^\[sanchay\]/);
        const to = typeof path === 'string' ? path : await path(db);
        for (const language of ['en', 'hi']) {
          await page.addInitScript((chosen) => {
            localStorage.setItem(
              'sanchay.preferences',
              JSON.stringify({ language: chosen, theme: 'system' }),
            );
          }, language);
          await page.unrouteAll();
          await goOnTo(page, to, answer);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            for (const width of [360, 1280]) {
              await expectNoSideways(page, width);
              await expectAccessible(page, `${language}, ${colorScheme}, ${width} px`);
            }
          }
        }
      });
    }
  }
}

/** A few screens in a short run, all of them in a full one. */
const stretched = full ? PUBLIC : PUBLIC.filter(({ path }) => path === '/' || path === '/mutual-funds/all');

for (const { name, path, allows } of stretched) {
  test(`S19: ${name} reflows at 200 and 400 %, and clips no word that is longer by two fifths`, async ({
    page,
    db,
    faults,
  }) => {
    if (allows) faults.allow(allows);
    await page.goto(typeof path === 'string' ? path : await path(db));
    await settled(page);
    // A window of 1,280 px at these zooms.
    for (const width of [640, 320]) await expectNoSideways(page, width);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(clippedTexts, 0.4), `clipped at ${width} px`).toEqual([]);
    }
  });
}
