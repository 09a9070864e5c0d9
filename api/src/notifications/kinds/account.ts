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

/** How a hand-over ended that the child did not accept. */
type HandOverEnd = 'declined' | 'expired' | 'locked';

const HAND_OVER_ENDS: Localized<Record<HandOverEnd, string>> = {
  en: {
    declined: 'The child declined it.',
    expired: 'The link has expired.',
    locked: 'The date of birth was wrong too often.',
  },
  hi: {
    declined: 'बच्चे ने इसे लेने से मना किया।',
    expired: 'लिंक की अवधि खत्म हो गई।',
    locked: 'जन्म तिथि कई बार गलत डाली गई।',
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
  hand_over_ended: noticeKind<{ child: string; how: HandOverEnd }>({
    group: 'account',
    en: ({ child, how }) => ({
      title: `The account of ${child} was not handed over`,
      text: `${HAND_OVER_ENDS.en[how]} You can start the hand-over again on the Family page.`,
    }),
    hi: ({ child, how }) => ({
      title: `${child} का खाता सौंपा नहीं गया`,
      text: `${HAND_OVER_ENDS.hi[how]} आप फ़ैमिली पेज पर फिर से शुरू कर सकते हैं।`,
    }),
  }),
  handed_over: noticeKind<{ child: string }>({
    group: 'account',
    en: ({ child }) => ({
      title: `${child} has taken over the account`,
      text: `The account of ${child} now belongs to the login of ${child}, and you can no longer open it. No mandate of the account debits your bank any more. ${child} can give you access as a manager.`,
    }),
    hi: ({ child }) => ({
      title: `${child} ने अपना खाता ले लिया है`,
      text: `खाता अब ${child} के पास है और आप इसे नहीं खोल सकते। इस खाते के मैंडेट से अब आपके बैंक से कुछ नहीं कटेगा। ${child} चाहें तो आपको मैनेजर के रूप में एक्सेस दे सकते हैं।`,
    }),
  }),
  taken_over: noticeKind<{ guardian: string }>({
    group: 'account',
    en: ({ guardian }) => ({
      title: 'The account is now yours',
      text: `${guardian} can no longer open it. SIPs and bank mandates (autopay) ended when you turned 18. To invest and redeem, complete KYC in your own name; then you can start SIPs with a new mandate.`,
    }),
    hi: ({ guardian }) => ({
      title: 'यह खाता अब आपका है',
      text: `${guardian} अब इसे नहीं खोल सकते। आपके 18 साल का होने पर SIP और बैंक मैंडेट (ऑटोपे) बंद हो गए। निवेश और रिडीम करने के लिए अपने नाम पर KYC पूरा करें, फिर नए मैंडेट से SIP शुरू करें।`,
    }),
  }),
  minor_came_of_age: noticeKind<{ child: string }>({
    group: 'account',
    en: ({ child }) => ({
      title: `${child} is now 18`,
      text: `Transactions in the account of ${child} are stopped, and its SIPs and bank mandates (autopay) have ended. Hand the account over to ${child} on the Family page.`,
    }),
    hi: ({ child }) => ({
      title: `${child} अब 18 साल के हैं`,
      text: `${child} के खाते में लेन-देन बंद हैं और SIP व बैंक मैंडेट (ऑटोपे) समाप्त हो गए हैं। फ़ैमिली पेज पर खाता ${child} को सौंपें।`,
    }),
  }),
  minor_turns_adult: noticeKind<{ child: string; date: string }>({
    group: 'account',
    en: ({ child, date }) => ({
      title: `${child} turns 18 on ${formatDate(date)}`,
      text: `On that day the SIPs and bank mandates (autopay) in the account of ${child} end, and transactions stop until you hand it over and ${child} completes KYC in the own name. An own email address, mobile number and PAN card are needed.`,
    }),
    hi: ({ child, date }) => ({
      title: `${child} ${formatDate(date, 'hi')} को 18 साल के होंगे`,
      text: `उस दिन ${child} के खाते की SIP और बैंक मैंडेट (ऑटोपे) समाप्त होंगे और लेन-देन तब तक बंद रहेंगे, जब तक आप खाता नहीं सौंपते और ${child} अपने नाम पर KYC पूरा नहीं करते। ${child} का अपना ईमेल पता, मोबाइल नंबर और PAN कार्ड चाहिए।`,
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
