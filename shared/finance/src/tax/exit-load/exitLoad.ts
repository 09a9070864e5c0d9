import { toWire, type Big } from '../../money.ts';
import { rupees, sumRupees } from '../../quantity.ts';

/** Units sold from one lot, with the load in force when that lot was bought and the age it has reached. */
export type LoadLot = { units: number; loadPct: number };

export type ExitLoad = { gross: number; load: number; net: number };

/**
 * Exit load of a redemption: units x NAV x load % of each lot, taken from the proceeds; the total half-up to paise.
 * Rupees. Source: rules R5. @throws RangeError when units, NAV or load is negative.
 */
export function exitLoad({ lots, nav }: { lots: readonly LoadLot[]; nav: number }): ExitLoad {
  const price = notNegative(nav, 'NAV');
  const worth = lots.map(({ units }) => notNegative(units, 'Units').times(price));
  const loads = lots.map(({ loadPct }, lot) => worth[lot]!.times(notNegative(loadPct, 'Load')).div(100));
  const gross = toWire(sumRupees(worth), 2);
  const load = toWire(sumRupees(loads), 2);
  return { gross, load, net: toWire(rupees(gross).minus(rupees(load)), 2) };
}

function notNegative(value: number, what: string): Big {
  const decimal = rupees(value);
  if (decimal.lt(0)) throw new RangeError(`${what} must not be negative: ${value}`);
  return decimal;
}
