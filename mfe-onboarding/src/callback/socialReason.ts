import type { ApiError } from '@sanchay/api-client';

/** Reasons for which a sign-in through a provider may end at login; each has words as `problem.<reason>`. */
const REASONS = [
  'social_denied',
  'social_state_mismatch',
  'social_expired',
  'social_unavailable',
  'social_refused',
  'social_email_missing',
  'social_email_unverified',
  'social_linked_elsewhere',
  'account_blocked',
  'rate_limited',
] as const;

/** The login page with the failure reason; a reason without its own message becomes "did not answer". */
export function loginWithReason({ code }: Pick<ApiError, 'code'>): string {
  return `/login?${new URLSearchParams({ social: readReason(code ?? null) ?? 'social_unavailable' })}`;
}

/** The reason in an address, or null for any unknown value. */
export function readReason(text: string | null): (typeof REASONS)[number] | null {
  return REASONS.find((reason) => reason === text) ?? null;
}
