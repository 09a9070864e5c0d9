import type { UsDirection, UsTransferStep } from '@sanchay/contracts';
import { formatRupees } from '@sanchay/finance';
import { partnerSentence } from '../../partners/index.ts';
import { paymentSentence } from '../../payments/index.ts';
import { createMessages } from '../../platform/http/language.ts';
import { usSentence } from '../account/sentences.ts';
import type { StepFacts, StepRow } from './transferStore.ts';

const title = createMessages({
  en: {
    in_placed: 'Transfer requested',
    out_placed: 'Withdrawal requested',
    paid: 'Payment received',
    payment_ended: 'Payment failed',
    redated: 'Counted in the new financial year',
    sent: 'Sent to the bank for conversion',
    in_completed: 'Dollars added to your wallet',
    out_completed: 'Paid to your bank account',
    rejected: 'Rejected by the bank',
    reversed: 'Payment reversed by your bank',
    tcs_refunded: 'TCS refunded',
  },
  hi: {
    in_placed: 'ट्रांसफ़र का अनुरोध किया गया',
    out_placed: 'निकासी का अनुरोध किया गया',
    paid: 'भुगतान मिला',
    payment_ended: 'भुगतान असफल',
    redated: 'नए वित्त वर्ष में गिना गया',
    sent: 'बदलने के लिए बैंक को भेजा गया',
    in_completed: 'डॉलर आपके वॉलेट में जोड़े गए',
    out_completed: 'आपके बैंक खाते में भेजा गया',
    rejected: 'बैंक ने अस्वीकार किया',
    reversed: 'बैंक ने भुगतान वापस लिया',
    tcs_refunded: 'TCS वापस किया गया',
  },
});

const text = createMessages({
  en: {
    refunded: '{reason} Your money is being refunded to the account that paid.',
    returned: '{reason} The dollars are back in your wallet.',
    redated: 'The payment arrived after the cut-off, so it counts towards the LRS limit of FY {year}.',
    reversed: '{usd} was taken back from your wallet.',
    tcs_refunded:
      'Another transfer of this financial year was not made, so {amount} of TCS is not due. It is being refunded to the account that paid.',
  },
  hi: {
    refunded: '{reason} आपका पैसा उसी खाते में वापस भेजा जा रहा है जिससे भुगतान हुआ था।',
    returned: '{reason} डॉलर आपके वॉलेट में वापस आ गए हैं।',
    redated: 'भुगतान कट-ऑफ़ के बाद आया, इसलिए यह वित्त वर्ष {year} की LRS सीमा में गिना जाएगा।',
    reversed: '{usd} आपके वॉलेट से वापस लिए गए।',
    tcs_refunded:
      'इस वित्त वर्ष का दूसरा ट्रांसफ़र नहीं हुआ, इसलिए {amount} TCS देय नहीं है। यह उसी खाते में वापस भेजा जा रहा है जिससे भुगतान हुआ था।',
  },
});

/** A stored reason in the language of the request: codes of our own have sentences, others are the bank's words. */
export function transferReason(reason: string | null): string | null {
  if (reason === null) return null;
  return reason === 'year_changed' ? usSentence('year_changed') : partnerSentence(paymentSentence(reason));
}

function detailOf(direction: UsDirection, step: UsTransferStep, facts: StepFacts): string | null {
  const reason = transferReason(facts.reason ?? null) ?? '';
  if (step === 'payment_ended') return reason;
  if (step === 'rejected') return text(direction === 'in' ? 'refunded' : 'returned', { reason });
  if (step === 'redated') return text('redated', { year: facts.year ?? '' });
  if (step === 'tcs_refunded')
    return text('tcs_refunded', { amount: formatRupees(facts.amount ?? 0, { decimals: 2 }) });
  if (step === 'reversed')
    return text('reversed', { usd: formatRupees(facts.usd ?? 0, { currency: 'USD', decimals: 2 }) });
  return null;
}

/** A step of the timeline in the language of the request. */
export function stepText(
  direction: UsDirection,
  { step, facts }: StepRow,
): { title: string; text: string | null } {
  const key = step === 'placed' || step === 'completed' ? (`${direction}_${step}` as const) : step;
  return { title: title(key), text: detailOf(direction, step, facts) };
}
