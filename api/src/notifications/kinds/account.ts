import { noticeKind } from '../noticeKind.ts';

export const accountNotices = {
  kyc_verified: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'Your KYC is verified',
      text: 'The KRA has verified your details. You can invest with any AMC.',
    }),
    hi: () => ({
      title: 'आपका KYC वेरिफ़ाई हो गया',
      text: 'KRA ने आपकी जानकारी वेरिफ़ाई कर दी है। आप किसी भी AMC में निवेश कर सकते हैं।',
    }),
  }),
  kyc_rejected: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: 'Action needed on your KYC',
      text: 'Some of your KYC details were not accepted. See the reason and how to correct it on the KYC page.',
    }),
    hi: () => ({
      title: 'आपके KYC में बदलाव चाहिए',
      text: 'आपके KYC की कुछ जानकारी स्वीकार नहीं हुई। कारण और उपाय KYC पेज पर देखें।',
    }),
  }),
  bank_confirmed: noticeKind<{ bank: string }>({
    group: 'account',
    en: ({ bank }) => ({
      title: `${bank} is verified`,
      text: 'Your bank account is verified. You can pay from it and receive payouts in it.',
    }),
    hi: ({ bank }) => ({
      title: `${bank} वेरिफ़ाई हो गया`,
      text: 'आपका बैंक खाता वेरिफ़ाई हो गया है। अब इससे भुगतान कर सकते हैं और इसमें पेआउट ले सकते हैं।',
    }),
  }),
  bank_name_differs: noticeKind<{ bank: string }>({
    group: 'account',
    en: ({ bank }) => ({
      title: `Name mismatch: ${bank}`,
      text: "The name in your bank's records differs from yours. See the details on the bank accounts page.",
    }),
    hi: ({ bank }) => ({
      title: `${bank} किसी और नाम पर है`,
      text: 'बैंक के रिकॉर्ड में नाम आपके नाम से अलग है। बैंक खातों के पेज पर देखें।',
    }),
  }),
  bank_not_added: noticeKind<{ bank: string }>({
    group: 'account',
    en: ({ bank }) => ({
      title: `${bank} couldn't be added`,
      text: "Your bank reports that this account is closed or doesn't exist. Check the number or add another account.",
    }),
    hi: ({ bank }) => ({
      title: `${bank} नहीं जुड़ा`,
      text: 'आपके बैंक के अनुसार यह खाता बंद है या मौजूद नहीं है। नंबर जाँचें या दूसरा खाता जोड़ें।',
    }),
  }),
  ready_to_invest: noticeKind<Record<never, never>>({
    group: 'account',
    en: () => ({
      title: "You're ready to invest",
      text: "You're verified. You can now pay for the orders in your cart.",
    }),
    hi: () => ({
      title: 'आप निवेश के लिए तैयार हैं',
      text: 'आपकी जाँच पूरी हो गई है। अब कार्ट के ऑर्डर का भुगतान कर सकते हैं।',
    }),
  }),
};
