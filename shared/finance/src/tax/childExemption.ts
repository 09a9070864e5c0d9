import { rupees, sumRupees, type Rupees } from '../quantity.ts';
import { isOutside } from './capital-gains/gainPools.ts';
import type { TaxedLot } from './capital-gains/taxedLot.ts';

type Lot = Pick<TaxedLot, 'head' | 'ratePct' | 'gain'>;

/** What of the exemption of one child is used. Rupees. */
export interface UsedChildExemption {
  income: Rupees;
  gains: Rupees;
}

const lower = (a: Rupees, b: Rupees): Rupees => (a.lt(b) ? a : b);
const positive = (amount: Rupees): Rupees => (amount.lt(0) ? rupees(0) : amount);

/**
 * What of the clubbed income and gains of one child is exempt for the parent, who has one limit for both. The law names
 * no order: interest and dividends come first, because the slab taxes them, and gains take what is left.
 * Source: section 10(32) of the Income-tax Act, 1961; old regime only.
 * @param clubbed taxable interest and dividends of the child in rupees, and what the child sold, of which exempt gains
 *   and those of an unknown kind take no part
 */
export function childExemption(
  { income, lots }: { income: Rupees; lots: readonly Lot[] },
  limit: number,
): UsedChildExemption {
  const ofIncome = lower(positive(income), rupees(limit));
  const gain = sumRupees(lots.filter((lot) => !isOutside(lot)).map((lot) => lot.gain));
  return { income: ofIncome, gains: lower(positive(gain), rupees(limit).minus(ofIncome)) };
}

/**
 * Lots of one child after an exempt amount, which reduces gains taxed at the slab first, then those with the highest
 * rate. @param exempt rupees; at most the sum of the gains above 0
 */
export function afterChildExemption<Sold extends Lot>(lots: readonly Sold[], exempt: Rupees): Sold[] {
  let left = exempt;
  const reduced = new Map<Sold, string>();
  const rate = ({ ratePct }: Sold): number => ratePct ?? 100;
  for (const lot of lots.filter((one) => !isOutside(one)).toSorted((a, b) => rate(b) - rate(a))) {
    const part = lower(positive(rupees(lot.gain)), left);
    left = left.minus(part);
    reduced.set(lot, rupees(lot.gain).minus(part).toFixed(2));
  }
  return lots.map((lot) => ({ ...lot, gain: reduced.get(lot) ?? lot.gain }));
}
