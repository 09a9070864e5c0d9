import type { ChartSeries } from './series.ts';
import { secondsOf } from './ticks.ts';

/** Pixels around the lines of a chart; to the right come the labels of the values, as wide as they are long. */
export const MARGIN = { top: 10, left: 4, bottom: 30, right: 8 };
/** Below this width of the chart, in pixels, the time axis has fewer labels. */
export const NARROW = 480;
export const PHONE_LABELS = 4;
export const DESKTOP_LABELS = 6;

/** Width of the value axis in pixels for its labels. */
export function valueAxisWidth(labels: readonly string[]): number {
  return 14 + 7 * Math.max(3, ...labels.map((text) => text.length));
}

/** A little air above and below; a flat line gets some too. */
export function padded(low: number, high: number): [number, number] {
  const air = high > low ? (high - low) * 0.06 : Math.max(1, Math.abs(high) * 0.01);
  const floor = low - air;
  return [low >= 0 && floor < 0 ? 0 : floor, high + air];
}

/** What a chart spans: seconds of its first and last date, and its values with air. */
export interface Extent {
  from: number;
  to: number;
  low: number;
  high: number;
}

/** The extent of lines over ascending ISO dates. */
export function extentOf(dates: readonly string[], series: readonly ChartSeries[]): Extent {
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const [low, high] = padded(
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity),
  );
  return { from: secondsOf(dates[0]!), to: secondsOf(dates.at(-1)!), low, high };
}

/** Share of the width, 0 to 1, at which a moment stands. */
export function across({ from, to }: Extent, seconds: number): number {
  return to > from ? (seconds - from) / (to - from) : 0;
}

/** Share of the height, 0 at the top to 1, at which a value stands. */
export function down({ low, high }: Extent, value: number): number {
  return (high - value) / (high - low);
}
