/** At most this many rows stand in the table behind a chart. */
export const MOST_ROWS = 60;

/** Indices of evenly taken points, newest first; the last point is always among them. */
export function sampleIndices(length: number, most: number = MOST_ROWS): { step: number; indices: number[] } {
  const step = Math.max(1, Math.ceil(length / most));
  const indices: number[] = [];
  for (let index = length - 1; index >= 0; index -= step) indices.push(index);
  return { step, indices };
}
