import { createMessages } from '../platform/http/language.ts';

const reasons = {
  en: {
    refused: 'You declined to sign.',
    closed: 'The page was closed before you signed.',
    wrong_code: 'Incorrect OTP entered three times.',
    signature_invalid: 'The e-sign was not valid.',
    other_document: "The signed document doesn't match your form.",
    expired: 'The e-sign session expired.',
    other: 'The form was not e-signed.',
  },
  hi: {
    refused: 'आपने हस्ताक्षर करने से मना किया।',
    closed: 'साइन करने से पहले पेज बंद हो गया।',
    wrong_code: 'OTP तीन बार गलत डाला गया।',
    signature_invalid: 'ई-साइन मान्य नहीं था।',
    other_document: 'साइन किया गया दस्तावेज़ आपके फ़ॉर्म से मेल नहीं खाता।',
    expired: 'ई-साइन का समय समाप्त हो गया।',
    other: 'फ़ॉर्म पर ई-साइन नहीं हुआ।',
  },
} as const;
const reasonMessage = createMessages(reasons);

/** Why a signature did not come about, in the language of the request. */
export function reasonText(reason: string): string {
  return reasonMessage(Object.hasOwn(reasons.en, reason) ? (reason as keyof typeof reasons.en) : 'other');
}

/** Why a request to sign is refused, in the language of the request. */
export const faultText = createMessages({
  en: {
    nothing_to_sign: 'Nothing to sign yet. Submit your KYC form first.',
    provider_down:
      'The e-sign service is unavailable right now. Your form is saved. Try again in a few minutes.',
    not_there: 'e-Sign request not found.',
  },
  hi: {
    nothing_to_sign: 'अभी साइन करने के लिए कुछ नहीं है। पहले KYC फ़ॉर्म जमा करें।',
    provider_down: 'ई-साइन सेवा अभी उपलब्ध नहीं है। आपका फ़ॉर्म सेव है। कुछ मिनट बाद फिर कोशिश करें।',
    not_there: 'ई-साइन अनुरोध नहीं मिला।',
  },
});
