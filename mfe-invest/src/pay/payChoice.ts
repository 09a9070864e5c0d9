import { plainText } from '@sanchay/finance';
import type { CallBody, CartPaymentMethod, PaymentOptions } from '@sanchay/contracts';

/** How a user pays: the method, and the fields it requires. */
export interface PayChoice {
  method: CartPaymentMethod;
  /** Empty for a code to scan. */
  upiId: string;
  bank: string;
  mandateId: string;
}

/** The default choice until the user changes it: the method used last time. */
export function firstChoice(options: PaymentOptions | undefined): PayChoice {
  const usable = options?.options.find(({ usable: can }) => can)?.method ?? 'upi';
  return {
    method: usable,
    upiId: options?.upi_ids[0] ?? '',
    bank: options?.banks[0]?.code ?? '',
    mandateId: options?.mandates[0]?.id ?? '',
  };
}

type PayFields = Pick<CallBody<'pay'>, 'method' | 'upi_id' | 'bank' | 'mandate_id'>;

/** The fields that the chosen method sends; those of the others stay at home. */
export function payFields({ method, upiId, bank, mandateId }: PayChoice): PayFields {
  const upi = plainText(upiId);
  if (method === 'upi') return upi === '' ? { method } : { method, upi_id: upi };
  if (method === 'netbanking') return bank === '' ? { method } : { method, bank };
  if (method === 'mandate') return { method, mandate_id: mandateId };
  return { method };
}
