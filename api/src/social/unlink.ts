import type { CallReply } from '@sanchay/contracts';
import type { Actor, Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp, notifySecurity } from '../users/index.ts';
import { removeIdentity } from './identityStore.ts';

const NOT_LINKED = { en: "Your account isn't linked to this provider.", hi: 'आपका खाता इस सेवा से जुड़ा नहीं है।' };

/**
 * Removes the link to a provider, with the token of a step-up, and notifies the user. A user without a password can
 * still sign in by a code to the e-mail address, which sets one.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`, 404 when nothing is linked there
 */
export async function unlinkIdentity(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  provider: 'google' | 'facebook',
  stepUp: string | undefined,
): Promise<CallReply<'unlinkIdentity'>> {
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  if (!(await removeIdentity(tx, actor.userId, provider))) throw notFound(localize(NOT_LINKED));
  await notifySecurity(ctx, tx, actor.userId, `${provider}_off`);
  await audit({ action: 'identity.unlinked', subject: `user:${actor.userId}`, detail: { provider } });
  return success({});
}
