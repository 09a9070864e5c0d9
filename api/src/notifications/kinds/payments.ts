import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Amounts are decimal text in rupees, days ISO. */
export const paymentNotices = {
  payment_successful: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Payment received: ${money(amount)}`,
      text: 'Your orders are confirmed and go to the fund houses. Each shows its NAV day.',
    }),
    hi: ({ amount }) => ({
      title: `भुगतान मिला: ${money(amount)}`,
      text: 'आपके ऑर्डर पक्के हो गए हैं और फंड हाउस को जा रहे हैं। हर ऑर्डर पर उसकी NAV का दिन लिखा है।',
    }),
  }),
  payment_failed: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Payment not made: ${money(amount)}`,
      text: 'Nothing was charged. What you chose is still in your cart, and you can pay again.',
    }),
    hi: ({ amount }) => ({
      title: `भुगतान नहीं हुआ: ${money(amount)}`,
      text: 'कोई पैसा नहीं कटा। आपकी चुनी चीज़ें थैली में हैं, आप फिर भुगतान कर सकते हैं।',
    }),
  }),
  refund_sent: noticeKind<{ amount: string; due_by: string }>({
    group: 'payments',
    en: ({ amount, due_by }) => ({
      title: `Refund on its way: ${money(amount)}`,
      text: `${money(amount)} goes back to the account you paid from. It has to be there by ${formatDate(due_by)}.`,
    }),
    hi: ({ amount, due_by }) => ({
      title: `रकम लौट रही है: ${money(amount)}`,
      text: `${money(amount)} उसी खाते में लौट रहे हैं जिससे आपने भुगतान किया। ये ${formatDate(due_by, 'hi')} तक पहुँच जाने चाहिए।`,
    }),
  }),
  refund_confirmed: noticeKind<{ amount: string; reference: string }>({
    group: 'payments',
    en: ({ amount, reference }) => ({
      title: `Refund sent by the payment service: ${money(amount)}`,
      text: `Its reference is ${reference}. Your bank can find it by that.`,
    }),
    hi: ({ amount, reference }) => ({
      title: `भुगतान सेवा ने रकम लौटा दी: ${money(amount)}`,
      text: `इसकी संदर्भ संख्या ${reference} है। बैंक इसी से इसे ढूँढ सकता है।`,
    }),
  }),
};
