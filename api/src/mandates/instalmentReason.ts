import { paymentSentence, paymentWords } from '../payments/index.ts';
import { said } from '../platform/language.ts';
import { mandateSentence } from './words.ts';

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
  if (stored === paymentWords.declined) return said(DECLINED);
  if (stored === paymentWords.failed || stored === paymentWords.expired) return said(FAILED);
  return mandateSentence(paymentSentence(stored));
}
