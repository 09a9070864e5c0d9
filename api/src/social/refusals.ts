import { createMessages } from '../platform/http/language.ts';
import { Problem } from '../platform/http/problem.ts';

/** Why a sign-in through a provider failed, and the message shown to the user. */
const message = createMessages({
  en: {
    social_denied: "You didn't allow access, so nothing was changed.",
    social_state_mismatch:
      'This login was started in another window or has already been used. Please start again.',
    social_expired: 'This login timed out. Please start again.',
    social_unavailable: 'The provider is unavailable right now. Log in another way, or try again.',
    social_refused:
      "We couldn't verify the provider's response, so you weren't logged in. Please start again.",
    social_email_missing:
      "The provider didn't share your email address. Please sign up with your email here.",
    social_email_unverified: "The provider hasn't verified this email address. Log in with your password.",
    social_linked_elsewhere:
      'Your account is linked to a different login at this provider. Log in with your password to change it.',
  },
  hi: {
    social_denied: 'आपने अनुमति नहीं दी, इसलिए कुछ नहीं बदला।',
    social_state_mismatch: 'यह लॉग इन दूसरी विंडो में शुरू हुआ था या इस्तेमाल हो चुका है। फिर से शुरू करें।',
    social_expired: 'लॉग इन का समय खत्म हो गया। फिर से शुरू करें।',
    social_unavailable: 'यह सेवा अभी उपलब्ध नहीं है। दूसरे तरीके से लॉग इन करें या फिर कोशिश करें।',
    social_refused: 'इस सेवा के जवाब की जाँच नहीं हो सकी, इसलिए लॉग इन नहीं हुआ। फिर से शुरू करें।',
    social_email_missing: 'इस सेवा ने आपका ईमेल पता नहीं दिया। कृपया ईमेल से यहीं साइन अप करें।',
    social_email_unverified: 'इस सेवा ने यह ईमेल वेरिफ़ाई नहीं किया है। अपने पासवर्ड से लॉग इन करें।',
    social_linked_elsewhere: 'आपका खाता इस सेवा के किसी और लॉग इन से जुड़ा है। बदलने के लिए पासवर्ड से लॉग इन करें।',
  },
});

export type SocialRefusal = Parameters<typeof message>[0];

/** The refusal as an answer; none of them ends a session. */
export function socialRefusal(code: SocialRefusal, cause?: unknown): Problem {
  const http = code === 'social_unavailable' ? 503 : 422;
  return new Problem(http, 'validation_failed', code, message(code), { cause });
}
