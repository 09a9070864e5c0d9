import { stampDuty } from '../../orders/purchase.ts';
import { rupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import { stampDutyOn } from '../stampDuty.ts';

/** Stamp duty of buying back for the proceeds on a day, and what is then invested. Rupees as decimal text. */
export function stampDutyParts(
  amount: string,
  day: string,
  rules: Pick<RuleBook, 'stamp_duty'>,
): { stampDuty: string; buyBack: string } {
  if (rupees(amount).lte(0)) return { stampDuty: '0.00', buyBack: '0.00' };
  const { stampDuty: duty, netAmount } = stampDuty(amount, stampDutyOn(day, rules).value);
  return { stampDuty: rupees(duty).toFixed(2), buyBack: rupees(netAmount).toFixed(2) };
}
