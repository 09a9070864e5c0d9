import type { CallBody, CallReply } from '@sanchay/contracts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/uuid.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { reachedAt } from '../sign-in/afterFirstFactor.ts';
import { securityAudit } from '../step-up/authenticatorSetUp.ts';
import type { PasskeyParty } from './passkeyParty.ts';
import * as store from './passkeyStore.ts';
import { shownPasskey, type PasskeyRow } from './passkeyStore.ts';
import { personName } from '../accounts/personName.ts';
import { notifySecurity } from '../securityNotice.ts';
import { sentence } from '../sentences.ts';
import { spendStepUp } from '../step-up/stepUp.ts';
import { accountById } from '../accounts/userStore.ts';

const MOST = 10;

/** A passkey that cannot be verified as the user's: 422 `passkey_invalid`. */
export function passkeyInvalid(): Problem {
  return validationFailed('passkey_invalid', sentence('passkey_refused'));
}

/** @throws Problem 422 `name_invalid` with the sentence beside the field */
function passkeyName(typed: string): string {
  const read = personName(typed);
  if ('name' in read) return read.name;
  const message = sentence('passkey_name');
  throw validationFailed('name_invalid', message, { name: [message] });
}

/**
 * Starts to register a passkey, after a step-up.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`, 422 `too_many_passkeys`
 */
export async function passkeyOptions(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  party: PasskeyParty,
  stepUp: string | undefined,
): Promise<CallReply<'passkeyOptions'>> {
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  const { userId } = actor;
  const known = await store.passkeyRows(tx, userId);
  if (known.length >= MOST) throw validationFailed('too_many_passkeys', sentence('passkeys_full'));
  const account = (await accountById(tx, userId))!;
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.domain,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: reachedAt(account),
    userDisplayName: account.name,
    challenge: new Uint8Array(ctx.randomBytes(32)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const challengeId = await store.insertChallenge(tx, { userId, challenge, now: ctx.now() });
  await audit(securityAudit('passkey_started', userId));
  return success({ challenge_id: challengeId, options: { ...options } });
}

/**
 * Registers the passkey that the browser made.
 * @throws Problem 422 `passkey_invalid`, `name_invalid`
 */
export async function addPasskey(
  ctx: Context,
  actor: Actor,
  party: PasskeyParty,
  body: CallBody<'addPasskey'>,
  requestId: string,
): Promise<CallReply<'addPasskey'>> {
  const { userId } = actor;
  const name = passkeyName(body.name);
  const outcome = await ctx.db.tx(async (tx): Promise<PasskeyRow | Problem> => {
    const challenge = await store.takeChallenge(tx, { id: body.challenge_id, userId, now: ctx.now() });
    const made = challenge && (await registered(body.response, challenge, party));
    const row = made
      ? await store.insertPasskey(tx, { ...made, user_id: userId, name, created_at: ctx.now() })
      : null;
    if (!row) return passkeyInvalid();
    await writeAudit(tx, {
      ...securityAudit('passkey_on', userId),
      investorId: userId,
      actor: userActor(userId),
      requestId,
    });
    await notifySecurity(ctx, tx, userId, 'passkey_on');
    return row;
  });
  if (outcome instanceof Problem) throw outcome;
  return success(shownPasskey(outcome));
}

/**
 * Returns the content of the browser's response when it is valid for the challenge and comes from our pages; else
 * null.
 */
async function registered(response: Record<string, unknown>, challenge: string, party: PasskeyParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    // The library checks its shape and throws.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.domain,
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  };
}

/** Gives a passkey another name. @throws Problem 404, 422 `name_invalid` */
export async function renamePasskey(
  { tx, audit }: WriteScope,
  { userId }: Actor,
  id: string,
  typed: string,
): Promise<CallReply<'renamePasskey'>> {
  const name = passkeyName(typed);
  const row = isUuid(id) ? await store.renamePasskeyRow(tx, { id, userId, name }) : null;
  if (!row) throw notFound(sentence('passkey_gone'));
  await audit(securityAudit('passkey_renamed', userId));
  return success(shownPasskey(row));
}

/** Removes a passkey. @throws Problem 403 `step_up_required`, `step_up_invalid`, 404 */
export async function removePasskey(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  stepUp: string | undefined,
): Promise<CallReply<'removePasskey'>> {
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  if (!isUuid(id) || !(await store.deletePasskey(tx, id, actor.userId)))
    throw notFound(sentence('passkey_gone'));
  await notifySecurity(ctx, tx, actor.userId, 'passkey_off');
  await audit(securityAudit('passkey_off', actor.userId));
  return success({});
}
