import type { VitalMeasurement } from '@sanchay/contracts';
import type { Metric } from 'web-vitals';

/** The shell's own name where a figure is about no remote. */
const SHELL = 'shell';

/** The remote in whose slot a node is, or the shell. A node that has left the page has no owner. */
export function remoteOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? SHELL;
}

/**
 * The owner of a figure: the remote that painted the largest element, that took the slowest interaction, or whose
 * content moved most. First byte and first paint belong to the edge and the shell.
 */
export function attributed({ name, value, entries }: Metric): VitalMeasurement {
  return { metric: name, value, remote: remoteOf(nodeOf(name, entries)) };
}

function nodeOf(name: Metric['name'], entries: Metric['entries']): Node | null | undefined {
  if (name === 'LCP') return (entries.at(-1) as LargestContentfulPaint | undefined)?.element;
  if (name === 'INP') return (entries as PerformanceEventTiming[]).find(({ target }) => target)?.target;
  if (name === 'CLS') return largestShift(entries as LayoutShift[])?.sources[0]?.node;
  return null;
}

function largestShift(entries: LayoutShift[]): LayoutShift | undefined {
  return entries.reduce<LayoutShift | undefined>(
    (largest, entry) => (largest && largest.value >= entry.value ? largest : entry),
    undefined,
  );
}

/**
 * Follows the page's Web Vitals. A figure is reported whenever it changes, while the node it is about is still on the
 * page; the last value counts.
 */
export async function watchVitals(changed: (measurement: VitalMeasurement) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch((metric: Metric) => changed(attributed(metric)), { reportAllChanges: true });
  }
}
