import { roundRupees, rupees, type Rupees } from '../quantity.ts';

/**
 * Exact rupees rounded so that the rounded parts add up to the rounded whole: each is what it adds to the rounded
 * running total. Rupees as decimal text.
 */
export function roundedParts(exact: readonly Rupees[]): string[] {
  let running = rupees(0);
  let before = rupees(0);
  return exact.map((part) => {
    running = running.plus(part);
    const rounded = roundRupees(running);
    const own = rounded.minus(before);
    before = rounded;
    return own.toFixed(2);
  });
}
