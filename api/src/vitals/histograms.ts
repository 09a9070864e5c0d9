import type { VitalMeasurement } from '@sanchay/contracts';
import type { Db, Queries } from '../db/pool.ts';
import { bounds, bucketOf } from './buckets.ts';

/** One histogram in the sense of Prometheus: each bucket counts all values up to its bound. */
export interface VitalsHistogram {
  remote: string;
  metric: VitalMeasurement['metric'];
  buckets: { bound: number; count: number }[];
  count: number;
  /** Of all values: milliseconds, for CLS shares of the screen. */
  total: number;
}

/** Counts one batch. A remote that the registry does not know is counted as `other`, so that the table stays small. */
export async function countMeasurements(db: Db, measurements: readonly VitalMeasurement[]): Promise<void> {
  const rows = measurements
    .map(({ remote, metric, value }) => ({ remote, metric, value, bound: bucketOf(metric, value) }))
    // One order for all, so that two batches never wait for one another.
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  await db.tx(async (tx) => {
    for (const { remote, metric, value, bound } of rows) {
      await tx.query(
        `INSERT INTO web_vitals (remote, metric, bound, count, total)
         VALUES (
           CASE WHEN $1 = 'shell' OR EXISTS (SELECT 1 FROM release_channels WHERE remote = $1)
             THEN $1 ELSE 'other' END, $2, $3, 1, $4)
         ON CONFLICT (remote, metric, bound)
         DO UPDATE SET count = web_vitals.count + 1, total = web_vitals.total + EXCLUDED.total`,
        [remote, metric, bound, value],
      );
    }
  });
}

/** Every histogram that has a value, by remote and metric. */
export async function vitalsHistograms(db: Queries): Promise<VitalsHistogram[]> {
  const rows = await db.query<{
    remote: string;
    metric: VitalMeasurement['metric'];
    bound: number;
    count: number;
    total: number;
  }>('SELECT * FROM web_vitals ORDER BY remote COLLATE "C", metric COLLATE "C", bound');
  const groups = Map.groupBy(rows, ({ remote, metric }) => `${remote} ${metric}`);
  return [...groups.values()].map((group) => {
    const { remote, metric } = group[0]!;
    const upTo = (bound: number) =>
      group.filter((row) => row.bound <= bound).reduce((sum, { count }) => sum + count, 0);
    return {
      remote,
      metric,
      buckets: [...bounds[metric], Infinity].map((bound) => ({ bound, count: upTo(bound) })),
      count: upTo(Infinity),
      total: group.reduce((sum, { total }) => sum + total, 0),
    };
  });
}

function placeOf({ remote, metric, bound }: { remote: string; metric: string; bound: number }): string {
  return `${remote} ${metric} ${bound}`;
}
