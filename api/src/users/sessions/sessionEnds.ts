import type { SessionEndCode } from '@sanchay/contracts';
import type { Context } from '../../platform/context.ts';
import { endOfToken } from './sessionStore.ts';
import { hashOf } from './tokens.ts';

const CODES: Readonly<Record<string, SessionEndCode>> = {
  ended: 'session_ended',
  password_changed: 'password_changed',
  password_reset: 'password_changed',
  contact_changed: 'contact_changed',
  contact_cancelled: 'contact_changed',
  blocked: 'account_blocked',
};

/** The code for what ended a session (`revoked_because`); `signed_out` for an own logout and for an expired one. */
export function codeOfEnd(because: string | null): SessionEndCode {
  return CODES[because ?? ''] ?? 'signed_out';
}

/** Returns why a token is no longer valid. Only its former holder can request this. */
export async function whySignedOut(ctx: Context, token: string): Promise<SessionEndCode> {
  return codeOfEnd(await endOfToken(ctx.db, hashOf(token)));
}
