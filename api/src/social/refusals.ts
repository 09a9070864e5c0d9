import type { Locale } from '@sanchay/finance';
import { localize } from '../platform/http/language.ts';
import { Problem } from '../platform/http/problem.ts';

/** Why a sign-in through a provider did not come about, and what a person is told. */
const REFUSALS = {
  social_denied: [
    422,
    {
      en: "You didn't allow access, so nothing was changed.",
      hi: 'आपने अनुमति नहीं दी, इसलिए कुछ नहीं बदला।',
    },
  ],
  social_state_mismatch: [
    422,
    {
      en: 'This login was started in another window or has already been used. Please start again.',
      hi: 'यह लॉग इन दूसरी विंडो में शुरू हुआ था या इस्तेमाल हो चुका है। फिर से शुरू करें।',
    },
  ],
  social_expired: [
    422,
    {
      en: 'This login timed out. Please start again.',
      hi: 'लॉग इन का समय खत्म हो गया। फिर से शुरू करें।',
    },
  ],
  social_unavailable: [
    503,
    {
      en: 'The provider is unavailable right now. Log in another way, or try again.',
      hi: 'यह सेवा अभी उपलब्ध नहीं है। दूसरे तरीके से लॉग इन करें या फिर कोशिश करें।',
    },
  ],
  social_refused: [
    422,
    {
      en: "We couldn't verify the provider's response, so you weren't logged in. Please start again.",
      hi: 'इस सेवा के जवाब की जाँच नहीं हो सकी, इसलिए लॉग इन नहीं हुआ। फिर से शुरू करें।',
    },
  ],
  social_email_missing: [
    422,
    {
      en: "The provider didn't share your email address. Please sign up with your email here.",
      hi: 'इस सेवा ने आपका ईमेल पता नहीं दिया। कृपया ईमेल से यहीं साइन अप करें।',
    },
  ],
  social_email_unverified: [
    422,
    {
      en: "The provider hasn't verified this email address. Log in with your password.",
      hi: 'इस सेवा ने यह ईमेल वेरिफ़ाई नहीं किया है। अपने पासवर्ड से लॉग इन करें।',
    },
  ],
  social_linked_elsewhere: [
    422,
    {
      en: 'Your account is linked to a different login at this provider. Log in with your password to change it.',
      hi: 'आपका खाता इस सेवा के किसी और लॉग इन से जुड़ा है। बदलने के लिए पासवर्ड से लॉग इन करें।',
    },
  ],
} as const satisfies Record<string, readonly [number, Record<Locale, string>]>;

export type SocialRefusal = keyof typeof REFUSALS;

/** The refusal as an answer; none of them ends a session. */
export function socialRefusal(code: SocialRefusal, cause?: unknown): Problem {
  const [http, messages] = REFUSALS[code];
  return new Problem(http, 'validation_failed', code, localize(messages), { cause });
}
