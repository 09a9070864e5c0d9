import type { Page } from '@playwright/test';
import { newVisit } from '../page/browser.ts';
import { watchInteractions, type Interaction } from '../page/interactions.ts';
import { headerLink } from '../page/links.ts';
import { warned } from '../page/warned.ts';
import { quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import type { Twins } from '../twins/twins.ts';

const GATE = 150;
const STEPS = 60;
const BETWEEN_MS = 250;

type Step = (page: Page) => Promise<void>;

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);
const open =
  (path: string): Step =>
  async (page) => {
    await (await headerLink(page, path)).click();
    await page.waitForSelector('[data-remote-state="mounted"] h1', { state: 'attached' });
  };

/** A visitor's session of 60 steps: a calculator typed and slid, funds searched and sorted, a chart read. */
const steps: readonly { what: string; do: Step[] }[] = [
  {
    what: 'type an amount',
    do: [
      (page) => page.getByRole('main').getByRole('textbox').first().click(),
      ...['2', '5', '0', '0'].map(key),
    ],
  },
  {
    what: 'slide',
    do: [
      (page) => page.getByRole('main').getByRole('slider').first().focus(),
      ...times(15, key('ArrowRight')),
      ...times(5, key('PageDown')),
    ],
  },
  { what: 'go to funds', do: [open('/mutual-funds')] },
  {
    what: 'type a search',
    do: [
      (page) => page.getByRole('main').getByRole('searchbox').first().click(),
      ...[...'axis flexi'].map(key),
    ],
  },
  {
    what: 'open the list',
    do: [key('Enter'), (page) => page.waitForSelector('main table').then(() => undefined)],
  },
  {
    what: 'sort the list',
    do: ['month_6', 'aum', 'year_5'].map(
      (order): Step =>
        async (page) =>
          void (await page.locator('select[name="sort_by"]').selectOption(order)),
    ),
  },
  {
    what: 'open a fund',
    do: [
      async (page) => {
        await page.locator('main tbody th a').first().click();
        await page.waitForSelector('[role="img"][tabindex="0"]');
      },
    ],
  },
  {
    what: 'read the chart',
    do: [
      (page) => page.locator('[role="img"][tabindex="0"]').first().focus(),
      ...times(8, key('ArrowLeft')),
      ...['1Y', '3Y', 'All', '5Y'].map(
        (range): Step =>
          (page) =>
            page.getByText(range, { exact: true }).first().click(),
      ),
    ],
  },
];

/** How long a page takes to show what a key or a click did, over a whole session on a quarter of the CPU. */
export async function interaction(
  { browser, rendered }: Twins,
  say: (line: string) => void,
): Promise<Finding> {
  const { page, context } = await newVisit(browser, rendered.origin, { session: null, throttled: true });
  await warned(page);
  const interactions = await watchInteractions(page);
  await page.goto(`${rendered.origin}/calculators/sip-calculator`);
  await page.waitForSelector('[data-remote-state="mounted"]', { state: 'attached' });
  const found: (Interaction & { what: string })[] = [];
  let done = 0;
  for (const part of steps) {
    say(`interaction: ${part.what}`);
    for (const step of part.do) {
      if (done === STEPS) break;
      await step(page);
      await page.waitForTimeout(BETWEEN_MS);
      done += 1;
    }
    found.push(...(await interactions()).map((one) => ({ ...one, what: part.what })));
  }
  await context.close();
  const slowest = found.toSorted((a, b) => b.duration - a.duration).slice(0, 5);
  const p98 = quantile(
    found.map(({ duration }) => duration),
    0.98,
  );
  return {
    title: 'Interaction to next paint',
    about:
      `A visitor’s session of ${done} steps on a quarter of the CPU, a quarter of a second apart; each key and click ` +
      `until the frame that shows what it did. The 98th percentile is held to ${GATE} ms (aim 80).`,
    tables: [
      {
        head: ['interactions', 'p98', 'kept'],
        rows: [[String(found.length), milliseconds(p98), kept(p98, GATE)]],
      },
      {
        head: ['slowest', 'of', 'took'],
        rows: slowest.map(({ what, type, duration }) => [what, type, milliseconds(duration)]),
      },
    ],
  };
}
