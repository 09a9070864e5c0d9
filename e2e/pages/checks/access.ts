import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Switches motion off and ends what still moves: in the middle of a fade, contrast is whatever the moment makes it.
 * @returns restores the preference of the device.
 */
async function withoutMotion(page: Page): Promise<() => Promise<void>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stillMoving = () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const motion of moving) if (motion instanceof CSSTransition) motion.finish();
    return moving.length;
  };
  await expect.poll(() => page.evaluate(stillMoving), 'nothing moves').toBe(0);
  return () => page.emulateMedia({ reducedMotion: null });
}

/** No violation of WCAG 2.1 AA that axe can find. `look` names the state in the message. */
export async function expectAccessible(page: Page, look: string): Promise<void> {
  const restoreMotion = await withoutMotion(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'], resultTypes: ['violations'] })
    .analyze();
  await restoreMotion();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, look).toEqual([]);
}

/** Nothing is wider than a screen of so many CSS pixels. */
export async function expectNoSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
    .toBeLessThanOrEqual(width);
}

/** Waits until a screen stands, of an area or of the shell's own, and nothing in it loads any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]:not([data-remote-state="mounted"])')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await loaded(page);
}

/** Waits until the area is mounted and nothing in it loads any more; what loads on sight is brought into view. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]:not([data-remote-state="mounted"])')).toHaveCount(0);
  // What a width hides is not brought before it is seen.
  const busy = page.locator('[aria-busy="true"]:visible');
  await expect(async () => {
    if ((await busy.count()) > 0) await busy.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(busy).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
