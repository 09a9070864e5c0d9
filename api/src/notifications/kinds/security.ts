import { noticeKind } from '../noticeKind.ts';

export const securityNotices = {
  bank_added: noticeKind<{ bank: string }>({
    group: 'security',
    en: ({ bank }) => ({
      title: 'Bank account added',
      text: `${bank} was added to your account. If this wasn't you, contact support immediately.`,
    }),
    hi: ({ bank }) => ({
      title: 'बैंक खाता जोड़ा गया',
      text: `${bank} आपके खाते में जोड़ा गया। अगर यह आपने नहीं किया, तो तुरंत सपोर्ट को लिखें।`,
    }),
  }),
  password_changed: noticeKind<Record<never, never>>({
    group: 'security',
    en: () => ({
      title: 'Password changed',
      text: "You were logged out on all other devices. If this wasn't you, contact support immediately.",
    }),
    hi: () => ({
      title: 'पासवर्ड बदला गया',
      text: 'बाकी सभी डिवाइस से लॉग आउट कर दिया गया है। अगर यह आपने नहीं किया, तो तुरंत सपोर्ट से संपर्क करें।',
    }),
  }),
  mobile_changed: noticeKind<{ mobile: string }>({
    group: 'security',
    en: ({ mobile }) => ({
      title: 'Mobile number changed',
      text: `OTPs will now be sent to ${mobile}. If this wasn't you, contact support immediately.`,
    }),
    hi: ({ mobile }) => ({
      title: 'मोबाइल नंबर बदला गया',
      text: `OTP अब ${mobile} पर आएँगे। अगर यह आपने नहीं किया, तो तुरंत सपोर्ट से संपर्क करें।`,
    }),
  }),
};
