import { formatDate, rupees } from '@sanchay/finance';
import { partnerSentence } from '../../partners/index.ts';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

type Interest = { issuer: string; interest: string; tds: string };

const taxed = ({ tds }: Interest): boolean => rupees(tds).gt(0);

/** Notices of fixed deposits. Amounts are decimal text in rupees, days ISO. */
export const depositNotices = {
  deposit_accepted: noticeKind<{ issuer: string; amount: string; matures_on: string }>({
    group: 'orders',
    en: ({ issuer, amount, matures_on: on }) => ({
      title: `FD booked: ${money(amount)} with ${issuer}`,
      text: `It matures on ${formatDate(on)}. The certificate is ready.`,
    }),
    hi: ({ issuer, amount, matures_on: on }) => ({
      title: `FD बुक हुई: ${issuer} में ${money(amount)}`,
      text: `यह ${formatDate(on, 'hi')} को मैच्योर होगी। सर्टिफ़िकेट तैयार है।`,
    }),
  }),
  deposit_rejected: noticeKind<{ issuer: string; amount: string; reason: string }>({
    group: 'orders',
    en: ({ issuer, amount, reason }) => ({
      title: `${issuer} did not accept your FD of ${money(amount)}`,
      text: `${partnerSentence(reason, 'en') ?? ''} Your money is being refunded to the account that paid.`,
    }),
    hi: ({ issuer, amount, reason }) => ({
      title: `${issuer} ने ${money(amount)} की FD स्वीकार नहीं की`,
      text: `${partnerSentence(reason, 'hi') ?? ''} आपका पैसा उसी खाते में वापस भेजा जा रहा है जिससे भुगतान हुआ था।`,
    }),
  }),
  deposit_queried: noticeKind<{ issuer: string; query: string }>({
    group: 'orders',
    en: ({ issuer, query }) => ({
      title: `${issuer} has a question about your FD`,
      text: `Question: ${partnerSentence(query, 'en') ?? ''}`,
    }),
    hi: ({ issuer, query }) => ({
      title: `${issuer} ने आपकी FD के बारे में सवाल पूछा है`,
      text: `सवाल: ${partnerSentence(query, 'hi') ?? ''}`,
    }),
  }),
  deposit_interest: noticeKind<Interest>({
    group: 'payments',
    en: (facts) => ({
      title: `FD interest paid: ${money(facts.interest)}`,
      text: taxed(facts)
        ? `${facts.issuer} paid it to your bank account after ${money(facts.tds)} TDS.`
        : `${facts.issuer} paid it to your bank account.`,
    }),
    hi: (facts) => ({
      title: `FD का ब्याज मिला: ${money(facts.interest)}`,
      text: taxed(facts)
        ? `${facts.issuer} ने ${money(facts.tds)} TDS घटाकर इसे आपके बैंक खाते में भेजा।`
        : `${facts.issuer} ने इसे आपके बैंक खाते में भेजा।`,
    }),
  }),
  deposit_matured: noticeKind<{ issuer: string; amount: string }>({
    group: 'payments',
    en: ({ issuer, amount }) => ({
      title: `FD matured: ${money(amount)}`,
      text: `${issuer} paid it to your bank account.`,
    }),
    hi: ({ issuer, amount }) => ({
      title: `FD मैच्योर हुई: ${money(amount)}`,
      text: `${issuer} ने पैसे आपके बैंक खाते में भेजे।`,
    }),
  }),
  deposit_renewed: noticeKind<{ issuer: string; amount: string; matures_on: string }>({
    group: 'orders',
    en: ({ issuer, amount, matures_on: on }) => ({
      title: `FD renewed: ${money(amount)} with ${issuer}`,
      text: `It now matures on ${formatDate(on)}.`,
    }),
    hi: ({ issuer, amount, matures_on: on }) => ({
      title: `FD रिन्यू हुई: ${issuer} में ${money(amount)}`,
      text: `अब यह ${formatDate(on, 'hi')} को मैच्योर होगी।`,
    }),
  }),
  deposit_withdrawn: noticeKind<{ issuer: string; amount: string }>({
    group: 'payments',
    en: ({ issuer, amount }) => ({
      title: `FD withdrawn before maturity: ${money(amount)}`,
      text: `${issuer} paid it to your bank account.`,
    }),
    hi: ({ issuer, amount }) => ({
      title: `FD समय से पहले निकाली गई: ${money(amount)}`,
      text: `${issuer} ने पैसे आपके बैंक खाते में भेजे।`,
    }),
  }),
};
