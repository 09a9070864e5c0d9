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
  payment_charged_back: noticeKind<{ amount: string; due?: string }>({
    group: 'payments',
    en: ({ amount, due }) => ({
      title: `Payment of ${money(amount)} reversed by your bank`,
      text:
        Number(due ?? 0) > 0
          ? `What it had bought was reversed as far as possible. ${money(due!)} is due; redemptions and switches are paused until it is settled. We opened a support ticket for you.`
          : 'What it had bought was reversed too. We opened a support ticket for you in case you have questions.',
    }),
    hi: ({ amount, due }) => ({
      title: `आपके बैंक ने ${money(amount)} का भुगतान वापस ले लिया`,
      text:
        Number(due ?? 0) > 0
          ? `इससे हुई ख़रीद जहाँ तक संभव था, रिवर्स कर दी गई। ${money(due!)} बकाया हैं; इनके निपटने तक रिडेम्प्शन और स्विच रुके रहेंगे। हमने आपके लिए सपोर्ट टिकट खोल दिया है।`
          : 'इससे हुई ख़रीद भी रिवर्स कर दी गई। कोई सवाल हो तो इसके लिए हमने सपोर्ट टिकट खोल दिया है।',
    }),
  }),
  chargeback_settled: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Amount due settled: ${money(amount)}`,
      text: 'Your units are available again for redemptions and switches. Payouts that were on hold continue.',
    }),
    hi: ({ amount }) => ({
      title: `बकाया रकम निपट गई: ${money(amount)}`,
      text: 'आप फिर से यूनिट रिडीम और स्विच कर सकते हैं। रुके हुए पेआउट आगे बढ़ेंगे।',
    }),
  }),
  payment_delayed: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Experiencing delay in payment: ${money(amount)}`,
      text: 'Your bank has not told us yet whether the money was paid. If you paid, it is safe: we keep asking, and your orders go on as soon as the bank answers. Please do not pay again.',
    }),
    hi: ({ amount }) => ({
      title: `भुगतान में देरी हो रही है: ${money(amount)}`,
      text: 'बैंक ने अभी नहीं बताया कि पैसा चुकाया गया या नहीं। अगर आपने चुका दिया है तो वह सुरक्षित है: हम पूछते रहेंगे, और बैंक का उत्तर आते ही आपके ऑर्डर आगे बढ़ेंगे। कृपया दोबारा भुगतान न करें।',
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
