import { decimal, toWire } from '../../money.ts';
import { roundRupees, rupees } from '../../quantity.ts';
import type { RemittanceTcs } from '../gains/foreignShareRules.ts';

/**
 * Rupees of tax collected on a remittance when `sentBefore` rupees went abroad in the same financial year, half-up to
 * paise. Source: rules R11.
 */
export function remittanceTcs(rule: RemittanceTcs, amount: number, sentBefore: number): number {
  const free = Math.max(0, rule.above - sentBefore);
  const taxed = rupees(amount).minus(rupees(free));
  return taxed.gt(0) ? toWire(taxed.times(rule.ratePct).div(100), 2) : 0;
}

/** A remittance of a financial year and the tax collected on it: rupees as decimal text. */
export interface TaxedRemittance {
  id: string;
  tcs: string;
}

/**
 * What is refunded of the tax on other remittances of the year when one was not made after all. The part of it that was
 * below the limit now leaves room for them, the earliest first, so that the tax kept is again the tax due on what was
 * really sent. Rupees as text; remittances without a refund are left out. Source: rules R11.
 */
export function tcsToRefund(
  { ratePct }: RemittanceTcs,
  dropped: { inr: string; tcs: string },
  others: readonly TaxedRemittance[],
): { id: string; amount: string }[] {
  let left = roundRupees(rupees(decimal(dropped.inr).times(ratePct).div(100))).minus(rupees(dropped.tcs));
  const refunds: { id: string; amount: string }[] = [];
  for (const { id, tcs } of others) {
    const amount = left.lt(rupees(tcs)) ? left : rupees(tcs);
    if (amount.lte(0)) continue;
    refunds.push({ id, amount: amount.toFixed(2) });
    left = left.minus(amount);
  }
  return refunds;
}
