/** Most steps from the first line of the value axis to its last. */
const MOST = 6;

/** Round values within a range, at most seven: 1, 2, 2.5 or 5 of a power of ten from one to the next. */
export function valueTicks(low: number, high: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [];
  const power = 10 ** Math.floor(Math.log10(span / MOST));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => span / one <= MOST)!;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  // Multiples of the step, and not sums of it, so that 0.3 is not 0.30000000000000004.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
