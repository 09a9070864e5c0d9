import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { securityMessage, type SecurityNotice } from './messageTexts.ts';
import { channelOf, sendMessage } from '../messages/index.ts';
import { accountById } from './accounts/userStore.ts';
import { reachedAt } from './sign-in/afterFirstFactor.ts';

/**
 * Notifies the user of a change to the protection of their account, by e-mail, or by SMS where there is none.
 * @param to another recipient, where the account's own contact is what changed
 */
export async function notifySecurity(
  ctx: Context,
  tx: Tx,
  userId: string,
  notice: SecurityNotice,
  to?: string,
): Promise<void> {
  const recipient = to ?? reachedAt((await accountById(tx, userId))!);
  await sendMessage(ctx, tx, {
    channel: channelOf(recipient),
    to: recipient,
    text: securityMessage(notice, `${ctx.settings.publicOrigin}/forgot-password`),
  });
}
