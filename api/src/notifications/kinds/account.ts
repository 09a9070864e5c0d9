import { formatDate } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';

/** Why a KYC that was verified no longer is. */
export type KycLapse = 'on_hold' | 'rejected' | 'not_found' | 'differs';

const LAPSED: Localized<Record<KycLapse, string>> = {
  en: {
    on_hold: 'The KRA has put your KYC on hold.',
    rejected: 'The KRA no longer accepts your KYC.',
    not_found: 'The KRA has no valid KYC for your PAN any more.',
    differs: 'The name or date of birth at the KRA no longer matches yours.',
  },
  hi: {
    on_hold: 'KRA ने आपका KYC होल्ड पर रखा है।',
    rejected: 'KRA अब आपका KYC स्वीकार नहीं करती।',
    not_found: 'KRA के पास आपके PAN का मान्य KYC अब नहीं है।',
    differs: 'KRA में दर्ज नाम या जन्म तिथि अब आपकी जानकारी से मेल नहीं खाती।',
  },
};

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
  kyc_lapsed: noticeKind<{ reason: KycLapse; date: string }>({
    group: 'account',
    en: ({ reason, date }) => ({
      title: 'Your KYC needs an update',
      text: `${LAPSED.en[reason]} AMCs can refuse new orders until you update it on the KYC page. Source: KRA, checked on ${formatDate(date)}.`,
    }),
    hi: ({ reason, date }) => ({
      title: 'आपके KYC को अपडेट करना ज़रूरी है',
      text: `${LAPSED.hi[reason]} KYC पेज पर इसे अपडेट करने तक AMC नए ऑर्डर मना कर सकती हैं। स्रोत: KRA, ${formatDate(date, 'hi')} की जाँच।`,
    }),
  }),
  minor_came_of_age: noticeKind<{ child: string }>({
    group: 'account',
    en: ({ child }) => ({
      title: `${child} is now 18`,
      text: `Transactions and SIPs in the account of ${child} are stopped. To continue, open the account and complete KYC in the own name.`,
    }),
    hi: ({ child }) => ({
      title: `${child} अब 18 साल के हैं`,
      text: `${child} के खाते में लेन-देन और SIP बंद हैं। जारी रखने के लिए खाता खोलें और उनके अपने नाम पर KYC पूरा करें।`,
    }),
  }),
  minor_turns_adult: noticeKind<{ child: string; date: string }>({
    group: 'account',
    en: ({ child, date }) => ({
      title: `${child} turns 18 on ${formatDate(date)}`,
      text: `From that day transactions and SIPs in the account of ${child} stop until KYC in the own name is complete. Keep the PAN card and the bank account of ${child} ready.`,
    }),
    hi: ({ child, date }) => ({
      title: `${child} ${formatDate(date, 'hi')} को 18 साल के होंगे`,
      text: `उस दिन से ${child} के खाते में लेन-देन और SIP तब तक बंद रहेंगे, जब तक उनके अपने नाम पर KYC पूरा नहीं होता। ${child} का PAN कार्ड और बैंक खाता तैयार रखें।`,
    }),
  }),
  minor_corrected: noticeKind<{ child: string }>({
    group: 'account',
    en: ({ child }) => ({
      title: `Details of ${child} corrected`,
      text: `You corrected the details of ${child}. If this wasn't you, contact support at once.`,
    }),
    hi: ({ child }) => ({
      title: `${child} की जानकारी सुधारी गई`,
      text: `आपने ${child} की जानकारी सुधारी है। अगर यह आपने नहीं किया, तो तुरंत सपोर्ट से संपर्क करें।`,
    }),
  }),
  minor_removed: noticeKind<{ child: string }>({
    group: 'account',
    en: ({ child }) => ({
      title: `Account of ${child} removed`,
      text: `You removed the account of ${child}. Its records stay in the copy of your data. If this wasn't you, contact support at once.`,
    }),
    hi: ({ child }) => ({
      title: `${child} का खाता हटाया गया`,
      text: `आपने ${child} का खाता हटाया है। इसके रिकॉर्ड आपके डेटा की कॉपी में रहेंगे। अगर यह आपने नहीं किया, तो तुरंत सपोर्ट से संपर्क करें।`,
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
