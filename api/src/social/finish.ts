import { isEmail, typedEmail } from '@sanchay/finance';
import * as openid from 'openid-client';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Caller, SignedIn } from '../users/index.ts';
import { takeAttempt, type Attempt } from './attemptStore.ts';
import { secretHash } from './binding.ts';
import type { SocialClients } from './clients.ts';
import { enterAs, type OutsidePerson } from './enterAs.ts';
import { socialRefusal } from './refusals.ts';
import { callbackUrl } from './start.ts';

/** Responses of a provider to a user who declined. */
const DENIALS = ['access_denied', 'user_cancelled', 'consent_required', 'login_required'];

/**
 * Finishes a sign-in with the query that the provider sent the browser back with.
 * @param bindingHash what the browser is bound by, or null.
 * @throws Problem of `refusals.ts`, 403 `account_blocked`, 422 `OTP_required` where the account requires a second
 *   factor.
 */
export async function finishSocialSignIn(
  ctx: Context,
  clients: SocialClients,
  given: { query: string; bindingHash: Buffer | null },
  caller: Caller,
): Promise<SignedIn & { next: string | null }> {
  const query = new URLSearchParams(given.query);
  const state = query.get('state');
  const { bindingHash } = given;
  if (!state || !bindingHash) throw socialRefusal('social_state_mismatch');
  const stateHash = secretHash(state);
  const attempt = await ctx.db.tx((tx) => takeAttempt(tx, { stateHash, bindingHash, now: ctx.now() }));
  if (!attempt) throw socialRefusal('social_state_mismatch');
  if (attempt.expires_at <= ctx.now()) throw socialRefusal('social_expired');
  const refused = query.get('error');
  if (refused) throw socialRefusal(DENIALS.includes(refused) ? 'social_denied' : 'social_refused', refused);
  const person = await personOf(ctx, clients, attempt, state, query);
  const outcome = await ctx.db.tx((tx) => enterAs(ctx, tx, person, attempt.consents, caller));
  if (outcome instanceof Problem) throw outcome;
  return { ...outcome, next: attempt.next };
}

/**
 * Returns the identity reported by the provider: the code is exchanged; signature, nonce, issuer and audience are
 * checked.
 */
async function personOf(
  ctx: Context,
  clients: SocialClients,
  { provider, code_verifier, nonce }: Attempt,
  state: string,
  query: URLSearchParams,
): Promise<OutsidePerson> {
  const known = clients.providers.find(({ id }) => id === provider);
  if (!known) throw socialRefusal('social_refused');
  const configuration = await clients.configuration(known.id).catch((error: unknown) => {
    throw socialRefusal('social_unavailable', error);
  });
  const back = new URL(`${callbackUrl(ctx)}?${query}`);
  const tokens = await openid
    .authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: code_verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      throw socialRefusal(isAnswer(error) ? 'social_refused' : 'social_unavailable', error);
    });
  const claims = tokens.claims()!;
  const email = typeof claims.email === 'string' ? typedEmail(claims.email) : '';
  if (!isEmail(email)) throw socialRefusal('social_email_missing');
  return {
    provider: known.id,
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : '',
  };
}

/** Returns whether the provider did respond, but not with what was requested. */
function isAnswer(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status < 500;
  return error instanceof openid.ClientError && error.code !== 'OAUTH_TIMEOUT';
}
