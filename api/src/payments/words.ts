import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';

/** Sentences a person reads about how a payment ended. */
export const paymentWords = {
  declined: 'The bank declined the payment. Nothing was charged, and everything is as it was before.',
  cancelled: 'You cancelled the payment. Nothing was charged, and everything is as it was before.',
  failed: 'The payment did not go through. Nothing was charged, and everything is as it was before.',
  expired: 'The payment was not finished in time. Nothing was charged, and everything is as it was before.',
  late: 'Your payment arrived after its time was over, so it was sent back to you in full.',
  unreachable:
    'We cannot reach the payment service right now. Nothing was charged. Please try again in a moment.',
  inProgress: 'A payment is already under way. Finish or cancel it first.',
  missing: 'We do not know this payment.',
} as const;

/** The sentence for a reason code of the gateway. */
export function failureWords(reason: string | null): string {
  if (reason === 'declined') return paymentWords.declined;
  if (reason === 'cancelled') return paymentWords.cancelled;
  return paymentWords.failed;
}

const hindi: Record<keyof typeof paymentWords, string> = {
  declined: 'बैंक ने भुगतान मना कर दिया। कोई पैसा नहीं कटा, और सब कुछ पहले जैसा है।',
  cancelled: 'आपने भुगतान रद्द किया। कोई पैसा नहीं कटा, और सब कुछ पहले जैसा है।',
  failed: 'भुगतान नहीं हो पाया। कोई पैसा नहीं कटा, और सब कुछ पहले जैसा है।',
  expired: 'भुगतान समय पर पूरा नहीं हुआ। कोई पैसा नहीं कटा, और सब कुछ पहले जैसा है।',
  late: 'आपका भुगतान समय बीतने के बाद पहुँचा, इसलिए पूरा लौटा दिया गया।',
  unreachable: 'हम अभी भुगतान सेवा तक नहीं पहुँच पा रहे। कोई पैसा नहीं कटा। थोड़ी देर में फिर कोशिश करें।',
  inProgress: 'एक भुगतान पहले से चल रहा है। पहले उसे पूरा या रद्द करें।',
  missing: 'हमें यह भुगतान नहीं मिला।',
};

/** A sentence of ours, as it is stored, in the reader's language. Any other stays as it is. */
export function paymentSentence(stored: string | null, language: Locale = requestLanguage()): string | null {
  const key = Object.entries(paymentWords).find(([, english]) => english === stored)?.[0];
  return key && language === 'hi' ? hindi[key as keyof typeof paymentWords] : stored;
}
