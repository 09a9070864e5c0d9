import type { StockOrder } from '@sanchay/contracts';
import { toWire, type StockCharges } from '@sanchay/finance';

/** Charges as the contracts show them. */
export function chargeLines({ charges }: StockCharges): StockOrder['charges'] {
  return charges.map(({ kind, amount, ratePct, ruleId }) => ({
    kind,
    amount: toWire(amount, 2),
    rate: ratePct,
    rule_id: ruleId,
  }));
}
