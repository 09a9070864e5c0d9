import type { Locale } from '@sanchay/finance';
import { said } from '../platform/language.ts';
import { Problem } from '../platform/problem.ts';

/** Why a sign-in through a provider did not come about, and what a person is told. */
const REFUSALS = {
  social_denied: [
    422,
    {
      en: 'You did not let the provider tell us who you are. Nothing was changed.',
      hi: 'आपने अपनी पहचान बताने की अनुमति नहीं दी। कुछ नहीं बदला।',
    },
  ],
  social_state_mismatch: [
    422,
    {
      en: 'This sign-in was begun in another window or has been used already. Please start again.',
      hi: 'यह लॉग इन किसी और विंडो में शुरू हुआ था या काम में आ चुका है। कृपया फिर से शुरू करें।',
    },
  ],
  social_expired: [
    422,
    {
      en: 'This sign-in took too long. Please start again.',
      hi: 'इस लॉग इन में ज़्यादा समय लग गया। कृपया फिर से शुरू करें।',
    },
  ],
  social_unavailable: [
    503,
    {
      en: 'The provider does not answer right now. Please sign in another way, or try again.',
      hi: 'दूसरी साइट अभी जवाब नहीं दे रही। किसी और तरीक़े से लॉग इन करें या फिर कोशिश करें।',
    },
  ],
  social_refused: [
    422,
    {
      en: 'The provider’s answer was not in order, so we did not sign you in. Please start again.',
      hi: 'दूसरी साइट का जवाब ठीक नहीं था, इसलिए हमने लॉग इन नहीं किया। कृपया फिर से शुरू करें।',
    },
  ],
  social_email_missing: [
    422,
    {
      en: 'The provider did not tell us your e-mail address. Please sign up with it here.',
      hi: 'दूसरी साइट ने आपका ई-मेल पता नहीं बताया। कृपया उससे यहीं खाता खोलें।',
    },
  ],
  social_email_unverified: [
    422,
    {
      en: 'The provider has not checked that this e-mail address is yours. Please sign in with your password.',
      hi: 'दूसरी साइट ने यह जाँचा नहीं है कि यह ई-मेल आपका है। कृपया अपने पासवर्ड से लॉग इन करें।',
    },
  ],
  social_linked_elsewhere: [
    422,
    {
      en: 'Your account is linked to another person at this provider. Sign in with your password to change that.',
      hi: 'आपका खाता वहाँ किसी और से जुड़ा है। इसे बदलने के लिए पासवर्ड से लॉग इन करें।',
    },
  ],
} as const satisfies Record<string, readonly [number, Record<Locale, string>]>;

export type SocialRefusal = keyof typeof REFUSALS;

/** The refusal as an answer; none of them ends a session. */
export function socialRefusal(code: SocialRefusal, cause?: unknown): Problem {
  const [http, words] = REFUSALS[code];
  return new Problem(http, 'validation_failed', code, said(words), { cause });
}
