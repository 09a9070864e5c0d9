import { Problem } from '../platform/problem.ts';

/** Why a sign-in through a provider did not come about, and what a person is told. */
const REFUSALS = {
  social_denied: [422, 'You did not let the provider tell us who you are. Nothing was changed.'],
  social_state_mismatch: [
    422,
    'This sign-in was begun in another window or has been used already. Please start again.',
  ],
  social_expired: [422, 'This sign-in took too long. Please start again.'],
  social_unavailable: [
    503,
    'The provider does not answer right now. Please sign in another way, or try again.',
  ],
  social_refused: [
    422,
    'The provider’s answer was not in order, so we did not sign you in. Please start again.',
  ],
  social_email_missing: [
    422,
    'The provider did not tell us your e-mail address. Please sign up with it here.',
  ],
  social_email_unverified: [
    422,
    'The provider has not checked that this e-mail address is yours. Please sign in with your password.',
  ],
  social_linked_elsewhere: [
    422,
    'Your account is linked to another person at this provider. Sign in with your password to change that.',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type SocialRefusal = keyof typeof REFUSALS;

/** The refusal as an answer; none of them ends a session. */
export function socialRefusal(code: SocialRefusal, cause?: unknown): Problem {
  const [http, words] = REFUSALS[code];
  return new Problem(http, 'validation_failed', code, words, { cause });
}
