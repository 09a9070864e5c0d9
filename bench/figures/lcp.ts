import { barePath, layBarePage } from '../page/barePage.ts';
import { paintOf, type LargestPaint } from '../page/largestPaint.ts';
import { inTurn } from '../measure/inTurn.ts';
import { median, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, milliseconds, times, type Finding } from '../measure/table.ts';
import type { BenchOptions } from '../options.ts';
import type { Twins } from '../twins/twins.ts';

const GATE = 1.1;

/** LCP of each route in three ways, runs interleaved. */
export async function lcp(
  twins: Twins,
  { routes, runs }: BenchOptions,
  say: (line: string) => void,
): Promise<Finding> {
  const { browser } = twins;
  const rows: string[][] = [];
  for (const route of twins.routes.filter(({ name }) => routes.includes(name))) {
    const ways = {
      federated: () => paintOf(browser, twins.federated.origin, route),
      mono: () => paintOf(browser, twins.mono.origin, route),
      static: () =>
        paintOf(browser, twins.federated.origin, { path: barePath(route), session: null, composed: false }),
    };
    let found: Record<keyof typeof ways, LargestPaint[]>;
    try {
      await layBarePage(browser, twins.federated, route);
      found = await inTurn(ways, runs, (run) => say(`lcp ${route.name}: run ${run} of ${runs}`));
    } catch (error) {
      rows.push([route.name, ...Array<string>(7).fill('none'), (error as Error).message]);
      continue;
    }
    const at = (way: keyof typeof ways): number[] => found[way].map((paint) => paint.at);
    const tax = ratioOfMedians(at('federated'), at('mono'));
    const floor = ratioOfMedians(at('federated'), at('static'));
    rows.push([
      route.name,
      milliseconds(median(at('federated'))),
      milliseconds(median(at('mono'))),
      milliseconds(median(at('static'))),
      times(tax.value),
      between(tax.low, tax.high),
      kept(tax.value, GATE),
      times(floor.value),
      found.federated.at(-1)!.what,
    ]);
  }
  return {
    title: 'Largest contentful paint',
    about:
      'Median of a first visit with empty caches on 9 Mbit/s, 100 ms and a quarter of the CPU, of the largest element ' +
      `inside the remote’s slot. Federated ÷ mono is held to ${GATE} on each route (aim 1.00); mono is the same ` +
      'sources as one bundle behind the same edge, static a file with the same words and no script.',
    tables: [
      {
        head: [
          'route',
          'federated',
          'mono',
          'static',
          'fed ÷ mono',
          '95 %',
          'kept',
          'fed ÷ static',
          'element',
        ],
        rows,
      },
    ],
  };
}
