import { createMessages } from '../platform/http/language.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';

const sentence = createMessages({
  en: {
    link: "This link has expired. Open it again from the partner's page.",
    required: 'Enter the 6-digit OTP.',
    wrong: 'Incorrect OTP. Check and try again.',
    expired: 'This OTP has expired. Request a new one.',
    used: 'This OTP has already been used. Request a new one.',
    too_often: 'Too many incorrect attempts. Request a new OTP.',
    several: "We've sent you several OTPs. Wait a few minutes and try again.",
  },
  hi: {
    link: 'इस लिंक की समय-सीमा खत्म हो गई है। पार्टनर के पेज से फिर खोलें।',
    required: '6 अंकों का OTP डालें।',
    wrong: 'गलत OTP। जाँचें और फिर कोशिश करें।',
    expired: 'इस OTP की समय-सीमा खत्म हो गई है। नया मँगाएँ।',
    used: 'यह OTP इस्तेमाल हो चुका है। नया मँगाएँ।',
    too_often: 'बहुत बार गलत OTP डाला गया। नया OTP मँगाएँ।',
    several: 'हम आपको कई OTP भेज चुके हैं। कुछ मिनट रुककर फिर कोशिश करें।',
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

function codeProblem(code: string, message: string): Problem {
  return validationFailed(code, message, { otp: [message] });
}

/** 429 for a lead that was sent too many codes. */
export function tooManyCodes(seconds: number): Problem {
  return new Problem(429, 'failure', 'rate_limited', sentence('several'), { retryAfter: seconds });
}
