import { parseArgs } from 'node:util';
import { routeNames, type RouteName } from './page/routes.ts';

export const figureNames = [
  'lcp',
  'bytes',
  'growth',
  'routes',
  'leaks',
  'start',
  'funds',
  'list',
  'search',
  'nav',
  'ttfb',
  'public',
  'interaction',
  'sip-run',
  'orders',
  'xirr',
  'streams',
  'portfolio',
  'shares',
  'quotes',
  'messages',
  'import',
] as const;
export type FigureName = (typeof figureNames)[number];

/** What is to be measured. */
export interface BenchOptions {
  figures: readonly FigureName[];
  routes: readonly RouteName[];
  /** How often each page is opened in each way. */
  runs: number;
  /** All of a figure is measured, so that its part of `docs/benchmarks.md` is written anew. */
  whole: boolean;
}

const RUNS = 15;
/** Fewer runs than these yield nothing worth recording. */
const FEWEST_TOLD = 5;

/**
 * Reads `[figure …] [--route name] [--runs n]`; without a figure all are measured.
 * @throws Error with a sentence that names what there is.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { route: { type: 'string' }, runs: { type: 'string' } },
  });
  const figures = positionals.map((name) => known(name, figureNames, 'figure'));
  const route = values.route === undefined ? null : known(values.route, routeNames, 'route');
  const runs = Number(values.runs ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, not ${values.runs}.`);
  return {
    figures: figures.length > 0 ? figures : figureNames,
    routes: route ? [route] : routeNames,
    runs,
    whole: route === null && runs >= FEWEST_TOLD,
  };
}

function known<Name extends string>(given: string, names: readonly Name[], what: string): Name {
  const found = names.find((name) => name === given);
  if (!found) throw new Error(`There is no ${what} ${given}. There are: ${names.join(', ')}.`);
  return found;
}
