import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Amounts are decimal text in rupees, days ISO, `bank` is name and masked number. */
export const mandateNotices = {
  mandate_active: noticeKind<{ title: string; bank: string; limit: string; until: string }>({
    group: 'mandates',
    en: ({ title, bank, limit, until }) => ({
      title: `${title} mandate is active`,
      text: `${bank} pays your instalments up to ${money(limit)} each until ${formatDate(until)}. You are told a day before each debit.`,
    }),
    hi: ({ title, bank, limit, until }) => ({
      title: `${title} मैंडेट चालू है`,
      text: `${bank} ${formatDate(until, 'hi')} तक हर किस्त ${money(limit)} की सीमा में चुकाएगा। हर कटौती से एक दिन पहले आपको बताया जाएगा।`,
    }),
  }),
  mandate_rejected: noticeKind<{ title: string; bank: string }>({
    group: 'mandates',
    en: ({ title, bank }) => ({
      title: `${title} mandate was not set up`,
      text: `${bank} did not accept it. Nothing is debited. You can set up another.`,
    }),
    hi: ({ title, bank }) => ({
      title: `${title} मैंडेट नहीं बना`,
      text: `${bank} ने इसे नहीं माना। कोई पैसा नहीं कटेगा। आप दूसरा बना सकते हैं।`,
    }),
  }),
  mandate_debit: noticeKind<{ amount: string; date: string; bank: string; about: string }>({
    group: 'mandates',
    en: ({ amount, date, bank, about }) => ({
      title: `${money(amount)} will be debited on ${formatDate(date)}`,
      text: `${bank} pays it for ${about}. If you do not want this one, call it off before then on the page of your mandates.`,
    }),
    hi: ({ amount, date, bank, about }) => ({
      title: `${formatDate(date, 'hi')} को ${money(amount)} कटेंगे`,
      text: `${bank} यह रकम ${about} के लिए चुकाएगा। यह कटौती नहीं चाहिए तो उससे पहले मैंडेट के पन्ने पर इसे रोक दें।`,
    }),
  }),
  mandate_ending: noticeKind<{ title: string; bank: string; until: string }>({
    group: 'mandates',
    en: ({ title, bank, until }) => ({
      title: `${title} mandate ends on ${formatDate(until)}`,
      text: `After that ${bank} pays no instalments. Set up a new one in time to keep your SIPs going.`,
    }),
    hi: ({ title, bank, until }) => ({
      title: `${title} मैंडेट ${formatDate(until, 'hi')} को ख़त्म होगा`,
      text: `उसके बाद ${bank} किस्तें नहीं चुकाएगा। SIP चलती रहे, इसके लिए समय रहते नया मैंडेट बना लें।`,
    }),
  }),
  mandate_ended: noticeKind<{ title: string; bank: string }>({
    group: 'mandates',
    en: ({ title, bank }) => ({
      title: `${title} mandate has ended`,
      text: `${bank} pays no more instalments by it. Instalments that come due wait in your cart.`,
    }),
    hi: ({ title, bank }) => ({
      title: `${title} मैंडेट ख़त्म हो गया`,
      text: `${bank} अब इससे किस्तें नहीं चुकाएगा। आने वाली किस्तें आपकी थैली में रहेंगी।`,
    }),
  }),
  mandate_paused: noticeKind<{ title: string; bank: string }>({
    group: 'mandates',
    en: ({ title, bank }) => ({
      title: `${title} mandate is paused`,
      text: `${bank} debits nothing until you resume it.`,
    }),
    hi: ({ title, bank }) => ({
      title: `${title} मैंडेट रोका गया है`,
      text: `जब तक आप इसे फिर चालू न करें, ${bank} कुछ नहीं काटेगा।`,
    }),
  }),
};
