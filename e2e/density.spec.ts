import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { settled } from './pages/access.ts';
import { LISTS } from './pages/lists.ts';
import { enterAs } from './people/investor.ts';

/** Most pixels of a row by the width of the screen. */
const WIDTHS = [
  { width: 1280, most: 64 },
  { width: 390, most: 76 },
];
const ROWS = 'main :is(table > tbody > tr, [data-row]):visible';

/** Rows that are higher than `most` px, each with its first words and its height. */
async function tooHigh(page: Page, most: number): Promise<string[]> {
  return page.locator(ROWS).evaluateAll(
    (rows, limit) =>
      rows.flatMap((row) => {
        const { height } = row.getBoundingClientRect();
        return height > limit ? [`${height.toFixed(1)} px: ${(row.textContent ?? '').slice(0, 60)}`] : [];
      }),
    most,
  );
}

const people = Map.groupBy(LISTS, ({ as }) => as);

for (const [as, lists] of people) {
  const names = lists.map(({ name }) => name).join(', ');
  test(`S19: rows of ${names} have at most 64 px on a desktop and 76 px on a phone, in both languages`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    if (as) await enterAs(context, await as());
    for (const { name, path } of lists) {
      for (const language of ['en', 'hi']) {
        const address = new URL(path, 'http://list.invalid');
        address.searchParams.set('lang', language);
        await page.goto(address.pathname + address.search);
        for (const { width, most } of WIDTHS) {
          await test.step(`${name}, ${language}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await settled(page);
            await expect(page.locator(ROWS).first()).toBeVisible();
            expect.soft(await tooHigh(page, most), `${name}, ${language}, ${width} px`).toEqual([]);
          });
        }
      }
    }
  });
}
