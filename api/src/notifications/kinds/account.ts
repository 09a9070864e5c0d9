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
  bank_confirmed: noticeKind<{ bank: string }>({
    group: 'account',
    en: ({ bank }) => ({
      title: `${bank} is confirmed`,
      text: 'Your bank has answered. You can pay from this account, and money comes back to it.',
    }),
    hi: ({ bank }) => ({
      title: `${bank} की पुष्टि हो गई`,
      text: 'आपके बैंक का उत्तर आ गया है। अब आप इस खाते से भुगतान कर सकते हैं, और पैसा इसी में लौटेगा।',
    }),
  }),
  bank_name_differs: noticeKind<{ bank: string }>({
    group: 'account',
    en: ({ bank }) => ({
      title: `${bank} is in another name`,
      text: 'Your bank has answered with a name that differs from yours. The page of your bank accounts shows where.',
    }),
    hi: ({ bank }) => ({
      title: `${bank} किसी और नाम पर है`,
      text: 'आपके बैंक ने जो नाम बताया वह आपके नाम से अलग है। बैंक खातों का पन्ना दिखाता है कि कहाँ।',
    }),
  }),
  bank_not_added: noticeKind<{ bank: string }>({
    group: 'account',
    en: ({ bank }) => ({
      title: `${bank} was not added`,
      text: 'Your bank says that the account is closed or does not exist. Check the number, or add another account.',
    }),
    hi: ({ bank }) => ({
      title: `${bank} नहीं जुड़ा`,
      text: 'आपके बैंक के अनुसार यह खाता बंद है या है ही नहीं। संख्या जाँचें, या दूसरा खाता जोड़ें।',
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
