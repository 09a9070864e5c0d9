import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { watchFaults } from '../faults.ts';
import { inFull } from '../faults/states.ts';
import { sitePages } from '../pages/screens/sitePages.ts';
import { awaitRender, isRendered, takenOver } from '../pages/checks/takeover.ts';
import { origin } from '../product/address.ts';

const DAY_MS = 86_400_000;

/** A browser that differs from the server in everything a render could depend on. */
interface Device {
  name: string;
  timezoneId: string;
  locale: string;
  shift: number;
  stored: Record<string, string>;
  /** Language that the edge knows of, by its cookie. */
  language: 'en' | 'hi';
}
const DEVICES: Device[] = [
  {
    name: 'minutes ahead, in New York',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    shift: 7 * 60_000,
    stored: { 'sanchay.preferences': JSON.stringify({ language: 'en', theme: 'dark' }) },
    language: 'en',
  },
  {
    name: 'a day ahead, in Auckland',
    timezoneId: 'Pacific/Auckland',
    locale: 'de-DE',
    shift: DAY_MS + 61_000,
    stored: { 'sanchay.preferences': JSON.stringify({ language: 'hi', theme: 'light' }) },
    language: 'hi',
  },
];

async function hydrationFaults(browser: Browser, path: string, device: Device): Promise<string[]> {
  const { timezoneId, locale, shift, stored, language } = device;
  const context = await browser.newContext({ baseURL: origin, timezoneId, locale, serviceWorkers: 'block' });
  await context.addInitScript((items) => {
    localStorage.setItem('sanchay.counting', 'no');
    sessionStorage.setItem('sanchay.fraud-notice', '1');
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, stored);
  await context.addCookies([{ name: 'sanchay_language', value: language, url: origin }]);
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.now() + shift);
  const faults = await watchFaults(context);
  await awaitRender(page, path);
  await page.goto(path);
  expect(await isRendered(page), path).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.mouse.move(300, 300);
  await takenOver(page);
  // Parts further down are hydrated when they are seen.
  await page.mouse.wheel(0, 4_000);
  await page.waitForLoadState('networkidle');
  await context.close();
  return faults.found();
}

for (const device of inFull(DEVICES)) {
  test(`M3: every rendered page is hydrated without an error on a device that is ${device.name}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000);
    const pages = await sitePages(request);
    const found: string[] = [];
    for (const path of pages) {
      const faults = await hydrationFaults(browser, path, device);
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
