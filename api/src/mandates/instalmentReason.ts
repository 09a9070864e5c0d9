import { paymentSentence, paymentMessages } from '../payments/index.ts';
import { localize } from '../platform/http/language.ts';
import { mandateSentence } from './messages.ts';

/** Of a debit: the sentences of payments are about an order that stays in the cart. */
const DECLINED = {
  en: 'Your bank declined the debit. No money was taken.',
  hi: 'आपके बैंक ने डेबिट अस्वीकार किया। कोई पैसा नहीं कटा।',
};
const FAILED = {
  en: 'The debit failed. No money was taken.',
  hi: 'डेबिट पूरा नहीं हुआ। कोई पैसा नहीं कटा।',
};

/** Why an instalment was not paid, in the language of the request. */
export function instalmentReason(stored: string | null): string | null {
  if (stored === paymentMessages.declined) return localize(DECLINED);
  if (stored === paymentMessages.failed || stored === paymentMessages.expired) return localize(FAILED);
  return mandateSentence(paymentSentence(stored));
}
