import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { Problem } from '../platform/http/problem.ts';
import { userActor, writeAudit } from '../platform/writes/audit.ts';
import { localize } from '../platform/http/language.ts';
import { sendMessage, signInOutside, type Caller, type SignedIn } from '../users/index.ts';
import { linkedUser, linkIdentity, type Identity } from './identityStore.ts';
import { socialRefusal } from './refusals.ts';

/** A user as described by a provider. */
export interface OutsidePerson extends Identity {
  provider: 'google' | 'facebook';
  emailVerified: boolean;
  name: string;
}

const NAMES = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Signs in a linked user; links or opens an account for a verified e-mail address. An address that the provider has
 * not verified links nothing: otherwise anyone who types it there would own the account here.
 */
export async function enterAs(
  ctx: Context,
  tx: Tx,
  person: OutsidePerson,
  consents: string[],
  caller: Caller,
): Promise<SignedIn | Problem> {
  const userId = await linkedUser(tx, person);
  if (userId) return (await signInOutside(ctx, tx, { userId }, caller)).outcome;
  if (!person.emailVerified) return socialRefusal('social_email_unverified');
  const { email, name, provider } = person;
  const entered = await signInOutside(ctx, tx, { email, name, provider, consents }, caller);
  if (!(await linkIdentity(tx, person, entered.userId, ctx.now())))
    throw socialRefusal('social_linked_elsewhere');
  await writeAudit(tx, {
    investorId: entered.userId,
    actor: userActor(entered.userId),
    action: 'identity.linked',
    subject: `user:${entered.userId}`,
    requestId: caller.requestId,
    detail: { provider },
  });
  await sendMessage(ctx, tx, {
    channel: 'email',
    to: email,
    text: linkedLetter(NAMES[provider]),
  });
  return entered.outcome;
}

function linkedLetter(provider: string): string {
  return localize({
    en: `You can now log in to Sanchay with ${provider}. If this wasn't you, remove the link under Profile > Security, or write to help@sanchay.example.`,
    hi: `अब आप ${provider} से संचय में लॉग इन कर सकते हैं। अगर यह आपने नहीं किया, तो प्रोफ़ाइल > सुरक्षा में इसे हटाएँ, या help@sanchay.example पर लिखें।`,
  });
}
