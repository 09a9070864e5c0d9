import { roundRupees, rupees, type Rupees } from '../quantity.ts';

/**
 * Exact rupees rounded so that the rounded parts add up to the rounded whole: each is what it adds to the rounded
 * running total. Rupees as decimal text.
 * @param start the exact sum of the parts before these
 */
export function roundedParts(exact: readonly Rupees[], start: Rupees = rupees(0)): string[] {
  let running = start;
  let before = roundRupees(start);
  return exact.map((part) => {
    running = running.plus(part);
    const rounded = roundRupees(running);
    const own = rounded.minus(before);
    before = rounded;
    return own.toFixed(2);
  });
}
