import { ROUND_HALF_UP } from '../money.ts';
import { costOfPart, rupees, unitCount, sumUnits, type Units } from '../quantity.ts';

/** Units of one purchase that are still there. Decimals are text. */
export type HeldLot = {
  readonly id: string;
  /** Day of the NAV at which it was bought; what counts for load, lock-in and tax. */
  readonly boughtOn: string;
  readonly units: string;
  /** Rupees paid for these units, duty included. */
  readonly cost: string;
};

/** A part of a lot that is sold, with its share of the cost. */
export type TakenLot = HeldLot;

/** More units were requested than the lots have. */
export class NotEnoughUnitsError extends RangeError {
  readonly kind = 'not_enough_units';
  constructor(asked: string, there: string) {
    super(`${asked} units asked for, ${there} there`);
    this.name = 'NotEnoughUnitsError';
  }
}

/** Oldest first; of one day in the order of booking, which is the order given. */
export function fifo<Lot extends HeldLot>(lots: readonly Lot[]): Lot[] {
  return lots.toSorted((a, b) => (a.boughtOn === b.boughtOn ? 0 : a.boughtOn < b.boughtOn ? -1 : 1));
}

/** All units of lots, exactly. */
export function unitsOf(lots: readonly Pick<HeldLot, 'units'>[]): Units {
  return sumUnits(lots.map((lot) => lot.units));
}

/**
 * Takes units from lots, first in first out. The cost of a part is its share of the lot's, half-up to paise; the last
 * part of a lot takes what is left of its cost, so that parts always add up to the whole.
 * @throws NotEnoughUnitsError when the lots have fewer; RangeError when nothing or less is requested.
 */
export function takeLots(lots: readonly HeldLot[], units: string | number): TakenLot[] {
  let left = unitCount(units);
  if (left.lte(0)) throw new RangeError(`Nothing to take: ${units} units`);
  const there = unitsOf(lots);
  if (left.gt(there)) throw new NotEnoughUnitsError(left.toFixed(), there.toFixed());
  const taken: TakenLot[] = [];
  for (const lot of fifo(lots)) {
    if (left.eq(0)) break;
    const whole = unitCount(lot.units);
    if (whole.lte(0)) continue;
    const part = left.lt(whole) ? left : whole;
    taken.push({ ...lot, units: part.toFixed(4), cost: shareOf(lot.cost, part, whole) });
    left = left.minus(part);
  }
  return taken;
}

/**
 * The lots that are left, oldest first, when units were taken first in first out.
 * @throws NotEnoughUnitsError when the lots have fewer
 */
export function lotsAfter<Lot extends HeldLot>(lots: readonly Lot[], units: string): Lot[] {
  if (unitCount(units).lte(0)) return fifo(lots);
  const taken = new Map(takeLots(lots, units).map((part) => [part.id, part]));
  return fifo(lots).flatMap((lot) => {
    const part = taken.get(lot.id);
    if (!part) return [lot];
    const left = unitCount(lot.units).minus(unitCount(part.units));
    const cost = rupees(lot.cost).minus(rupees(part.cost)).toFixed(2);
    return left.gt(0) ? [{ ...lot, units: left.toFixed(4), cost }] : [];
  });
}

function shareOf(cost: string, part: Units, whole: Units): string {
  return part.eq(whole)
    ? rupees(cost).toFixed(2)
    : costOfPart(rupees(cost), part, whole).round(2, ROUND_HALF_UP).toFixed(2);
}
