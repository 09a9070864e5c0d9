import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { root } from '../../ops/build/inputs.ts';
import { buildStandalone, standaloneNames, standaloneSite } from '../../ops/standalone/site.ts';
import { watchFaults, type Faults } from '../faults.ts';
import { inFull } from '../faults/states.ts';

const names = standaloneNames();
/** Those that a short run visits; building all takes longer than visiting them. */
const VISITED = ['mfe-gold', 'mfe-insurance', 'mfe-onboarding', 'mfe-portfolio'];
const built = process.env.SANCHAY_FULL ? names : VISITED;

const test = base.extend<{ faults: Faults }, { site: string }>({
  site: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-standalone-'));
      await buildStandalone(built, folder);
      const server = standaloneSite(built, folder);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults);
      expect(faults.found(), 'what went wrong in the pages').toEqual([]);
    },
    { auto: true },
  ],
});

// One build for all.
test.describe.configure({ mode: 'default' });

/** The workbench of one remote. */
class Workbench {
  readonly page: Page;
  readonly stage: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.stage = page.frameLocator('iframe');
  }

  choose(label: string, value: string): Promise<unknown> {
    return this.page.getByLabel(label, { exact: true }).selectOption(value);
  }

  event(text: string | RegExp) {
    return this.page
      .getByRole('list', { name: 'Recent events, newest first' })
      .getByRole('listitem')
      .filter({ hasText: text });
  }
}

// In a short run the first of them: what differs between them is their screens, which other journeys see.
for (const name of inFull(built)) {
  const { routes } = describeRemote(path.join(root, name));
  test(`X6: ${name} runs alone: it mounts, changes person, language and theme, and shows its events`, async ({
    page,
    site,
  }) => {
    const bench = new Workbench(page);
    await page.goto(site + routes[0]!);
    await expect(page).toHaveTitle(name);
    await expect(bench.event('session/changed')).toHaveCount(1);
    await bench.choose('User', 'ready');
    await expect(bench.event('Asha')).toHaveCount(1);
    await expect(bench.event('account/switched')).toContainText('1000002');
    const main = bench.stage.locator('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    await bench.choose('Language', 'hi');
    await expect(bench.stage.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(main).toContainText(/[\u0900-\u097F]/);
    await page.getByLabel('थीम', { exact: true }).selectOption('dark');
    await expect(bench.stage.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(bench.stage.locator('body')).toHaveCSS('background-color', 'rgb(14, 20, 19)');
  });
}

test('X6: the workbench plays faults: the card with Retry, answers that fail, and the remote afterwards', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/The workbench made this remote throw while it rendered/);
  const bench = new Workbench(page);
  await page.goto(`${site}/gold`);
  const price = bench.stage.getByText('₹7,250.40');
  const retry = bench.stage.getByRole('button', { name: 'Try again' }).first();
  await expect(price).toBeVisible();
  for (const fault of ['mount', 'render']) {
    await bench.choose('Simulated fault', fault);
    await expect(bench.stage.getByText('Gold is unavailable right now')).toBeVisible();
  }
  await bench.choose('Simulated fault', 'slow');
  await expect(price).toBeVisible();
  await bench.choose('Simulated fault', 'none');
  await bench.choose('Network', 'server');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(retry).toBeVisible();
  await bench.choose('Network', 'none');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(price).toBeVisible();
});

test('X6: an event published by hand reaches the remote; a payload that breaks its schema does not', async ({
  page,
  site,
}) => {
  const bench = new Workbench(page);
  await page.goto(`${site}/portfolio`);
  await bench.choose('User', 'joint');
  await expect(bench.event('Meera')).toHaveCount(1);
  await page.getByText('Publish an event').click();
  await page.getByLabel('Event', { exact: true }).selectOption('nav/published');
  await page.getByLabel('Payload (JSON)').fill('{ "date": "yesterday" }');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('date must match')).toBeVisible();
  await expect(bench.event('nav/published')).toHaveCount(0);
  await page.getByLabel('Payload (JSON)').fill('{ "date": "2026-11-20" }');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(bench.event('nav/published')).toContainText('2026-11-20');
});

test('X6: the remote navigates where it owns the path, shows where it would lead, and is as wide as chosen', async ({
  page,
  site,
}) => {
  const bench = new Workbench(page);
  await page.goto(`${site}/gold`);
  await bench.stage.getByRole('link', { name: 'Buy gold' }).click();
  await expect(page).toHaveURL(`${site}/gold/buy`);
  await expect(page.getByLabel('Path')).toHaveValue('/gold/buy');
  await page.goto(`${site}/login`);
  await bench.choose('User', 'ready');
  await expect(
    page.getByText(/Navigated to \/dashboard, which belongs to another remote/).first(),
  ).toBeVisible();
  for (const width of [390, 768]) {
    await bench.choose('Width', String(width));
    await expect
      .poll(() =>
        bench.stage.locator('html').evaluate((element) => element.ownerDocument.defaultView!.innerWidth),
      )
      .toBe(width);
  }
});

test('X6: on a phone the workbench folds its choices away and nothing runs out of the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bench = new Workbench(page);
  await page.goto(`${site}/insurance`);
  await expect(bench.stage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('User', { exact: true })).toBeHidden();
  await page.getByText('Test options').click();
  await bench.choose('User', 'nri');
  await expect(bench.event('Arjun')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
