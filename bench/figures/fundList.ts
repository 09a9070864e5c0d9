import type { Page } from '@playwright/test';
import { publishedRules } from '@sanchay/finance';
import { refreshFigures } from '../../api/src/funds/figures/refreshFigures.ts';
import { seedMarket } from '../../api/src/market/seedMarket.ts';
import { newVisit, openBrowser } from '../page/browser.ts';
import { makeCertificate } from '../page/certificate.ts';
import { changed, watchChange } from '../page/painted.ts';
import { warned } from '../page/warned.ts';
import { intervalOf, median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import { forget, onDatabaseOf, startProduct } from '../product.ts';

const PORT = Number(process.env.PORT ?? 4900) + 4;
const SCHEMES = 15_000;
const GATE = 100;
const SETTLED_MS = 3_000;
const BETWEEN_MS = 700;
/** Time from pressing the finger or button to releasing it, as with a real user. */
const PRESS_MS = 60;
/** Time from opening the sort options to choosing one, as with a real user. */
const READ_MS = 300;

/** Rows as they are shown, with the sentence above them. */
const ROWS = 'main [role="status"], main tbody th a';
const SORTS = ['week_1', 'month_1', 'month_3', 'month_6', 'year_10', 'inception', 'rolling_3y', 'volatility'];
const MORE_SORTS = ['drawdown', 'expense_ratio', 'aum', 'name'];
const HEADS = ['year_1', 'year_5', 'expense_ratio', 'aum', 'year_3', 'name'];
const USUAL = 'year_3';
const FILTERS = ['category', 'risk'];

type Act = (page: Page) => Promise<void>;

/** A user opens the sort options and reads them before choosing. */
const choose =
  (value: string): Act =>
  async (page) => {
    const orders = page.locator('select[name="sort_by"]');
    await orders.focus();
    await page.waitForTimeout(READ_MS);
    await orders.selectOption(value);
  };

/** An order that comes without a sign before it. */
const chooseAtOnce =
  (value: string): Act =>
  async (page) => {
    await page.locator('select[name="sort_by"]').selectOption(value);
  };

/** Presses what stands at a place, by the mouse. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** The head of a figure; the one by which the list is sorted anyway is left out of the address. */
const head =
  (key: string): Act =>
  (page) =>
    press(page, `main thead a[href${key === USUAL ? '="/mutual-funds/all"' : `*="sort_by=${key}"`}]`);

/** Ticks the boxes of a filter, one after another. */
const tick =
  (name: string, place: number): Act =>
  (page) =>
    press(page, `label:has(input[name="${name}"]) >> visible=true >> nth=${place}`);

const acts: Record<'sort at once' | 'sort in the list' | 'sort by a head' | 'filter', Act[]> = {
  'sort at once': SORTS.map(chooseAtOnce),
  'sort in the list': [...SORTS, ...MORE_SORTS].map(choose),
  'sort by a head': [...HEADS, ...HEADS.slice(0, 4)].map(head),
  filter: FILTERS.flatMap((name) => [0, 1, 2].map((place) => tick(name, place))),
};

/** From a choice of order or filter over 15,000 schemes to the frame that shows its rows, the request included. */
export async function fundList(say: (line: string) => void): Promise<Finding> {
  const product = await startProduct(PORT);
  const browser = await openBrowser(await makeCertificate());
  try {
    say(`list: seeding ${SCHEMES} schemes`);
    await onDatabaseOf(product.folder, async (db) => {
      await seedMarket(db, { today: new Date().toISOString().slice(0, 10), schemes: SCHEMES });
      // Regular plans are not listed; here they are, so that there are as many rows as schemes.
      await db.query('UPDATE schemes SET direct = true');
      await refreshFigures(db, publishedRules);
    });
    const { page } = await newVisit(browser, product.origin, { session: null, throttled: 'processor' });
    await warned(page);
    await page.goto(`${product.origin}/mutual-funds/all`);
    await page.waitForSelector('[data-remote-state="mounted"]', { state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    const found = new Map<string, number[]>();
    for (const [kind, list] of Object.entries(acts)) {
      say(`list: ${kind}`);
      const times: number[] = [];
      for (const act of list) {
        await watchChange(page, ROWS);
        await act(page);
        times.push(await changed(page));
        await page.waitForTimeout(BETWEEN_MS);
      }
      found.set(kind, times);
    }
    const total = await page.evaluate(
      () => document.querySelector('main [role="status"]')?.textContent ?? '',
    );
    say(`list: at the end it says “${total}”`);
    const row = (name: string, values: number[]): string[] => {
      const slow = quantile(values, 0.95);
      const { low, high } = intervalOf(values, 0.95);
      return [
        ...[name, String(values.length), milliseconds(median(values)), milliseconds(slow)],
        ...[`${milliseconds(low)} to ${milliseconds(high)}`, kept(slow, GATE)],
      ];
    };
    return {
      title: 'List of funds',
      about:
        `${SCHEMES} listed schemes, a quarter of the processor, the API on the same machine and no slow line: from the event ` +
        `to the frame that shows the rows of its answer, the request included where it was not made ahead. Who sorts in the ` +
        `list has opened it ${READ_MS} ms before, or gives no sign (at once). p95 is held to ${GATE} ms.`,
      tables: [
        {
          head: ['what', 'times', 'median', 'p95', '95 % of p95', 'kept'],
          rows: [
            ...[...found].map(([name, values]) => row(name, values)),
            row('all', [...found.values()].flat()),
          ],
        },
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
    forget(product.folder);
  }
}
