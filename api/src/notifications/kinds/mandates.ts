import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Amounts are decimal text in rupees, days ISO, `bank` is name and masked number. */
export const mandateNotices = {
  mandate_active: noticeKind<{ title: string; bank: string; limit: string; until: string }>({
    group: 'mandates',
    en: ({ title, bank, limit, until }) => ({
      title: `${title} mandate is active`,
      text: `${bank} pays your instalments up to ${money(limit)} each until ${formatDate(until)}. We'll notify you a day before each debit.`,
    }),
    hi: ({ title, bank, limit, until }) => ({
      title: `${title} मैंडेट चालू है`,
      text: `${bank} ${formatDate(until, 'hi')} तक ${money(limit)} तक की हर किस्त चुकाएगा। हर डेबिट से एक दिन पहले आपको सूचना मिलेगी।`,
    }),
  }),
  mandate_rejected: noticeKind<{ title: string; bank: string }>({
    group: 'mandates',
    en: ({ title, bank }) => ({
      title: `${title} mandate failed`,
      text: `${bank} declined it. Nothing is debited. You can set up another mandate.`,
    }),
    hi: ({ title, bank }) => ({
      title: `${title} मैंडेट नहीं बना`,
      text: `${bank} ने इसे मना किया। कोई पैसा नहीं कटेगा। आप दूसरा मैंडेट बना सकते हैं।`,
    }),
  }),
  mandate_debit: noticeKind<{ amount: string; date: string; bank: string; about: string }>({
    group: 'mandates',
    en: ({ amount, date, bank, about }) => ({
      title: `${money(amount)} will be debited on ${formatDate(date)}`,
      text: `${bank} will pay this for ${about}. To stop this debit, cancel it on the mandates page before then.`,
    }),
    hi: ({ amount, date, bank, about }) => ({
      title: `${formatDate(date, 'hi')} को ${money(amount)} कटेंगे`,
      text: `${bank} ${about} के लिए यह राशि चुकाएगा। डेबिट नहीं चाहिए तो उससे पहले मैंडेट पेज पर इसे रद्द करें।`,
    }),
  }),
  mandate_ending: noticeKind<{ title: string; bank: string; until: string }>({
    group: 'mandates',
    en: ({ title, bank, until }) => ({
      title: `${title} mandate ends on ${formatDate(until)}`,
      text: `${bank} won't pay instalments after that. Set up a new mandate to keep your SIPs going.`,
    }),
    hi: ({ title, bank, until }) => ({
      title: `${title} मैंडेट ${formatDate(until, 'hi')} को समाप्त होगा`,
      text: `उसके बाद ${bank} किस्तें नहीं चुकाएगा। SIP जारी रखने के लिए नया मैंडेट बना लें।`,
    }),
  }),
  mandate_ended: noticeKind<{ title: string; bank: string }>({
    group: 'mandates',
    en: ({ title, bank }) => ({
      title: `${title} mandate has ended`,
      text: `${bank} won't pay instalments under it any more. Upcoming instalments will be added to your cart for payment.`,
    }),
    hi: ({ title, bank }) => ({
      title: `${title} मैंडेट समाप्त हो गया`,
      text: `${bank} अब इससे किस्तें नहीं चुकाएगा। आने वाली किस्तें भुगतान के लिए आपके कार्ट में आएँगी।`,
    }),
  }),
  mandate_of_age: noticeKind<{ title: string; bank: string; child: string }>({
    group: 'mandates',
    en: ({ title, bank, child }) => ({
      title: `${title} mandate has ended`,
      text: `${child} is now 18, so ${bank} is no longer debited for this account. After KYC in the own name, ${child} can set up a new mandate.`,
    }),
    hi: ({ title, bank, child }) => ({
      title: `${title} मैंडेट समाप्त हो गया`,
      text: `${child} अब 18 साल के हैं, इसलिए इस खाते के लिए ${bank} से अब कुछ नहीं कटेगा। अपने नाम पर KYC पूरा करने के बाद ${child} नया मैंडेट बना सकते हैं।`,
    }),
  }),
  mandate_paused: noticeKind<{ title: string; bank: string }>({
    group: 'mandates',
    en: ({ title, bank }) => ({
      title: `${title} mandate is paused`,
      text: `${bank} won't debit anything until you resume it.`,
    }),
    hi: ({ title, bank }) => ({
      title: `${title} मैंडेट रोका गया है`,
      text: `जब तक आप इसे फिर चालू न करें, ${bank} कुछ नहीं काटेगा।`,
    }),
  }),
};
