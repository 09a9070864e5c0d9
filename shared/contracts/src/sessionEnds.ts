/** Why a session is over. `logout` is the user's own action; the others happen without it. */
export const END_REASONS = [
  'logout',
  'expired',
  'idle',
  'revoked',
  'password_changed',
  'contact_changed',
  'blocked',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The reasons that the login page explains. `other_tab`: the user logged out in another tab of this browser. */
export const LOGOUT_EXPLANATIONS = [...END_REASONS.slice(1), 'other_tab'] as Exclude<
  EndReason | 'other_tab',
  'logout'
>[];
export type LogoutExplanation = (typeof LOGOUT_EXPLANATIONS)[number];

/** Codes with which the API rejects the token of an ended session, and why it was ended. */
export const SESSION_END_CODES = {
  session_ended: 'revoked',
  password_changed: 'password_changed',
  contact_changed: 'contact_changed',
  account_blocked: 'blocked',
  signed_out: 'expired',
} as const satisfies Record<string, EndReason>;
export type SessionEndCode = keyof typeof SESSION_END_CODES;

/** Why a session ended, by the `code` of the response; `revoked` for an unrelated code. */
export function endReasonOf(code: unknown): EndReason {
  return typeof code === 'string' && Object.hasOwn(SESSION_END_CODES, code)
    ? SESSION_END_CODES[code as SessionEndCode]
    : 'revoked';
}

/**
 * The login page that leads back afterwards.
 * @param here path, query and fragment of the page to return to
 * @param why explained on the login page
 */
export function loginAddress(here: string, why?: LogoutExplanation): string {
  // The login itself is not a page to return to; its address already contains the destination.
  if (/^\/login(?:[?#]|$)/.test(here)) return here;
  return `/login?${new URLSearchParams({ ...(why && { why }), next: here })}`;
}
