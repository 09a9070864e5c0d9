import { USER_STATE, type CallReply } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../sessions/caller.ts';
import { rememberDevice } from './knownDevices.ts';
import { sentence } from '../sentences.ts';
import { startSession } from '../sessions/sessions.ts';
import type { Account } from '../accounts/userStore.ts';

/** A successful sign-in: the body of the answer, and the refresh cookie for browsers. */
export interface SignedIn {
  reply: CallReply<'authenticate'>;
  refreshCookie: string | null;
}

/** 403 for a user who may not sign in. Returned only to a caller who knows the password or the code. */
export function blocked(): Problem {
  return new Problem(403, 'failure', 'account_blocked', sentence('blocked'));
}

/** Starts the session of an account that has shown who it is, with its audit row. */
export async function completeSignIn(
  ctx: Context,
  tx: Tx,
  account: Account,
  caller: Caller,
  { newUser }: { newUser: boolean },
): Promise<SignedIn | Problem> {
  if (account.state === USER_STATE.BLOCKED) return blocked();
  const { script, requestId, device } = caller;
  const grant = await startSession(ctx, tx, {
    userId: account.id,
    portfolioId: account.portfolio_id,
    caller,
  });
  await rememberDevice(tx, account.id, device, ctx.now());
  await writeAudit(tx, {
    investorId: account.id,
    actor: userActor(account.id),
    action: newUser ? 'user.registered' : 'session.started',
    subject: `user:${account.id}`,
    requestId,
    detail: { script },
  });
  return {
    refreshCookie: grant.refreshCookie,
    reply: {
      status: 'success',
      token: grant.token,
      expires_at: grant.expiresAt.toISOString(),
      name: account.name,
      email: account.email ?? '',
      profile: { id: account.number, onboarding_state: account.onboarding_state },
      new_user: newUser,
    },
  };
}
