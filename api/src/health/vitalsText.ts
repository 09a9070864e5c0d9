import type { VitalsHistogram } from '../vitals/index.ts';

const NAME = 'sanchay_web_vitals';

/**
 * What browsers measured, as histograms in the Prometheus text format. They are counted in the database, for all nodes
 * together, so the library that counts in this process cannot write them.
 */
export function vitalsText(histograms: readonly VitalsHistogram[]): string {
  const lines = histograms.flatMap(({ remote, metric, buckets, count, total }) => {
    const labels = `remote="${remote}",metric="${metric}"`;
    return [
      ...buckets.map(
        ({ bound, count: upTo }) =>
          `${NAME}_bucket{${labels},le="${bound === Infinity ? '+Inf' : bound}"} ${upTo}`,
      ),
      `${NAME}_sum{${labels}} ${total}`,
      `${NAME}_count{${labels}} ${count}`,
    ];
  });
  return [
    `# HELP ${NAME} Web Vitals by remote, in milliseconds (CLS: share of the screen)`,
    `# TYPE ${NAME} histogram`,
    ...lines,
    '',
  ].join('\n');
}
