import { expect, test as base } from '@playwright/test';
import type { Db } from '../api/src/db/pool.ts';
import { watchFaults, type Faults } from './faults.ts';
import { withClock, type BusinessClock } from './product/clock.ts';
import { openProductDatabase } from './product/database.ts';

interface Fixtures {
  faults: Faults;
  clock: BusinessClock;
  policyKept: void;
  /** The user's answer to the analytics question; null: not requested yet. */
  counting: 'yes' | 'no' | null;
  /** Whether the warning of fraud was shown in this visit already. */
  warned: boolean;
  answered: void;
  /** True in the project of small screens. */
  phone: boolean;
}

const TURN_MS = 240_000;

/** Tests of the whole product: a page that breaks, or breaks the browser policy, fails its test. */
export const test = base.extend<Fixtures, { db: Db }>({
  db: [
    async ({}, use) => {
      const db = openProductDatabase();
      await use(db);
      await db.close();
    },
    { scope: 'worker' },
  ],
  counting: ['no', { option: true }],
  warned: [true, { option: true }],
  answered: [
    async ({ context, counting, warned }, use) => {
      if (warned) {
        await context.addInitScript(() => {
          if (location.protocol.startsWith('http')) sessionStorage.setItem('sanchay.fraud-notice', '1');
        });
      }
      if (counting !== null) {
        await context.addInitScript((answer) => {
          const key = 'sanchay.counting';
          if (location.protocol.startsWith('http') && !localStorage.getItem(key))
            localStorage.setItem(key, answer);
        }, counting);
      }
      await use();
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults);
      expect(faults.found(), 'what went wrong in the pages').toEqual([]);
    },
    { auto: true },
  ],
  policyKept: [
    async ({ db }, use) => {
      const [before] = await db.query<{ last: number }>(
        'SELECT coalesce(max(id), 0) AS last FROM csp_reports',
      );
      await use();
      const reports = await db.query('SELECT report FROM csp_reports WHERE id > $1', [before!.last]);
      expect(reports, 'what browsers reported to the API').toEqual([]);
    },
    { auto: true },
  ],
  clock: [({ db }, use) => withClock(db, use), { timeout: TURN_MS }],
  phone: async ({ isMobile }, use) => use(isMobile),
});

export { expect };
