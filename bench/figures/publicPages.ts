import { barePath, layBarePage } from '../page/barePage.ts';
import { newVisit } from '../page/browser.ts';
import type { Front } from '../page/front.ts';
import { paintOf } from '../page/largestPaint.ts';
import type { MeasuredRoute } from '../page/routes.ts';
import { scriptsBefore, watchShifts } from '../page/takeover.ts';
import { inTurn } from '../measure/inTurn.ts';
import { median, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, kilobytes, milliseconds, times, type Finding } from '../measure/table.ts';
import type { BenchOptions } from '../options.ts';
import type { Twins } from '../twins/twins.ts';
import { firstView } from './bytes.ts';

const PAINT = 1.4;
const SHIFT = 0.02;
const EARLY = 40 * 1024;
const ALL = 210 * 1024;
const AFTER_LOAD_MS = 5_000;

/**
 * Public pages as the server renders them: how soon they are visible, what shifts, and which scripts they request
 * when.
 */
export async function publicPages(
  twins: Twins,
  { routes, runs }: BenchOptions,
  say: (line: string) => void,
): Promise<Finding> {
  const { browser, rendered } = twins;
  const rows: string[][] = [];
  for (const route of twins.routes.filter(({ name, session }) => routes.includes(name) && !session)) {
    const ways = {
      rendered: () => paintOf(browser, rendered.origin, route),
      bare: () =>
        paintOf(browser, rendered.origin, { path: barePath(route), session: null, composed: false }),
    };
    await layBarePage(browser, rendered, route);
    const found = await inTurn(ways, runs, (run) => say(`public ${route.name}: run ${run} of ${runs}`));
    const at = (way: keyof typeof ways): number[] => found[way].map((paint) => paint.at);
    const ratio = ratioOfMedians(at('rendered'), at('bare'));
    const { shift, early } = await takeover(twins, rendered, route);
    const { script } = await firstView(twins, rendered, route);
    rows.push([
      route.name,
      milliseconds(median(at('rendered'))),
      milliseconds(median(at('bare'))),
      `${times(ratio.value)} (${between(ratio.low, ratio.high)})`,
      kept(ratio.value, PAINT),
      shift.toFixed(4),
      kept(shift, SHIFT),
      kilobytes(early),
      kept(early, EARLY),
      kilobytes(script),
      kept(script, ALL),
    ]);
  }
  return {
    title: 'Public pages',
    about:
      'Rendered on the server, a first visit with empty caches on 9 Mbit/s, 100 ms and a quarter of the CPU. Largest ' +
      `paint against a file with the same words and no script is held to ${PAINT} (aim 1.15), layout shifts until ` +
      `five seconds after load to ${SHIFT} (aim 0), scripts asked for before the largest paint to 40 KB (aim 15), all ` +
      'of them until five seconds after load to 210 KB (aim 180).',
    tables: [
      {
        head: ['route', 'LCP', 'bare', 'ratio', 'kept', 'CLS', 'kept', 'JS early', 'kept', 'JS all', 'kept'],
        rows,
      },
    ],
  };
}

/**
 * Layout shifts on a slow connection and processor, and the bytes of scripts that were requested before the largest
 * paint.
 */
async function takeover(
  { browser }: Twins,
  { origin }: Front,
  { path }: MeasuredRoute,
): Promise<{ shift: number; early: number }> {
  const { page, context } = await newVisit(browser, origin, { session: null, throttled: true });
  const shifts = await watchShifts(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  const shift = await shifts();
  const early = await scriptsBefore(page);
  await context.close();
  return { shift, early };
}
