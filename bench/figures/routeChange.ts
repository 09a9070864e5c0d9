import type { Page } from '@playwright/test';
import { newVisit } from '../page/browser.ts';
import { arrival, arrived, headerLink, walk, type AreaLink } from '../page/links.ts';
import { warned } from '../page/warned.ts';
import { intervalOf, median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import type { BenchOptions } from '../options.ts';
import type { Twins } from '../twins/twins.ts';

const GATE = 200;
/** Time from the pointer's arrival on a link to the click, as with a real user. */
const HOVER_MS = 300;
const SETTLED_MS = 2_000;
const PATIENCE_MS = 20_000;

/** From the click to the first frame with the new area's heading, each area for the first time in its visit. */
export async function routeChange(
  { browser, federated }: Twins,
  { runs }: BenchOptions,
  say: (line: string) => void,
): Promise<Finding> {
  const found = new Map<string, number[]>(walk.map(({ path }) => [path, []]));
  for (let run = 1; run <= runs; run += 1) {
    say(`routes: run ${run} of ${runs}`);
    const { page, context } = await newVisit(browser, federated.origin, { session: null, throttled: true });
    await warned(page);
    await page.goto(federated.origin);
    await arrived(page, 'mfe-marketing');
    await page.mouse.move(640, 450);
    await page.waitForTimeout(SETTLED_MS);
    for (const link of walk) found.get(link.path)!.push(await follow(page, link));
    await context.close();
  }
  const row = (name: string, values: number[]): string[] => {
    const slow = quantile(values, 0.95);
    const { low, high } = intervalOf(values, 0.95);
    return [
      name,
      milliseconds(median(values)),
      milliseconds(slow),
      `${milliseconds(low)} to ${milliseconds(high)}`,
      kept(slow, GATE),
    ];
  };
  return {
    title: 'Route change',
    about:
      `A visitor whose pointer has moved before points at a link of the header for ${HOVER_MS} ms, then clicks: from the click to the frame that ` +
      `shows the new area’s heading, same line and processor as above. p95 is held to ${GATE} ms (aim 100).`,
    tables: [
      {
        head: ['to', 'median', 'p95', '95 % of p95', 'kept'],
        rows: [
          ...[...found].map(([path, values]) => row(path, values)),
          row('all', [...found.values()].flat()),
        ],
      },
    ],
  };
}

/** Milliseconds from the click until the area's heading is painted. */
async function follow(page: Page, { path, remote }: AreaLink): Promise<number> {
  const link = await headerLink(page, path);
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await watchClick(page, arrival(remote));
  await page.mouse.down();
  await page.mouse.up();
  const after = await page.evaluate(
    () => (globalThis as unknown as { benchPainted: Promise<number> }).benchPainted,
  );
  await page.waitForTimeout(SETTLED_MS);
  return after;
}

/** Lets the page time the next click until `there` is painted; it gives up after a while. */
async function watchClick(page: Page, there: string): Promise<void> {
  await page.evaluate(
    ([selector, patience]) => {
      const benchPainted = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${selector} did not come`)), patience);
        const look = (clicked: number): void => {
          requestAnimationFrame(() => {
            if (!document.querySelector(selector)) return look(clicked);
            // It is in the frame of now; the task after a frame's callbacks runs when that frame is handed over for painting.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clicked);
            port2.postMessage(null);
          });
        };
        document.addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      });
      Object.assign(globalThis, { benchPainted });
    },
    [there, PATIENCE_MS] as const,
  );
}
