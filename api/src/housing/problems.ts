import { sayer } from '../platform/language.ts';
import { Problem, validationFailed } from '../platform/problem.ts';

const sentence = sayer({
  link: {
    en: 'This link is not valid any more. Please open it again from the partner’s page.',
    hi: 'यह लिंक अब मान्य नहीं है। कृपया साझेदार के पेज से इसे फिर खोलें।',
  },
  required: { en: 'Please enter the 6 digits of the code.', hi: 'कृपया कोड के 6 अंक भरें।' },
  wrong: { en: 'This code is not right. Please check it.', hi: 'यह कोड सही नहीं है। कृपया जाँच लें।' },
  expired: {
    en: 'This code is too old. Please ask for another one.',
    hi: 'यह कोड पुराना हो गया है। कृपया नया कोड मँगाएँ।',
  },
  used: {
    en: 'This code was used already. Please ask for another one.',
    hi: 'यह कोड इस्तेमाल हो चुका है। कृपया नया कोड मँगाएँ।',
  },
  too_often: {
    en: 'This code was entered wrongly too often. Please ask for another one.',
    hi: 'यह कोड कई बार ग़लत भरा गया। कृपया नया कोड मँगाएँ।',
  },
  several: {
    en: 'We have sent you several codes already. Please wait a little.',
    hi: 'हम आपको कई कोड भेज चुके हैं। कृपया थोड़ा इंतज़ार करें।',
  },
});

/** 401 for a call without the token that belongs to it. */
export function notTheLink(): Problem {
  return new Problem(401, 'failure', 'housing_link_invalid', sentence('link'));
}

/** 422 `OTP_required`: nothing was typed, or not six digits. */
export function codeRequired(): Problem {
  return codeProblem('OTP_required', sentence('required'));
}

/** 422 `OTP_invalid` with what can be done about it. */
export function codeWrong(why: 'wrong' | 'expired' | 'used' | 'too_often'): Problem {
  return codeProblem('OTP_invalid', sentence(why));
}

function codeProblem(code: string, words: string): Problem {
  return validationFailed(code, words, { otp: [words] });
}

/** 429 for a lead that was sent too many codes. */
export function tooManyCodes(seconds: number): Problem {
  return new Problem(429, 'failure', 'rate_limited', sentence('several'), { retryAfter: seconds });
}
