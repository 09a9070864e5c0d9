import { toWire } from '../../money.ts';
import { unitCount, valueOf } from '../../quantity.ts';

export type GrandfatheringInput = {
  /** Rupees a unit. */
  unitCost: number;
  /** Rupees a unit on the day of the rule (31 January 2018): a fund's NAV, a share's highest price. */
  fmv: number;
  /** Rupees a unit. */
  unitSale: number;
  quantity: number;
  /** ISO date of purchase. */
  acquiredOn: string;
  /** Bought on or before this day, a unit may take its value of that day as cost: the value of the rule in force. */
  boughtBy: string;
};

export type Grandfathering = {
  /** Rupees for the whole quantity. */
  costOfAcquisition: number;
  gain: number;
  grandfathered: boolean;
};

/**
 * Cost of acquisition of old equity: max(actual, min(value of the rule's day, sale)), so that a rise before that
 * day is not taxed and a genuine loss stays a loss. Rupees. Source: rules R3.
 */
export function grandfathering(input: GrandfatheringInput): Grandfathering {
  const { unitCost, fmv, unitSale, quantity, acquiredOn, boughtBy } = input;
  const grandfathered = acquiredOn <= boughtBy;
  const unit = grandfathered ? Math.max(unitCost, Math.min(fmv, unitSale)) : unitCost;
  const cost = valueOf(unitCount(quantity), unit);
  const sale = valueOf(unitCount(quantity), unitSale);
  return { costOfAcquisition: toWire(cost, 2), gain: toWire(sale.minus(cost), 2), grandfathered };
}
