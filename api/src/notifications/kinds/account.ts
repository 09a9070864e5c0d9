import { noticeKind } from '../noticeKind.ts';

export const accountNotices = {
  kyc_verified: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'Your KYC is verified',
      text: 'The KYC registry has your details. You can invest anywhere.',
    }),
    hi: () => ({
      title: 'आपका KYC पक्का हो गया',
      text: 'KYC रजिस्ट्री के पास आपका ब्योरा है। आप कहीं भी निवेश कर सकते हैं।',
    }),
  }),
  kyc_rejected: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'Your KYC needs your attention',
      text: 'Something in your KYC was not accepted. The KYC page says what, and how to put it right.',
    }),
    hi: () => ({
      title: 'आपके KYC पर ध्यान दें',
      text: 'आपके KYC में कुछ नहीं माना गया। KYC का पन्ना बताता है कि क्या, और उसे कैसे ठीक करें।',
    }),
  }),
  ready_to_invest: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'You are ready to invest',
      text: 'Everything is checked. What waits in your cart can be paid now.',
    }),
    hi: () => ({
      title: 'आप निवेश के लिए तैयार हैं',
      text: 'सब कुछ जाँच लिया गया है। थैली में जो है, उसका भुगतान अब हो सकता है।',
    }),
  }),
};
