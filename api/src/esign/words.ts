import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';

type Words = Record<Locale, string>;

const REASON: Record<string, Words> = {
  refused: { en: 'You refused to sign.', hi: 'आपने हस्ताक्षर करने से मना किया।' },
  closed: { en: 'The page was closed before signing.', hi: 'हस्ताक्षर से पहले पन्ना बंद कर दिया गया।' },
  wrong_code: { en: 'The code was wrong three times.', hi: 'कोड तीन बार गलत था।' },
  signature_invalid: {
    en: 'The signature turned out not to be valid.',
    hi: 'हस्ताक्षर जाँच में सही नहीं निकला।',
  },
  other_document: {
    en: 'What was signed is not the form that we sent.',
    hi: 'जिस पर हस्ताक्षर हुए, वह हमारा भेजा फ़ॉर्म नहीं है।',
  },
  expired: { en: 'The time for signing ran out.', hi: 'हस्ताक्षर का समय निकल गया।' },
};
const OTHER: Words = { en: 'The form was not signed.', hi: 'फ़ॉर्म पर हस्ताक्षर नहीं हुए।' };

const FAULT = {
  nothing_to_sign: {
    en: 'There is nothing to sign at this step. Hand the form in first.',
    hi: 'इस चरण में हस्ताक्षर के लिए कुछ नहीं है। पहले फ़ॉर्म जमा करें।',
  },
  provider_down: {
    en: 'The e-sign service does not answer right now. Your form is kept; please try again in a few minutes.',
    hi: 'ई-साइन सेवा अभी जवाब नहीं दे रही। आपका फ़ॉर्म सुरक्षित है; कुछ मिनट बाद फिर कोशिश करें।',
  },
  not_there: { en: 'There is no such signature in your account.', hi: 'आपके खाते में ऐसा कोई हस्ताक्षर नहीं है।' },
} as const satisfies Record<string, Words>;

/** Why a signature did not come about, in the language of the request. */
export const reasonText = (reason: string): string => (REASON[reason] ?? OTHER)[requestLanguage()];
export const faultText = (fault: keyof typeof FAULT): string => FAULT[fault][requestLanguage()];
