import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumHere } from '../ops/tests/chromium.ts';
import { origin } from './product/address.ts';

const results = '../test-results';
const full = process.env.SANCHAY_FULL === '1';

/** Journeys of many minutes: the short run leaves them out. */
const LONG_JOURNEYS = ['**/ready.spec.ts', '**/lockout.spec.ts'];

/** Journeys that users make on phones: the short run uses the phone width for them and the desktop width for the rest. */
const ON_THE_PHONE = [
  'access',
  'calculators',
  'chargeback',
  'density',
  'explore',
  'fund-list',
  'hand-over',
  'help',
  'harvest',
  'import-report',
  'instruments',
  'invest',
  'kept-orders',
  'kyc',
  'look',
  'minors',
  'overlays',
  'payments',
  'prepared-changes',
  'profile',
  'redeem',
  'search',
  'set-up',
  'sheets',
  'signup',
  'subscriptions',
  'systematic',
  'to-do',
].map((name) => `**/${name}.spec.ts`);

/** Journeys that set every width themselves. */
const EVERY_WIDTH = ['**/access.spec.ts', '**/density.spec.ts'];

/** Journeys that change the live release of every page, or what features cost: they run after all others. */
const AFTER_ALL_OTHERS = ['**/rollback.spec.ts', '**/paid-features.spec.ts'];

/** Journeys that move the clock of the product by months, in which SIPs of others would be cancelled: they run after those. */
const OVER_MONTHS = ['**/us-journey.spec.ts', '**/rights-issues.spec.ts'];

/** Faults of an area as users meet them; the short run leaves them to the fault suites, which cover each in detail. */
const COVERED_BY_FAULT_SUITES = '**/survival.spec.ts';

/**
 * Journeys through the running product. `SANCHAY_CHROMIUM` names the browser, `PORT` the product's port;
 * `SANCHAY_E2E_RUNNING=<data folder>` takes a product that runs already instead of starting one.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${results}/journeys`,
  globalSetup: './product/start.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  ...(!full && { grepInvert: /@full/ }),
  // Limits of waiting, not of speed: a machine of half a core passes as well, and only failures take longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? `${results}/journeys.json` }],
  ],
  use: {
    baseURL: origin,
    locale: 'en-IN',
    // Journeys simulate faults between page and server, which a service worker would hide; only its own journeys use one.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Without screenshots and snapshots of each step, which take longer than the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: chromiumHere() ?? undefined,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        ...AFTER_ALL_OTHERS,
        ...OVER_MONTHS,
        ...(full ? EVERY_WIDTH : [...LONG_JOURNEYS, COVERED_BY_FAULT_SUITES, ...ON_THE_PHONE]),
      ],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // Developer pages set their own widths, faults do not depend on the width, and phones have no keyboard.
      testMatch: full ? '**/*.spec.ts' : ON_THE_PHONE,
      testIgnore: [
        ...AFTER_ALL_OTHERS,
        ...OVER_MONTHS,
        '**/developer/**',
        '**/faults/**',
        '**/keyboard.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'over months',
      testMatch: OVER_MONTHS,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'after all',
      testMatch: AFTER_ALL_OTHERS,
      dependencies: ['over months'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
