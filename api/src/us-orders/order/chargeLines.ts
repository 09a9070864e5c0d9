import type { UsOrder } from '@sanchay/contracts';
import { toWire, type UsCharges } from '@sanchay/finance';

/** Charges as the contracts show them. */
export function chargeLines({ charges }: UsCharges): UsOrder['charges'] {
  return charges.map(({ kind, amount, ruleId }) => ({ kind, amount: toWire(amount, 2), rule_id: ruleId }));
}
