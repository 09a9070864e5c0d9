import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumHere } from '../ops/tests/chromium.ts';
import { origin } from './product/address.ts';

const results = '../test-results';
const full = process.env.SANCHAY_FULL === '1';

/** Whole roads, of which a short run walks the shortest. */
const WHOLE_ROADS = ['**/ready.spec.ts', '**/lockout.spec.ts'];

/** What people do with the phone in their hand: a short run tries it there, and everything else on a desktop. */
const ON_THE_PHONE = [
  'access',
  'calculators',
  'chargeback',
  'density',
  'explore',
  'fund-list',
  'help',
  'instruments',
  'invest',
  'kept-orders',
  'kyc',
  'look',
  'overlays',
  'payments',
  'profile',
  'redeem',
  'search',
  'set-up',
  'sheets',
  'signup',
  'systematic',
  'to-do',
].map((name) => `**/${name}.spec.ts`);

/** They take every width themselves. */
const BOTH_WIDTHS_IN_ONE = ['**/access.spec.ts', '**/density.spec.ts'];

/** They change what is live for everybody: they run after all others. */
const AFTER_ALL = ['**/rollback.spec.ts'];

/** The faults of an area by the words of people; the fault suites break the same more finely. */
const TOLD_MORE_FINELY = '**/survival.spec.ts';

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
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? `${results}/journeys.json` }],
  ],
  use: {
    baseURL: origin,
    locale: 'en-IN',
    // Faults are put between page and server; only the journeys of the worker itself let one stand there.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Without pictures of every step, which cost more time than the tests themselves.
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
        ...AFTER_ALL,
        ...(full ? BOTH_WIDTHS_IN_ONE : [...WHOLE_ROADS, TOLD_MORE_FINELY, ...ON_THE_PHONE]),
      ],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // What developers use looks after its own widths, faults are the platform's, whatever the width, and a phone
      // has no keys.
      testMatch: full ? '**/*.spec.ts' : ON_THE_PHONE,
      testIgnore: [...AFTER_ALL, '**/developer/**', '**/faults/**', '**/keyboard.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'after all',
      testMatch: AFTER_ALL,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
