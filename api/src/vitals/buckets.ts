import type { VitalMeasurement } from '@sanchay/contracts';

type Metric = VitalMeasurement['metric'];

/** Upper bounds in milliseconds (CLS: share of the screen), rising; the web's "good" and "poor" limits are among them. */
export const bounds: Record<Metric, readonly number[]> = {
  TTFB: [100, 200, 400, 800, 1_800],
  FCP: [500, 1_000, 1_800, 3_000],
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 4_000],
  INP: [50, 100, 200, 500],
  CLS: [0.01, 0.02, 0.1, 0.25],
};

/** The upper bound of the bucket that a value falls into: the first that is not below it, else Infinity. */
export function bucketOf(metric: Metric, value: number): number {
  return bounds[metric].find((bound) => value <= bound) ?? Infinity;
}
