import type { Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import { hasCode } from './checkCode.ts';
import type { CodeRow } from './codeStore.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { notifySecurity } from '../securityNotice.ts';

/** Six digits of a message or an app, or a recovery code. */
export const APP_CODE = /^(?:\d{6}|[0-9A-Za-z]{10})$/;

/**
 * Returns whether the input confirms a code of sign-in or of a step-up: the code of the message, that of the app, or
 * in its place an unused recovery code, which is used up and reported by e-mail.
 */
export async function takeAppCode(ctx: Context, tx: Tx, row: CodeRow, typed: string): Promise<boolean> {
  if (row.purpose !== 'app' && !row.by_app) return hasCode(row, typed);
  const userId = row.user_id!;
  if (/^\d{6}$/.test(typed)) return takeAuthenticatorCode(ctx, tx, userId, typed);
  if (!(await takeRecoveryCode(tx, userId, typed, ctx.now()))) return false;
  await writeAudit(tx, {
    investorId: userId,
    actor: userActor(userId),
    action: 'security.recovery_code_used',
    subject: `user:${userId}`,
    requestId: row.otp_ref,
  });
  await notifySecurity(ctx, tx, userId, 'recovery_used');
  return true;
}
