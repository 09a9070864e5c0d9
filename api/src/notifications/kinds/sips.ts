import type { PlanKind } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Facts of a failed instalment. */
type Failed = { fund: string; amount: string; failures: number; limit: number };

interface PlanMessages {
  /** Title of a failed instalment, and what failed. */
  failed: string;
  what(amount: string): string;
  /** What the plan is called. */
  plan: string;
  /** What happened several times in a row when it ended. */
  reason(limit: number): string;
}

const english: Record<PlanKind, PlanMessages> = {
  sip: {
    failed: 'SIP instalment not paid',
    what: (amount) => `The instalment of ${amount} was not paid.`,
    plan: 'SIP',
    reason: (limit) => `${limit} instalments in a row were not paid`,
  },
  stp: {
    failed: 'STP transfer failed',
    what: (amount) => `The transfer of ${amount} failed.`,
    plan: 'STP',
    reason: (limit) => `${limit} transfers in a row failed`,
  },
  swp: {
    failed: 'SWP withdrawal failed',
    what: (amount) => `The withdrawal of ${amount} failed.`,
    plan: 'SWP',
    reason: (limit) => `${limit} withdrawals in a row failed`,
  },
};

const hindi: Record<PlanKind, PlanMessages> = {
  sip: {
    failed: 'SIP की किस्त नहीं चुकाई गई',
    what: (amount) => `${amount} की किस्त नहीं चुकाई गई।`,
    plan: 'SIP',
    reason: (limit) => `लगातार ${limit} किस्तें नहीं चुकाई गईं`,
  },
  stp: {
    failed: 'STP ट्रांसफ़र असफल',
    what: (amount) => `${amount} का ट्रांसफ़र असफल रहा।`,
    plan: 'STP',
    reason: (limit) => `लगातार ${limit} ट्रांसफ़र असफल रहे`,
  },
  swp: {
    failed: 'SWP निकासी असफल',
    what: (amount) => `${amount} की निकासी असफल रही।`,
    plan: 'SWP',
    reason: (limit) => `लगातार ${limit} निकासी असफल रहीं`,
  },
};

const failed = (kind: PlanKind) =>
  noticeKind<Failed>({
    group: 'sips',
    en: ({ fund, amount, failures, limit }) => ({
      title: `${english[kind].failed}: ${fund}`,
      text: `${english[kind].what(money(amount))} Missed ${failures} of ${limit}: after ${limit} in a row the ${english[kind].plan} ends automatically.`,
    }),
    hi: ({ fund, amount, failures, limit }) => ({
      title: `${hindi[kind].failed}: ${fund}`,
      text: `${hindi[kind].what(money(amount))} यह ${limit} में से ${failures} चूक है: लगातार ${limit} चूकों के बाद ${hindi[kind].plan} अपने आप बंद हो जाती है।`,
    }),
  });

const ended = (kind: PlanKind) =>
  noticeKind<{ fund: string; limit: number }>({
    group: 'sips',
    en: ({ fund, limit }) => ({
      title: `${english[kind].plan} ended: ${fund}`,
      text: `${english[kind].reason(limit)}, so the ${english[kind].plan} has ended. Your units stay in your folio. You can start a new ${english[kind].plan} at any time.`,
    }),
    hi: ({ fund, limit }) => ({
      title: `${hindi[kind].plan} बंद हुई: ${fund}`,
      text: `${hindi[kind].reason(limit)}, इसलिए ${hindi[kind].plan} बंद हो गई है। आपकी यूनिट फ़ोलियो में ही रहेंगी। आप कभी भी नई ${hindi[kind].plan} शुरू कर सकते हैं।`,
    }),
  });

/** Notices of plans by kind of plan and event. Amounts are decimal text in rupees, days ISO. */
export const sipNotices = {
  sip_due: noticeKind<{ fund: string; amount: string; date: string }>({
    group: 'sips',
    en: ({ fund, amount, date }) => ({
      title: `SIP instalment due: ${fund}`,
      text: `The instalment of ${money(amount)} for ${formatDate(date)} is in your cart. Pay it to invest.`,
    }),
    hi: ({ fund, amount, date }) => ({
      title: `SIP किस्त देय: ${fund}`,
      text: `${formatDate(date, 'hi')} की ${money(amount)} की किस्त आपके कार्ट में है। निवेश करने के लिए भुगतान करें।`,
    }),
  }),
  instalment_kyc_lapsed: noticeKind<{ fund: string; amount: string; date: string }>({
    group: 'sips',
    en: ({ fund, amount, date }) => ({
      title: `Instalment skipped: ${fund}`,
      text: `The instalment of ${money(amount)} for ${formatDate(date)} was skipped, because your KYC is no longer valid. Update your KYC to continue the plan. Your units stay in your folio.`,
    }),
    hi: ({ fund, amount, date }) => ({
      title: `किस्त छोड़ी गई: ${fund}`,
      text: `${formatDate(date, 'hi')} की ${money(amount)} की किस्त छोड़ी गई, क्योंकि आपका KYC अब मान्य नहीं है। प्लान जारी रखने के लिए अपना KYC अपडेट करें। आपकी यूनिट फ़ोलियो में ही रहेंगी।`,
    }),
  }),
  sip_failed: failed('sip'),
  stp_failed: failed('stp'),
  swp_failed: failed('swp'),
  sip_ended: ended('sip'),
  stp_ended: ended('stp'),
  swp_ended: ended('swp'),
};
