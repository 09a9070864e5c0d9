import { USER_STATE } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { setUserState } from '../accounts/userStore.ts';

/** Blocks a user (state 5): no sign-in, no orders, and every session ends at once. The caller audits. */
export async function blockUser(ctx: Context, tx: Tx, userId: string): Promise<void> {
  await setUserState(tx, userId, USER_STATE.BLOCKED);
  await revokeSessions(tx, { userId }, 'blocked', ctx.now());
}
