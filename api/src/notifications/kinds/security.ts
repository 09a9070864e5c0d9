import { noticeKind } from '../noticeKind.ts';

export const securityNotices = {
  bank_added: noticeKind<{ bank: string }>({
    group: 'security',
    en: ({ bank }) => ({
      title: 'A bank account was added',
      text: `${bank} was added to your account. If this was not you, write to support at once.`,
    }),
    hi: ({ bank }) => ({
      title: 'बैंक खाता जोड़ा गया',
      text: `${bank} आपके खाते में जोड़ा गया। अगर यह आपने नहीं किया, तो तुरंत सहायता को लिखें।`,
    }),
  }),
  password_changed: noticeKind<Record<never, never>>({
    group: 'security',
    en: () => ({
      title: 'Your password was changed',
      text: 'All other devices were signed out. If this was not you, write to support at once.',
    }),
    hi: () => ({
      title: 'आपका पासवर्ड बदला गया',
      text: 'बाकी सब उपकरण साइन आउट कर दिए गए हैं। अगर यह आपने नहीं किया, तो तुरंत सहायता को लिखें।',
    }),
  }),
  mobile_changed: noticeKind<{ mobile: string }>({
    group: 'security',
    en: ({ mobile }) => ({
      title: 'Your mobile number was changed',
      text: `Codes now go to ${mobile}. If this was not you, write to support at once.`,
    }),
    hi: ({ mobile }) => ({
      title: 'आपका मोबाइल नंबर बदला गया',
      text: `कोड अब ${mobile} पर जाएँगे। अगर यह आपने नहीं किया, तो तुरंत सहायता को लिखें।`,
    }),
  }),
};
