import type { DepositTerms, FdPayer } from '@sanchay/finance';
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

/** Who pays the interest, for the threshold of tax. */
export const payerOf = ({ issuer_kind: kind }: Pick<DepositRow, 'issuer_kind'>): FdPayer => kind;
