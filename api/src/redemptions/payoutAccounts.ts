import type { RedemptionPreview } from '@sanchay/contracts';
import type { DefaultBank } from '../banks/index.ts';
import type { PayoutSource } from './payoutSource.ts';
import { refusalText, refuse } from './messages/refusals.ts';

/**
 * The account that the money goes to: the one chosen, else the first that it may go to.
 * @param banks the verified accounts, the default one first
 * @param source the kind of account that a non-resident's units were paid from; null for a resident
 * @throws Problem 422 `bank_missing`, `bank_unknown`, `bank_nre` or `bank_nro`.
 */
export function bankFor(
  banks: readonly DefaultBank[],
  bankId: string | null,
  source: PayoutSource | null,
): DefaultBank {
  if (bankId === null) {
    const bank = banks.find((one) => refusalOf(one, source) === null);
    if (bank) return bank;
    throw refuse(source && banks.length > 0 ? `bank_${source}` : 'bank_missing', 'bank_id');
  }
  const bank = banks.find(({ id }) => id === bankId);
  if (!bank) throw refuse('bank_unknown', 'bank_id');
  const code = refusalOf(bank, source);
  if (code) throw refuse(code, 'bank_id');
  return bank;
}

/** Every account with the reason why the money cannot go to it, in the language of the request. */
export function payoutAccounts(
  banks: readonly DefaultBank[],
  source: PayoutSource | null,
): RedemptionPreview['accounts'] {
  return banks.map((bank, place) => {
    const { id, bank_name, masked_account_no } = bank;
    const code = refusalOf(bank, source);
    const refusal = code && { code, message: refusalText(code) };
    return { id, bank_name, masked_account_no, default: place === 0, refusal };
  });
}

function refusalOf({ type }: DefaultBank, source: PayoutSource | null) {
  return source === null || type === source ? null : (`bank_${source}` as const);
}
