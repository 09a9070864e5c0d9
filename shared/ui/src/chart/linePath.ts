import { across, down, type Extent } from './geometry.ts';
import { secondsOf } from './ticks.ts';

/** Side of the square in which paths are drawn, before they are stretched over the chart. */
export const SQUARE = 1000;
/** A path has at most two points for each of these slices: the lowest and the highest there. */
const SLICES = 150;

/** Indices of the points that a picture needs: per slice the lowest and the highest, in their order, and both ends. */
export function pictureIndices(values: readonly (number | null)[]): number[] {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length <= 2 * SLICES) return known.map(({ index }) => index);
  const size = known.length / SLICES;
  const kept = new Set([known[0]!.index, known.at(-1)!.index]);
  for (let slice = 0; slice < SLICES; slice += 1) {
    const points = known.slice(Math.floor(slice * size), Math.floor((slice + 1) * size));
    kept.add(points.reduce((least, point) => (point.value < least.value ? point : least)).index);
    kept.add(points.reduce((most, point) => (point.value > most.value ? point : most)).index);
  }
  return [...kept].sort((a, b) => a - b);
}

/** The path of a line in the square; gaps are bridged. Empty for less than two values. */
export function linePath(
  dates: readonly string[],
  values: readonly (number | null)[],
  extent: Extent,
): string {
  const points = pictureIndices(values).map((index) => {
    const x = Math.round(across(extent, secondsOf(dates[index]!)) * SQUARE);
    const y = Math.round(down(extent, values[index]!) * SQUARE);
    return `${x} ${y}`;
  });
  return points.length < 2 ? '' : `M${points.join('L')}`;
}

/** The same line closed along the foot of the square, or along a value. */
export function areaPath(
  line: string,
  dates: readonly string[],
  values: readonly (number | null)[],
  extent: Extent,
  along?: number,
): string {
  const y = along === undefined ? SQUARE : Math.max(0, Math.round(down(extent, along) * SQUARE));
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const x = (index: number) => Math.round(across(extent, secondsOf(dates[index]!)) * SQUARE);
  return line && `${line}L${x(last)} ${y}L${x(first)} ${y}Z`;
}
