import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Amounts are decimal text in rupees, days ISO. */
export const sipNotices = {
  sip_due: noticeKind<{ fund: string; amount: string; date: string }>({
    group: 'sips',
    en: ({ fund, amount, date }) => ({
      title: `SIP instalment due: ${fund}`,
      text: `The instalment of ${money(amount)} for ${formatDate(date)} waits in your cart for payment.`,
    }),
    hi: ({ fund, amount, date }) => ({
      title: `SIP की किस्त आ गई: ${fund}`,
      text: `${formatDate(date, 'hi')} की ${money(amount)} की किस्त भुगतान के लिए आपकी थैली में है।`,
    }),
  }),
  sip_failed: noticeKind<{ fund: string; amount: string; failures: number; limit: number }>({
    group: 'sips',
    en: ({ fund, amount, failures, limit }) => ({
      title: `SIP instalment not paid: ${fund}`,
      text: `The bank did not pay ${money(amount)}. This is failure ${failures} of ${limit}: after ${limit} in a row the SIP ends by itself.`,
    }),
    hi: ({ fund, amount, failures, limit }) => ({
      title: `SIP की किस्त नहीं चुकी: ${fund}`,
      text: `बैंक ने ${money(amount)} नहीं चुकाए। यह ${limit} में से ${failures} चूक है: लगातार ${limit} चूकों के बाद SIP अपने आप बंद हो जाती है।`,
    }),
  }),
  sip_ended: noticeKind<{ fund: string; limit: number }>({
    group: 'sips',
    en: ({ fund, limit }) => ({
      title: `SIP ended: ${fund}`,
      text: `${limit} instalments in a row were not paid, so the SIP has ended. What you hold stays yours. You can start a new SIP at any time.`,
    }),
    hi: ({ fund, limit }) => ({
      title: `SIP बंद हुई: ${fund}`,
      text: `लगातार ${limit} किस्तें नहीं चुकीं, इसलिए SIP बंद हो गई है। आपकी यूनिट आपकी ही रहेंगी। आप कभी भी नई SIP शुरू कर सकते हैं।`,
    }),
  }),
};
