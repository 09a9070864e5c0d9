import { decimal, rupees, toWire } from '@sanchay/finance';

/** Change from the previous price in percent, 2 decimals; 0 without a previous price. */
export function changeOf(price: string | number, previous: string | number): number {
  const before = rupees(previous);
  return before.gt(0) ? toWire(decimal(price).minus(before).div(before).times(100), 2) : 0;
}

/**
 * Returns one figure over another, 2 decimals, or null where it is meaningless: a figure is missing or the lower is
 * not positive.
 */
export function ratioOf(over: string | null, under: string | null, times = 1): number | null {
  if (over === null || under === null || !rupees(under).gt(0)) return null;
  return toWire(rupees(over).div(under).times(times), 2);
}
