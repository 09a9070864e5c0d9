import { type Call, type CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import type { Actor } from '../context.ts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';

/** Whether a call concerns the caller's own login and not the current account. */
export function isPersonal(name: CallName): boolean {
  const call: Call = calls[name];
  return call.personal === true;
}

const VIEW_ONLY = {
  en: 'You manage this account with view-only access. Only its owner can make changes or place orders.',
  hi: 'आप इस खाते को सिर्फ़ देख सकते हैं। बदलाव या ऑर्डर सिर्फ़ खाताधारक कर सकते हैं।',
};
const PREPARES_ONLY = {
  en: 'Only the owner of this account can do this. You can prepare fund investments, redemptions and switches.',
  hi: 'यह सिर्फ़ खाताधारक कर सकते हैं। आप फ़ंड में निवेश, रिडेम्प्शन और स्विच तैयार कर सकते हैं।',
};

/** 403 for a change of an account that the caller manages for another user. */
function ownerOnly({ scope }: Pick<Actor, 'scope'>): Problem {
  const messages = scope === 'prepare' ? PREPARES_ONLY : VIEW_ONLY;
  return new Problem(403, 'validation_failed', 'manager_read_only', localize(messages));
}

/**
 * A manager changes nothing in an account. Any call that is not a read and not declared `personal` in the contracts acts
 * on the current account, so that a new call is refused unless it declares otherwise. Calls declared `manager: 'prepare'`
 * are open to managers who may prepare orders for the owner.
 * @throws Problem 403 `manager_read_only`
 */
export function assertMayWrite(
  call: Pick<Call, 'method' | 'audience' | 'personal' | 'manager'>,
  actor: Pick<Actor, 'scope'> | null,
): void {
  if (!actor || actor.scope === null) return;
  if (call.method === 'GET' || call.audience === 'anyone' || call.personal) return;
  if (call.manager === 'prepare' && actor.scope === 'prepare') return;
  throw ownerOnly(actor);
}
