import type { Holding, HoldingFigures } from '@sanchay/contracts';
import { rupees, scaleOf, toWire } from '@sanchay/finance';

/** The return in percent selected by `return_basis`: XIRR, or the absolute one below 30 days; null for none. */
export function shownReturn({
  return_basis,
  absolute_percentage,
  xirr_percentage,
}: Pick<HoldingFigures, 'return_basis' | 'absolute_percentage' | 'xirr_percentage'>): number | null {
  return return_basis === 'xirr' ? xirr_percentage : absolute_percentage;
}

/** Rupees put in for a unit or gram on average, 4 decimals; null without units or a known cost. */
export function averageCost({
  total_invested,
  units,
}: Pick<Holding, 'total_invested' | 'units'>): number | null {
  return units > 0 && total_invested !== null ? toWire(rupees(total_invested).div(units), 4) : null;
}

/** Decimals that these units are shown with: 3, and 4 where a scheme or gold keeps 4. */
export function unitDecimals(units: readonly number[]): 3 | 4 {
  return units.some((value) => scaleOf(value) > 3) ? 4 : 3;
}
