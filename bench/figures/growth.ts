import { paintOf } from '../page/largestPaint.ts';
import { inTurn } from '../measure/inTurn.ts';
import { median, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, kilobytes, milliseconds, times, type Finding } from '../measure/table.ts';
import type { BenchOptions } from '../options.ts';
import type { Twins } from '../twins/twins.ts';
import { firstView, total } from './bytes.ts';

const BYTES = 2 * 1024;
const SLOWER = 1.03;

/** What 19 more remotes in the registry cost a page that needs none of them. */
export async function growth(
  twins: Twins,
  { routes, runs }: BenchOptions,
  say: (line: string) => void,
): Promise<Finding> {
  const rows: string[][] = [];
  for (const route of twins.routes.filter(({ name }) => routes.includes(name))) {
    const few = await firstView(twins, twins.federated, route);
    const many = await firstView(twins, twins.grown, route);
    const more = total(many) - total(few);
    const found = await inTurn(
      {
        few: async () => (await paintOf(twins.browser, twins.federated.origin, route)).at,
        many: async () => (await paintOf(twins.browser, twins.grown.origin, route)).at,
      },
      runs,
      (run) => say(`growth ${route.name}: run ${run} of ${runs}`),
    );
    const ratio = ratioOfMedians(found.many, found.few);
    rows.push([
      route.name,
      `${more >= 0 ? '+' : ''}${kilobytes(more)}`,
      kept(more, BYTES),
      String(many.requests - few.requests),
      kept(many.requests - few.requests, 0),
      milliseconds(median(found.few)),
      milliseconds(median(found.many)),
      times(ratio.value),
      between(ratio.low, ratio.high),
      kept(ratio.low, SLOWER),
    ]);
  }
  return {
    title: 'Growth from 6 to 25 remotes',
    about:
      'The same product with 19 more releases in its registry, each as large as a real one, signed and verified. Held ' +
      'to 2 KB and no request more (aim 0.5 KB); LCP to 1.03, judged by the lower end of the interval.',
    tables: [
      {
        head: [
          'route',
          'bytes',
          'kept',
          'requests',
          'kept',
          'LCP of 6',
          'LCP of 25',
          'ratio',
          '95 %',
          'kept',
        ],
        rows,
      },
    ],
  };
}
