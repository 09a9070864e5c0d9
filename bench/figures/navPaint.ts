import type { Browser, Page } from '@playwright/test';
import { NAV_HISTORY_PATH } from '@sanchay/contracts';
import { newVisit, openBrowser } from '../page/browser.ts';
import { makeCertificate } from '../page/certificate.ts';
import { warned } from '../page/warned.ts';
import { intervalOf, median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import type { BenchOptions } from '../options.ts';
import { forget, onDatabaseOf, startProduct } from '../product.ts';

const PORT = Number(process.env.PORT ?? 4900) + 5;
const GATE = 60;
const SETTLED_MS = 2_500;
const LINE_OF_A_CHART = 'main [role="img"][tabindex="0"] svg path';

interface Fund {
  slug: string;
  days: number;
}

/** The fund with the longest history, and another one to come from. */
function fundsOf(folder: string): Promise<Fund[]> {
  return onDatabaseOf(folder, (db) =>
    db.query<Fund>(
      `SELECT s.slug, n.days::int FROM schemes s
        JOIN (SELECT scheme_id, count(*) AS days FROM navs GROUP BY scheme_id) n ON n.scheme_id = s.id
        ORDER BY n.days DESC, s.slug LIMIT 2`,
    ),
  );
}

/** From the last byte of a fund's whole history to the frame that shows its line. */
export async function navPaint({ runs }: BenchOptions, say: (line: string) => void): Promise<Finding> {
  const product = await startProduct(PORT);
  const browser = await openBrowser(await makeCertificate());
  try {
    const [longest, other] = (await fundsOf(product.folder)) as [Fund, Fund];
    const row = async (name: string, throttled: false | 'processor'): Promise<string[]> => {
      const times: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        say(`nav, ${name}: run ${run} of ${runs}`);
        times.push(await paintAfterData(browser, product.origin, [other.slug, longest.slug], throttled));
      }
      const slow = quantile(times, 0.95);
      const { low, high } = intervalOf(times, 0.5);
      return [
        ...[name, milliseconds(median(times)), `${milliseconds(low)} to ${milliseconds(high)}`],
        ...[milliseconds(slow), throttled ? '' : kept(median(times), GATE)],
      ];
    };
    return {
      title: 'First paint of a history of NAVs',
      about:
        `${longest.days} days of one fund, reached from the page of another one: from the last byte of the packed history to ` +
        `the frame with its line, unpacking included. The median is held to ${GATE} ms (aim 25).`,
      tables: [
        {
          head: ['processor', 'median', '95 % of it', 'p95', 'kept'],
          rows: [await row('whole', false), await row('a quarter', 'processor')],
        },
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
    forget(product.folder);
  }
}

async function paintAfterData(
  browser: Browser,
  origin: string,
  [from, to]: readonly [string, string],
  throttled: false | 'processor',
): Promise<number> {
  const { page, context } = await newVisit(browser, origin, { session: null, throttled });
  await warned(page);
  await page.goto(`${origin}/mutual-funds/fund/${from}`);
  await page.waitForSelector('[data-remote-state="mounted"]', { state: 'attached' });
  await page.waitForTimeout(SETTLED_MS);
  const after = await goAndWatch(page, `/mutual-funds/fund/${to}`);
  await context.close();
  return after;
}

/** Goes on as a link does, and waits for the line of the chart that was not there before. */
function goAndWatch(page: Page, path: string): Promise<number> {
  const history = NAV_HISTORY_PATH.slice(0, NAV_HISTORY_PATH.indexOf('{'));
  return page.evaluate(
    ([to, line, asked]) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector(line);
        const asksOf = () =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
            name.includes(asked),
          );
        const known = asksOf().length;
        const look = (): void => {
          const now = document.querySelector(line);
          if (!now || now === before) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - asksOf()[known]!.responseEnd);
          port2.postMessage(null);
        };
        globalThis.history.pushState(null, '', to);
        globalThis.dispatchEvent(new PopStateEvent('popstate'));
        requestAnimationFrame(look);
      }),
    [path, LINE_OF_A_CHART, history] as const,
  );
}
