import type { CallBody, CallReply } from '@sanchay/contracts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { Caller } from '../sessions/caller.ts';
import { passkeyInvalid } from './passkeys.ts';
import type { PasskeyParty } from './passkeyParty.ts';
import * as store from './passkeyStore.ts';
import type { PasskeyRow } from './passkeyStore.ts';
import { completeSignIn, type SignedIn } from '../sign-in/signedIn.ts';
import { limitReached, recordAttempt } from '../sign-in/signInLimits.ts';
import { accountById } from '../accounts/userStore.ts';

/** What a browser needs to sign in with a passkey of this site, of any user. */
export async function passkeySignInOptions(
  ctx: Context,
  party: PasskeyParty,
): Promise<CallReply<'passkeySignInOptions'>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.domain,
    userVerification: 'required',
    challenge: new Uint8Array(ctx.randomBytes(32)),
  });
  const { challenge } = options;
  const challengeId = await store.insertChallenge(ctx.db, { userId: null, challenge, now: ctx.now() });
  return success({ challenge_id: challengeId, options: { ...options } });
}

/**
 * Signs in with a passkey. The device has verified the user (finger, face or PIN), so that it is both factors.
 * @throws Problem 422 `passkey_invalid`, 403 `account_blocked`, 429 `rate_limited`
 */
export async function passkeySignIn(
  ctx: Context,
  party: PasskeyParty,
  body: CallBody<'passkeySignIn'>,
  caller: Caller,
): Promise<SignedIn> {
  const { network, device } = caller;
  const outcome = await ctx.db.tx(async (tx): Promise<SignedIn | Problem> => {
    const credentialId = typeof body.response.id === 'string' ? body.response.id.slice(0, 1_400) : '';
    const attempt = { account: `passkey:${credentialId.slice(0, 64)}`, network, device };
    const limited = await limitReached(tx, attempt, ctx.now());
    if (limited) return limited;
    const now = ctx.now();
    const challenge = await store.takeChallenge(tx, { id: body.challenge_id, userId: null, now });
    const passkey = await store.lockPasskey(tx, credentialId);
    const shown = challenge && passkey ? await answered(body.response, challenge, passkey, party) : null;
    await recordAttempt(tx, attempt, shown ? 'right' : 'wrong', now);
    if (!passkey || !shown) return passkeyInvalid();
    const { newCounter: counter, credentialBackedUp: synced } = shown;
    await store.markPasskeyUsed(tx, passkey.id, { counter, synced, now });
    const account = (await accountById(tx, passkey.user_id))!;
    return completeSignIn(ctx, tx, account, caller, { newUser: false });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/**
 * Returns the content of the browser's response when it is valid: signed by the passkey, for our pages, with a counter
 * that increased.
 */
async function answered(
  response: Record<string, unknown>,
  challenge: string,
  passkey: PasskeyRow,
  party: PasskeyParty,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    // The library checks its shape and throws.
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.domain,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo : null;
}
