import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../ops/tests/chromium.ts';
import { origin } from './product/address.ts';

const results = '../test-results';
const full = process.env.SANCHAY_FULL === '1';

/** Whole roads, of which a short run walks the shortest. */
const WHOLE_ROADS = '**/ready.spec.ts';

/** What a phone does like a desktop: a short run tries it once. */
const SAME_AT_ANY_WIDTH = [
  'live-data',
  'bad-input',
  'session',
  'offline',
  'takeover',
  'rendered',
  'social',
  'sign-in',
  'payment-faults',
  'public-pages',
].map((name) => `**/${name}.spec.ts`);

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
      executablePath: process.env.SANCHAY_CHROMIUM ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      // In a short run the phone looks at every screen and opens accounts, as people do; the survival of an area is the
      // fault suites' business here.
      testIgnore: full
        ? []
        : [
            WHOLE_ROADS,
            '**/look.spec.ts',
            '**/survival.spec.ts',
            '**/set-up.spec.ts',
            '**/kyc.spec.ts',
            '**/signup.spec.ts',
          ],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // What developers use looks after its own widths, faults are the platform's, whatever the width, and a phone
      // has no keys.
      testIgnore: [
        '**/developer/**',
        '**/faults/**',
        '**/keyboard.spec.ts',
        ...(full ? [] : [WHOLE_ROADS, ...SAME_AT_ANY_WIDTH]),
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
