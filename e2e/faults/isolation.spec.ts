import type { Page } from '@playwright/test';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { expectCard, expectReportedOnce, expectShellLives } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL } from './states.ts';
import { TRIAL_VERSION } from './trialRemote.ts';

const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const reported = { remote: 'mfe-trial', version: TRIAL_VERSION, kind: 'render' };

/** Leaves the area by the shell's own chrome, by real clicks: the header, on phones the menu of the tab bar. */
async function leaveByChrome(page: Page): Promise<void> {
  const chrome = new Chrome(page);
  const link = chrome.main.getByRole('link', { name: 'Insurance', exact: true });
  if (await link.isVisible()) await link.click();
  else {
    await chrome.preferences.click();
    await chrome.menu.getByRole('link', { name: 'Insurance', exact: true }).click();
  }
  await new Slot(page, 'mfe-insurance').mounted();
}

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ faults }) => faults.allow(/^\[sanchay\]/, /boom/));

    test('X4: M50 a remote that publishes 200,000 forbidden events opens in time and is reported at most once a second', async ({
      page,
    }) => {
      const reports: number[] = [];
      page.on('console', (message) => {
        if (message.text().includes('belongs to server')) reports.push(Date.now());
      });
      await page.goto('/trial?boom=flood');
      await new Slot(page, 'mfe-trial').mounted();
      await expect.poll(() => reports.length).toBeGreaterThan(0);
      const [first] = reports;
      expect(reports.length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - first!) / 1_000));
      await expectShellLives(page);
    });

    test('X4: M51 a remote that covers the screen leaves the shell usable, and its overlay goes with it', async ({
      page,
      notices,
    }) => {
      await page.goto('/trial?boom=overlay');
      await new Slot(page, 'mfe-trial').mounted();
      await markLife(page);
      await leaveByChrome(page);
      const field = new Slot(page, 'mfe-insurance').element.getByRole('link').first();
      await field.click({ trial: true });
      await expectReportedOnce(notices, reported);
      await expectSameLife(page);
    });

    for (const harm of ['patch', 'pollute'])
      test(
        `X4: M53 a remote that changes what all scripts share (${harm}) shows its card, others work, and it recovers`,
        harm === 'pollute' ? IN_FULL : {},
        async ({ page, notices }) => {
          await page.goto(`/trial?boom=${harm}`);
          await expectCard(page, 'mfe-trial', 'Trial', 'mount');
          await markLife(page);
          await leaveByChrome(page);
          await expectReportedOnce(notices, { ...reported, kind: 'mount' });
          expect(await page.evaluate(() => [[1].map((one) => one + 1), 'polluted' in {}])).toEqual([
            [2],
            false,
          ]);
          await page.evaluate(() => history.pushState(null, '', '/trial'));
          await new Slot(page, 'mfe-trial').mounted();
          await expectSameLife(page);
        },
      );

    for (const harm of ['remove', 'hide', 'takeAll'])
      test(
        `X4: M52 a remote that takes header and tab bar away (${harm}) is reported, and both work again`,
        harm === 'remove' ? {} : IN_FULL,
        async ({ page, notices }) => {
          await page.goto(`/trial?boom=${harm}`);
          await new Slot(page, 'mfe-trial').mounted();
          await expect(new Chrome(page).header).toBeVisible();
          await markLife(page);
          await leaveByChrome(page);
          await expectReportedOnce(notices, reported);
          await expectSameLife(page);
        },
      );

    test('X4: M54 stylesheets that a remote adds to the page apply to its own area, and go and come back with it', async ({
      page,
    }) => {
      const foreign = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll<HTMLStyleElement>('head style:not([data-emotion])')].filter(
              ({ sheet }) => sheet?.disabled === false,
            ).length,
        );
      await page.goto('/insurance');
      await new Slot(page, 'mfe-insurance').mounted();
      const before = await foreign();
      await page.goto('/trial?boom=style');
      await new Slot(page, 'mfe-trial').mounted();
      const styled = page.getByText('styled', { exact: true });
      const header = page.locator('#shell-header');
      const look = { outlineColor: 'rgb(1, 2, 3)', borderTopColor: 'rgb(4, 5, 6)' };
      const untouched = async () => {
        await expect(header).not.toHaveCSS('outline-color', look.outlineColor);
        await expect(header).not.toHaveCSS('border-top-color', look.borderTopColor);
        await expect(page.locator('body')).toHaveCSS('opacity', '1');
      };
      await expect(styled).toHaveCSS('outline-color', look.outlineColor);
      await expect(styled).toHaveCSS('border-top-color', look.borderTopColor);
      await untouched();
      await leaveByChrome(page);
      await untouched();
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(await foreign()).toBe(before);
      await page.goBack();
      await new Slot(page, 'mfe-trial').mounted();
      await expect(styled).toHaveCSS('outline-color', look.outlineColor);
      await untouched();
    });
  });
}
