import { sitePath } from '@sanchay/contracts';
import * as openid from 'openid-client';
import type { Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { ATTEMPT_MS, secretHash } from './binding.ts';
import { insertAttempt, removeOldAttempts } from './attemptStore.ts';
import type { SocialClients } from './clients.ts';
import { socialRefusal } from './refusals.ts';

const SCOPE = 'openid email profile';
const NOT_SET_UP = {
  en: "This login method isn't available.",
  hi: 'लॉग इन का यह तरीका उपलब्ध नहीं है।',
};

/** Where a provider sends the browser back to. */
export function callbackUrl({ settings }: Pick<Context, 'settings'>): string {
  return `${settings.publicOrigin}/auth/callback`;
}

/**
 * Begins a sign-in: keeps state, nonce and verifier, and answers the provider's address.
 * @throws Problem 404 for a provider that is not set up, 503 `social_unavailable`
 */
export async function startSocialSignIn(
  ctx: Context,
  clients: SocialClients,
  asked: { provider: 'google' | 'facebook'; next?: string; consents: string[]; bindingHash: Buffer },
): Promise<string> {
  const { provider, consents, bindingHash } = asked;
  if (!clients.providers.some(({ id }) => id === provider)) throw notFound(localize(NOT_SET_UP));
  const configuration = await clients.configuration(provider).catch((error: unknown) => {
    throw socialRefusal('social_unavailable', error);
  });
  const [state, nonce, verifier] = [
    openid.randomState(),
    openid.randomNonce(),
    openid.randomPKCECodeVerifier(),
  ];
  const now = ctx.now();
  await ctx.db.tx(async (tx) => {
    await removeOldAttempts(tx, now);
    await insertAttempt(tx, {
      stateHash: secretHash(state),
      bindingHash,
      provider,
      nonce,
      code_verifier: verifier,
      next: sitePath(asked.next),
      consents,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
      now,
    });
  });
  return openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(ctx),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}
