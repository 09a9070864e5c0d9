import type { DepositTerms } from '@sanchay/finance';
import type { DepositRow } from './depositStore.ts';

/** The terms of a deposit for `finance`; before it is booked, as if it opened on `today`. */
export function termsOf(
  deposit: Pick<DepositRow, 'principal' | 'rate' | 'payout' | 'compounding' | 'months' | 'opens_on'>,
  today: string,
): DepositTerms {
  return {
    principal: deposit.principal,
    ratePct: deposit.rate,
    payout: deposit.payout,
    compounding: deposit.compounding,
    months: deposit.months,
    opensOn: deposit.opens_on ?? today,
  };
}
