import { unitCount, type Units } from '@sanchay/finance';

/** Units that a running balance may differ by: registrars print three decimals of four. */
const UNIT_TOLERANCE = '0.001';

/** Whether two counts differ by more than the tolerance. */
export const unitsDiffer = (a: Units, b: Units): boolean => a.minus(b).abs().gt(unitCount(UNIT_TOLERANCE));

/** Whether a balance went below nothing by more than the tolerance. */
export function isNegative(balance: string): boolean {
  return unitCount(balance).lt(unitCount(UNIT_TOLERANCE).neg());
}

/** Whether both are the same number of units within the tolerance. */
export const isSameUnits = (a: string, b: string): boolean => !unitsDiffer(unitCount(a), unitCount(b));

/** Units that a folio can hold: a file that states more sales than purchases leaves none, not less than none. */
export const notBelowZero = (units: Units): Units => (units.lt(unitCount('0')) ? unitCount('0') : units);
