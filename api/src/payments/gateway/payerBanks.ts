import { verifiedBanks, type DefaultBank } from '../../banks/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { PayerAccount } from '../../partners/index.ts';

/** A verified bank account, masked. Only these may pay, and only these get a mandate. */
export type OwnBank = Pick<DefaultBank, 'id' | 'ifsc' | 'bank_name' | 'masked_account_no'>;

/** The verified accounts of a portfolio, the default one first. */
export function ownBanks(q: Queries, portfolioId: string): Promise<OwnBank[]> {
  return verifiedBanks(q, portfolioId);
}

/** Name of the bank and the end of the number, as the user knows the account. */
export function bankLabel({ bank_name, masked_account_no }: OwnBank): string {
  return `${bank_name} ••${masked_account_no.slice(-4)}`;
}

/** What a gateway receives about an account, and reports about the payer's. */
export function payerAccount({ ifsc, masked_account_no }: OwnBank): PayerAccount {
  return { ifsc, last4: masked_account_no.slice(-4) };
}
