import type { CallBody, CallReply } from '@sanchay/contracts';
import type { Actor, Context } from '../../platform/context.ts';
import { success } from '../../platform/http/success.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { securityAudit } from './authenticatorSetUp.ts';
import { notifySecurity } from '../securityNotice.ts';
import { spendStepUp } from './stepUp.ts';

/**
 * Turns the code at each sign-in on or off.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`
 */
export async function setTwoFactor(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { on, step_up: stepUp }: CallBody<'setTwoFactor'>,
): Promise<CallReply<'setTwoFactor'>> {
  const { userId } = actor;
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  const notice = on ? 'code_on' : 'code_off';
  await tx.query('UPDATE users SET two_factor = $2 WHERE id = $1', [userId, on]);
  await notifySecurity(ctx, tx, userId, notice);
  await audit(securityAudit(notice, userId));
  return success({});
}
