import type { PayerAccount } from '../../partners/index.ts';

/** Whether money came from an account that may pay; also where the gateway does not tell, having been told whose may. */
export function isOwnAccount(
  { payer_accounts: accounts }: { payer_accounts: readonly PayerAccount[] },
  payer: PayerAccount | null,
): boolean {
  if (payer === null || accounts.length === 0) return true;
  return accounts.some(({ ifsc, last4 }) => ifsc === payer.ifsc && last4 === payer.last4);
}
