import { bytes } from './figures/bytes.ts';
import { exchangeMessages } from './figures/exchangeMessages.ts';
import { fundList } from './figures/fundList.ts';
import { funds } from './figures/funds.ts';
import { growth } from './figures/growth.ts';
import { importFigure } from './figures/importFigure.ts';
import { interaction } from './figures/interaction.ts';
import { lcp } from './figures/lcp.ts';
import { leaks } from './figures/leaks.ts';
import { orders } from './figures/orders.ts';
import { navPaint } from './figures/navPaint.ts';
import { portfolio } from './figures/portfolio.ts';
import { publicPages } from './figures/publicPages.ts';
import { quotePaint } from './figures/quotePaint.ts';
import { routeChange } from './figures/routeChange.ts';
import { search } from './figures/search.ts';
import { shares } from './figures/shares.ts';
import { sipRun } from './figures/sipRun.ts';
import { start } from './figures/start.ts';
import { streams } from './figures/streams.ts';
import { ttfb } from './figures/ttfb.ts';
import { xirrFigure } from './figures/xirr.ts';
import { markdownTable, type Finding } from './measure/table.ts';
import { readOptions, type BenchOptions, type FigureName } from './options.ts';
import { stamp, writeDown } from './report.ts';
import { startTwins, type Twins } from './twins/twins.ts';

/** Measures the requested figures, prints them, and writes those measured completely into `docs/benchmarks.md`. */
const say = (line: string): void => console.error(`· ${line}`);

const inPages: Partial<Record<FigureName, (twins: Twins, options: BenchOptions) => Promise<Finding>>> = {
  lcp: (twins, options) => lcp(twins, options, say),
  bytes: (twins, options) => bytes(twins, options, say),
  growth: (twins, options) => growth(twins, options, say),
  routes: (twins, options) => routeChange(twins, options, say),
  leaks: (twins) => leaks(twins, say),
  public: (twins, options) => publicPages(twins, options, say),
  interaction: (twins) => interaction(twins, say),
};
const alone: Partial<Record<FigureName, (options: BenchOptions) => Promise<Finding>>> = {
  start: () => start(say),
  funds,
  list: () => fundList(say),
  search: () => search(say),
  nav: (options) => navPaint(options, say),
  ttfb: () => ttfb(say),
  'sip-run': sipRun,
  orders: () => orders(say),
  xirr: xirrFigure,
  streams: () => streams(say),
  portfolio: () => portfolio(say),
  shares: () => shares(say),
  quotes: () => quotePaint(say),
  messages: () => exchangeMessages(say),
  import: () => importFigure(say),
};

async function notify(finding: Finding, { whole, runs }: BenchOptions): Promise<void> {
  console.log(`\n${finding.title}\n${finding.about}`);
  for (const table of finding.tables) console.log(`\n${markdownTable(table)}`);
  if (whole) await writeDown(finding, stamp(runs));
}

/** Measures one figure. One that cannot be measured ends with its reason, and the others are measured all the same. */
async function measure(name: FigureName, figure: Promise<Finding>, options: BenchOptions): Promise<void> {
  try {
    await notify(await figure, options);
  } catch (error) {
    process.exitCode = 1;
    console.log(`\n${name}: no figure, because ${(error as Error).message}`);
  }
}

let options: BenchOptions;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
const served = options.figures.filter((name) => inPages[name]);
if (served.length > 0) {
  const twins = await startTwins(say);
  const end = (): void => void twins.close().then(() => process.exit(1));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  try {
    for (const name of served) await measure(name, inPages[name]!(twins, options), options);
  } finally {
    await twins.close();
  }
}
for (const name of options.figures) if (alone[name]) await measure(name, alone[name](options), options);
