import { Problem, validationFailed } from '../platform/problem.ts';
import { requestLanguage } from '../platform/language.ts';

const said = (en: string, hi: string): string => (requestLanguage() === 'hi' ? hi : en);

/** 401 for a call without the token that belongs to it. */
export function notTheLink(): Problem {
  return new Problem(
    401,
    'failure',
    'housing_link_invalid',
    said(
      "This link is not valid any more. Please open it again from the partner's page.",
      'यह लिंक अब मान्य नहीं है। कृपया साझेदार के पेज से इसे फिर खोलें।',
    ),
  );
}

/** 422 `OTP_required`: nothing was typed, or not six digits. */
export function codeRequired(): Problem {
  return codeProblem('OTP_required', said('Please enter the 6 digits of the code.', 'कृपया कोड के 6 अंक भरें।'));
}

/** 422 `OTP_invalid` with what can be done about it. */
export function codeWrong(why: 'wrong' | 'expired' | 'used' | 'too_often'): Problem {
  const sentences = {
    wrong: said('This code is not right. Please check it.', 'यह कोड सही नहीं है। कृपया जाँच लें।'),
    expired: said(
      'This code is too old. Please ask for another one.',
      'यह कोड पुराना हो गया है। कृपया नया कोड मँगाएँ।',
    ),
    used: said(
      'This code was used already. Please ask for another one.',
      'यह कोड इस्तेमाल हो चुका है। कृपया नया कोड मँगाएँ।',
    ),
    too_often: said(
      'This code was entered wrongly too often. Please ask for another one.',
      'यह कोड कई बार ग़लत भरा गया। कृपया नया कोड मँगाएँ।',
    ),
  };
  return codeProblem('OTP_invalid', sentences[why]);
}

function codeProblem(code: string, sentence: string): Problem {
  return validationFailed(code, sentence, { otp: [sentence] });
}

/** 429 for a lead that was sent too many codes. */
export function tooManyCodes(seconds: number): Problem {
  return new Problem(
    429,
    'failure',
    'rate_limited',
    said(
      'We have sent you several codes already. Please wait a little.',
      'हम आपको कई कोड भेज चुके हैं। कृपया थोड़ा इंतज़ार करें।',
    ),
    { retryAfter: seconds },
  );
}
