import type { CDPSession, Page } from '@playwright/test';
import { newVisit } from '../page/browser.ts';
import { arrived, walk } from '../page/links.ts';
import { kept, type Finding } from '../measure/table.ts';
import type { Twins } from '../twins/twins.ts';

const WARM_UP = 20;
const CYCLES = 60;
const HEAP_GATE_MB = 1;

interface Standing {
  nodes: number;
  listeners: number;
  heap: number;
}

/** What is left over after 60 visits of all areas, garbage collected before and after. */
export async function leaks({ browser, federated }: Twins, say: (line: string) => void): Promise<Finding> {
  const { page, cdp, context } = await newVisit(browser, federated.origin, {
    session: null,
    throttled: false,
  });
  await cdp.send('Performance.enable');
  await page.goto(federated.origin);
  await arrived(page, 'mfe-marketing');
  for (let cycle = 0; cycle < WARM_UP; cycle += 1) await walkOnce(page);
  const before = await standing(cdp);
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    if (cycle % 10 === 0) say(`leaks: cycle ${cycle} of ${CYCLES}`);
    await walkOnce(page);
  }
  const after = await standing(cdp);
  await context.close();
  const megabytes = (bytes: number): number => bytes / 1024 / 1024;
  const grown = megabytes(after.heap - before.heap);
  return {
    title: 'Leaks',
    about: `${CYCLES} walks through ${walk.length} areas by links of the header, after ${WARM_UP} to warm up; garbage collected before each count.`,
    tables: [
      {
        head: ['what', 'before', 'after', 'more', 'limit', 'kept'],
        rows: [
          counted('DOM nodes', before.nodes, after.nodes),
          counted('listeners', before.listeners, after.listeners),
          [
            'heap',
            `${megabytes(before.heap).toFixed(1)} MB`,
            `${megabytes(after.heap).toFixed(1)} MB`,
            `${grown.toFixed(2)} MB`,
            `${HEAP_GATE_MB} MB`,
            kept(grown, HEAP_GATE_MB),
          ],
        ],
      },
    ],
  };
}

function counted(what: string, before: number, after: number): string[] {
  return [what, String(before), String(after), String(after - before), '0', kept(after - before, 0)];
}

async function walkOnce(page: Page): Promise<void> {
  for (const { path, remote } of walk) {
    await page.evaluate(
      (href) => document.querySelector<HTMLAnchorElement>(`#shell-header a[href="${href}"]`)!.click(),
      path,
    );
    await arrived(page, remote);
  }
}

async function standing(cdp: CDPSession): Promise<Standing> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}
