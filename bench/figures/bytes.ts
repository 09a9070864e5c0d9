import { newVisit } from '../page/browser.ts';
import type { Front } from '../page/front.ts';
import type { MeasuredRoute } from '../page/routes.ts';
import { watchTraffic, type Traffic } from '../page/traffic.ts';
import { gzipped } from '../measure/gzipped.ts';
import { kept, kilobytes, type Finding } from '../measure/table.ts';
import type { BenchOptions } from '../options.ts';
import type { Twins } from '../twins/twins.ts';

const PUBLIC = 210 * 1024;
const SIGNED_IN = 250 * 1024;
const ENTRY = 10 * 1024;
const AFTER_LOAD_MS = 5_000;

/** Bytes and requests of a first visit until five seconds after load, and the size of each remote's entry. */
export async function bytes(
  twins: Twins,
  { routes }: BenchOptions,
  say: (line: string) => void,
): Promise<Finding> {
  const rows: string[][] = [];
  for (const route of twins.routes.filter(({ name }) => routes.includes(name))) {
    say(`bytes ${route.name}`);
    const federated = await firstView(twins, twins.federated, route);
    const mono = await firstView(twins, twins.mono, route);
    const limit = route.session ? SIGNED_IN : PUBLIC;
    rows.push([
      route.name,
      kilobytes(federated.script),
      String(federated.scripts),
      kilobytes(limit),
      kept(federated.script, limit),
      kilobytes(mono.script),
      kilobytes(total(federated)),
      String(federated.requests),
    ]);
  }
  const entries = Object.entries(twins.registry.remotes).map(([name, { live, releases }]) => {
    const size = gzipped(releases[live]!.entry);
    return [name, kilobytes(size), kilobytes(ENTRY), kept(size, ENTRY)];
  });
  return {
    title: 'Bytes of a first view',
    about:
      'On the wire, brotli, headers included, from an empty cache until five seconds after load. Scripts are held to ' +
      '210 KB on public pages and 250 KB on signed-in ones (aim 180 and 210); an entry to 10 KB gzip.',
    tables: [
      {
        head: ['route', 'scripts', 'of them', 'limit', 'kept', 'mono scripts', 'all bytes', 'requests'],
        rows,
      },
      { head: ['entry of', 'gzip', 'limit', 'kept'], rows: entries },
    ],
  };
}

/** What a first visit requests over the network. */
export async function firstView(
  { browser }: Twins,
  { origin }: Front,
  { path, session }: MeasuredRoute,
): Promise<Traffic> {
  const { page, cdp, context } = await newVisit(browser, origin, { session, throttled: false });
  const traffic = watchTraffic(cdp);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  await context.close();
  return traffic();
}

/** All bytes of a visit. */
export function total({ bytes: byKind }: Traffic): number {
  return Object.values(byKind).reduce((sum, size) => sum + size, 0);
}
