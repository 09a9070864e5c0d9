import type { Page } from '@playwright/test';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';
import { expectCard, expectShellLives, expectReportedOnce } from './contained.ts';
import { expect, test } from './fixtures.ts';
import { IN_FULL, inFull } from './states.ts';
import { TRIAL_VERSION } from './trialRemote.ts';

const reported = (kind: string) => ({ remote: 'mfe-trial', version: TRIAL_VERSION, kind });

/** Removes the fault from the address, without a page load. */
const behave = (page: Page) => page.evaluate(() => history.replaceState(history.state, '', '/trial'));

test.beforeEach(({ faults }) => faults.allow(/^\[sanchay\]/, /boom/));

test('X4: M08 a remote that throws at mount shows its card, and opens by Retry without a page load', async ({
  page,
  notices,
}) => {
  await page.goto('/trial?boom=mount');
  await expectCard(page, 'mfe-trial', 'Trial', 'mount');
  await expectReportedOnce(notices, reported('mount'));
  await markLife(page);
  await behave(page);
  const trial = new Slot(page, 'mfe-trial');
  await trial.retry.click();
  await trial.mounted();
  await expect(trial.retry).toHaveCount(0);
  await expectSameLife(page);
  await expectShellLives(page);
});

for (const kind of ['render', 'effect'] as const) {
  test(`X4: M09 a remote that throws in ${kind === 'render' ? 'a render' : 'an effect'} shows its card, and opens by Retry`, async ({
    page,
    notices,
  }) => {
    await page.goto('/trial');
    const trial = new Slot(page, 'mfe-trial');
    await trial.mounted();
    await trial.element.getByRole('button', { name: `Break: ${kind}` }).click();
    await expectCard(page, 'mfe-trial', 'Trial', 'render');
    await expectReportedOnce(notices, reported('render'));
    await trial.retry.click();
    await trial.mounted();
    await expectShellLives(page);
  });
}

for (const kind of ['event', 'promise'] as const) {
  test(
    `X4: M09 a remote that throws in ${kind === 'event' ? 'an event' : 'a promise'} lives on and is reported`,
    IN_FULL,
    async ({ page, notices }) => {
      await page.goto('/trial');
      const trial = new Slot(page, 'mfe-trial');
      await trial.mounted();
      await trial.element.getByRole('button', { name: 'Count' }).click();
      for (let time = 0; time < 2; time += 1)
        await trial.element.getByRole('button', { name: `Break: ${kind}` }).click();
      await expectReportedOnce(notices, reported('render'));
      await expect(trial.element.getByText('Pressed 1 times')).toBeVisible();
      await trial.element.getByRole('button', { name: 'Count' }).click();
      await expect(trial.element.getByText('Pressed 2 times')).toBeVisible();
      await expectShellLives(page);
    },
  );
}

test(
  'X4: M10 a mount that never ends is given up: the card, others live, and Retry opens it',
  IN_FULL,
  async ({ page, notices }) => {
    await page.goto('/trial?boom=pending');
    await expectCard(page, 'mfe-trial', 'Trial', 'timeout');
    await expectShellLives(page);
    await expectReportedOnce(notices);
    await page.goBack();
    const trial = new Slot(page, 'mfe-trial');
    await trial.failed();
    await behave(page);
    await trial.retry.click();
    await trial.mounted();
  },
);

test(
  'X4: M11 an unmount that throws harms nobody: the next area opens clean, and so does the same one again',
  IN_FULL,
  async ({ page, notices }) => {
    await page.goto('/trial?boom=unmount');
    await new Slot(page, 'mfe-trial').mounted();
    await expectShellLives(page);
    await expect(page.locator('[data-remote]')).toHaveCount(1);
    await expect(() => expect(notices.map(({ remote }) => remote)).toContain('mfe-trial')).toPass();
    await expectReportedOnce(notices);
    await page.goBack();
    await new Slot(page, 'mfe-trial').mounted();
  },
);

