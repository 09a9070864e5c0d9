import { toWire } from '../../money.ts';
import { rupees } from '../../quantity.ts';
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
