/** The range input works in whole positions; amounts feel right on a logarithmic scale. */
export const POSITIONS = 1000;

export type SliderScale = 'linear' | 'log';

export interface SliderRange {
  min: number;
  max: number;
  step: number;
  scale: SliderScale;
}

/** The nearest value the slider can take. */
export function snap(value: number, { min, max, step }: SliderRange): number {
  const stepped = min + Math.round((value - min) / step) * step;
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(decimals));
}

// A log scale may begin at 0: it then begins at one step.
function floorOf({ min, step }: SliderRange): number {
  return Math.max(min, step);
}

/** Position of a value, 0 to 1. */
export function shareOf(value: number, range: SliderRange): number {
  const { min, max, scale } = range;
  if (max <= min) return 0;
  const held = Math.min(max, Math.max(min, value));
  if (scale === 'linear') return (held - min) / (max - min);
  const floor = floorOf(range);
  return held <= floor ? 0 : Math.log(held / floor) / Math.log(max / floor);
}

/** A size of step that suits the value: thousands for lakhs, so that a thumb stops on round amounts. */
function roundStep(value: number, step: number): number {
  const fine = 10 ** Math.floor(Math.log10(Math.max(1, value)) - 1) * 5;
  return Math.max(step, Math.floor(fine / step) * step);
}

/** Value at a position, 0 to 1, on a round amount. */
export function valueAt(share: number, range: SliderRange): number {
  const { min, max, scale, step } = range;
  if (scale === 'linear') return snap(min + share * (max - min), range);
  if (share <= 0) return min;
  if (share >= 1) return max;
  const floor = floorOf(range);
  const exact = floor * (max / floor) ** share;
  const round = roundStep(exact, step);
  return snap(Math.round(exact / round) * round, range);
}
