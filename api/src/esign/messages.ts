import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/http/language.ts';

type Messages = Record<Locale, string>;

const REASON: Record<string, Messages> = {
  refused: { en: 'You declined to sign.', hi: 'आपने हस्ताक्षर करने से मना किया।' },
  closed: { en: 'The page was closed before you signed.', hi: 'साइन करने से पहले पेज बंद हो गया।' },
  wrong_code: { en: 'Incorrect OTP entered three times.', hi: 'OTP तीन बार गलत डाला गया।' },
  signature_invalid: {
    en: 'The e-sign was not valid.',
    hi: 'ई-साइन मान्य नहीं था।',
  },
  other_document: {
    en: "The signed document doesn't match your form.",
    hi: 'साइन किया गया दस्तावेज़ आपके फ़ॉर्म से मेल नहीं खाता।',
  },
  expired: { en: 'The e-sign session expired.', hi: 'ई-साइन का समय समाप्त हो गया।' },
};
const OTHER: Messages = { en: 'The form was not e-signed.', hi: 'फ़ॉर्म पर ई-साइन नहीं हुआ।' };

const FAULT = {
  nothing_to_sign: {
    en: 'Nothing to sign yet. Submit your KYC form first.',
    hi: 'अभी साइन करने के लिए कुछ नहीं है। पहले KYC फ़ॉर्म जमा करें।',
  },
  provider_down: {
    en: 'The e-sign service is unavailable right now. Your form is saved. Try again in a few minutes.',
    hi: 'ई-साइन सेवा अभी उपलब्ध नहीं है। आपका फ़ॉर्म सेव है। कुछ मिनट बाद फिर कोशिश करें।',
  },
  not_there: { en: 'e-Sign request not found.', hi: 'ई-साइन अनुरोध नहीं मिला।' },
} as const satisfies Record<string, Messages>;

/** Why a signature did not come about, in the language of the request. */
export const reasonText = (reason: string): string => (REASON[reason] ?? OTHER)[requestLanguage()];
export const faultText = (fault: keyof typeof FAULT): string => FAULT[fault][requestLanguage()];
