import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Amounts are decimal text in rupees, days ISO. */
export const paymentNotices = {
  payment_successful: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Payment received: ${money(amount)}`,
      text: 'Your orders are confirmed and are being sent to the AMCs. Each order shows its NAV date.',
    }),
    hi: ({ amount }) => ({
      title: `भुगतान मिला: ${money(amount)}`,
      text: 'आपके ऑर्डर कन्फ़र्म हैं और AMC को भेजे जा रहे हैं। हर ऑर्डर में उसकी NAV की तारीख दिखती है।',
    }),
  }),
  payment_failed: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Payment failed: ${money(amount)}`,
      text: 'No money was taken. Your orders are still in your cart; you can pay again.',
    }),
    hi: ({ amount }) => ({
      title: `भुगतान असफल: ${money(amount)}`,
      text: 'कोई पैसा नहीं कटा। आपके ऑर्डर कार्ट में हैं; आप फिर भुगतान कर सकते हैं।',
    }),
  }),
  payment_charged_back: noticeKind<{ amount: string; due?: string }>({
    group: 'payments',
    en: ({ amount, due }) => ({
      title: `Payment of ${money(amount)} reversed by your bank`,
      text:
        Number(due ?? 0) > 0
          ? `Orders paid with it were reversed as far as possible. ${money(due!)} is due; redemptions and switches are paused until it is settled. We opened a support ticket for you.`
          : 'Orders paid with it were reversed too. We opened a support ticket in case you have questions.',
    }),
    hi: ({ amount, due }) => ({
      title: `आपके बैंक ने ${money(amount)} का भुगतान वापस ले लिया`,
      text:
        Number(due ?? 0) > 0
          ? `इससे हुई खरीद जहाँ तक संभव था, रिवर्स कर दी गई। ${money(due!)} बकाया हैं; इनके निपटने तक रिडेम्प्शन और स्विच रुके रहेंगे। हमने आपके लिए सपोर्ट टिकट खोल दिया है।`
          : 'इससे हुई खरीद भी रिवर्स कर दी गई। कोई सवाल हो तो इसके लिए हमने सपोर्ट टिकट खोल दिया है।',
    }),
  }),
  chargeback_settled: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Amount due settled: ${money(amount)}`,
      text: 'Your units are available again for redemptions and switches. Payouts that were on hold continue.',
    }),
    hi: ({ amount }) => ({
      title: `बकाया राशि निपट गई: ${money(amount)}`,
      text: 'आप फिर से यूनिट रिडीम और स्विच कर सकते हैं। रुके हुए पेआउट आगे बढ़ेंगे।',
    }),
  }),
  payment_delayed: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Experiencing delay in payment: ${money(amount)}`,
      text: "Your bank hasn't confirmed this payment yet. If money was debited, it is safe, and your orders will continue once the bank confirms. Don't pay again.",
    }),
    hi: ({ amount }) => ({
      title: `भुगतान में देरी हो रही है: ${money(amount)}`,
      text: 'आपके बैंक ने अभी इस भुगतान की पुष्टि नहीं की है। अगर पैसा कट गया है तो वह सुरक्षित है, और पुष्टि होते ही आपके ऑर्डर आगे बढ़ेंगे। दोबारा भुगतान न करें।',
    }),
  }),
  refund_sent: noticeKind<{ amount: string; due_by: string }>({
    group: 'payments',
    en: ({ amount, due_by }) => ({
      title: `Refund initiated: ${money(amount)}`,
      text: `${money(amount)} will be refunded to the account you paid from by ${formatDate(due_by)}.`,
    }),
    hi: ({ amount, due_by }) => ({
      title: `रिफ़ंड शुरू हुआ: ${money(amount)}`,
      text: `${money(amount)} उसी खाते में रिफ़ंड हो रहे हैं जिससे आपने भुगतान किया। ये ${formatDate(due_by, 'hi')} तक आ जाने चाहिए।`,
    }),
  }),
  refund_confirmed: noticeKind<{ amount: string; reference: string }>({
    group: 'payments',
    en: ({ amount, reference }) => ({
      title: `Refund sent: ${money(amount)}`,
      text: `Refund reference: ${reference}. Your bank can trace it with this number.`,
    }),
    hi: ({ amount, reference }) => ({
      title: `रिफ़ंड भेजा गया: ${money(amount)}`,
      text: `रिफ़ंड रेफ़रेंस: ${reference}। बैंक इस नंबर से इसे ढूँढ सकता है।`,
    }),
  }),
};