test(
  'X4: M11 going to and fro leaves no listener, no style and at most 1 MB behind',
  IN_FULL,
  async ({ page, context }) => {
    const full = Boolean(process.env.SANCHAY_FULL);
    const [warmUp, rounds] = full ? [25, 50] : [8, 10];
    test.slow(full, 'seventy-five rounds');
    const chrome = new Chrome(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const measure = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
      const styles = await page.locator('style').count();
      return { listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize'), styles };
    };
    const round = async () => {
      await chrome.goTo('Gold');
      await new Slot(page, 'mfe-gold').mounted();
      await chrome.goTo('Insurance');
      await new Slot(page, 'mfe-insurance').mounted();
    };
    await page.goto('/insurance');
    // Until the engine has compiled what it will compile of them.
    for (let warm = 0; warm < warmUp; warm += 1) await round();
    const before = await measure();
    for (let turn = 0; turn < rounds; turn += 1) await round();
    // What is on its way out (late answers, timers of a skeleton) may go; a leak stays however often one looks.
    await expect(async () => {
      const after = await measure();
      // A round mounts two areas: one listener left by each mount would be this many.
      expect(after.listeners - before.listeners).toBeLessThan(2 * rounds);
      expect(after.styles).toBe(before.styles);
      expect(after.heap - before.heap).toBeLessThanOrEqual(1_000_000);
    }).toPass();
  },
);

test(
  'X4: M12 a remote that keeps the page standing still is reported, and its release is out for this tab at the fourth time',
  IN_FULL,
  async ({ page, notices }) => {
    const trial = new Slot(page, 'mfe-trial');
    for (let time = 1; time <= 3; time += 1) {
      await page.goto('/trial?boom=spin');
      await trial.mounted();
      await expect
        .poll(() => page.evaluate(() => (sessionStorage.getItem('sanchay.crashes') ?? '').split(',').length))
        .toBe(time);
      // Loading the next page would cut the first notice short, and send it again.
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('sanchay.failures') ?? ''))
        .toContain('timeout');
    }
    await expectReportedOnce(notices, reported('timeout'));
    await page.goto('/trial?boom=spin');
    await expectCard(page, 'mfe-trial', 'Trial', 'disabled');
    await expectShellLives(page);
  },
);

test('X4: M12 the kill switch takes an area out for everybody who comes', async ({
  page,
  platform,
  notices,
}) => {
  await platform.publish((remotes) => (remotes['mfe-gold']!.disabled = true));
  await page.goto('/gold');
  await expectCard(page, 'mfe-gold', 'Gold', 'disabled');
  await expectShellLives(page);
  // On a busy machine, notices of other remotes may arrive.
  expect(notices.filter(({ remote }) => remote === 'mfe-gold')).toEqual([]);
});

for (const harm of inFull(['translate', 'remove'] as const)) {
  test(
    `X4: M34 an extension that changes the page (${harm}): the area recovers by itself, no card`,
    IN_FULL,
    async ({ page }) => {
      await page.goto('/trial');
      const trial = new Slot(page, 'mfe-trial');
      await trial.mounted();
      await markLife(page);
      await trial.element.evaluate((element, how) => {
        if (how === 'remove') {
          element.querySelector('section')!.replaceChildren();
          return;
        }
        // As a translator does it: every text becomes an element of its own.
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const font = document.createElement('font');
          font.textContent = text.data;
          text.replaceWith(font);
        }
      }, harm);
      await page.evaluate(() => history.replaceState(history.state, '', '/trial'));
      await trial.element
        .getByRole('button', { name: 'Break: later' })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await new Chrome(page).prefer('हिन्दी');
      await new Chrome(page).prefer('English');
      await expect(trial.retry).toHaveCount(0);
      await expect(trial.element).toHaveAttribute('data-remote-state', 'mounted');
      await expectSameLife(page);
      await expectShellLives(page);
    },
  );
}
