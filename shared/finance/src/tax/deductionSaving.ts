import { toWire } from '../money.ts';
import { rupees } from '../quantity.ts';

/**
 * Tax that a deduction takes away: amount within the limit x slab rate, with cess on top. Rupees and percent.
 * Source: rules R6 and R1 (1,50,000 at 30 % and 4 % cess is 46,800).
 */
export function deductionSaving(amount: number, limit: number, ratePct: number, cessPct: number): number {
  return toWire(
    rupees(Math.max(0, Math.min(amount, limit)))
      .times(ratePct)
      .div(100)
      .times(100 + cessPct)
      .div(100),
    2,
  );
}
