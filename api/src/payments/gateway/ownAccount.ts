import type { PayerAccount } from '../../partners/index.ts';

/**
 * Returns whether money came from an account that may pay; also true where the gateway does not report the payer but
 * was given the permitted accounts.
 */
export function isOwnAccount(
  { payer_accounts: accounts }: { payer_accounts: readonly PayerAccount[] },
  payer: PayerAccount | null,
): boolean {
  if (payer === null || accounts.length === 0) return true;
  return accounts.some(({ ifsc, last4 }) => ifsc === payer.ifsc && last4 === payer.last4);
}
