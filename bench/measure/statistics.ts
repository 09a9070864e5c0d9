/** Middle of the values. @throws RangeError for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * The value below which a share of the values lies, interpolated between neighbours (type 7 of Hyndman and Fan, 1996).
 * @param share 0 to 1.
 * @throws RangeError for no values or another share.
 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0 || share < 0 || share > 1) throw new RangeError('no values, or no share of them');
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)]!;
  return low + (sorted[Math.ceil(place)]! - low) * (place - Math.floor(place));
}

/** Random numbers from 0 up to 1 that a seed decides (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Interval {
  low: number;
  high: number;
}

export interface Ratio extends Interval {
  /** Median of the one over median of the other. */
  value: number;
}

const RESAMPLES = 4_000;

/**
 * Ratio of two medians with its 95 % bootstrap interval. The values of one run of both belong together, so that what
 * slows a whole run down falls out: runs are drawn, not values.
 * @throws RangeError when the two have not the same number of runs, or none.
 */
export function ratioOfMedians(
  measured: readonly number[],
  base: readonly number[],
  random: () => number = seededRandom(1),
): Ratio {
  if (measured.length !== base.length) throw new RangeError('the two have not the same number of runs');
  const ratios = Array.from({ length: RESAMPLES }, () => {
    const drawn = measured.map(() => Math.floor(random() * measured.length));
    return median(drawn.map((at) => measured[at]!)) / median(drawn.map((at) => base[at]!));
  });
  return {
    value: median(measured) / median(base),
    low: quantile(ratios, 0.025),
    high: quantile(ratios, 0.975),
  };
}

/** The 95 % bootstrap interval of a quantile. */
export function intervalOf(
  values: readonly number[],
  share: number,
  random: () => number = seededRandom(1),
): Interval {
  const drawn = Array.from({ length: RESAMPLES }, () =>
    quantile(
      values.map(() => values[Math.floor(random() * values.length)]!),
      share,
    ),
  );
  return { low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}
