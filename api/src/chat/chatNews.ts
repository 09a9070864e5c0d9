import type { Tx } from '../db/pool.ts';
import { staffIds } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import type { ConversationRow } from './chatRows.ts';

/** Notifies the user and the support team, live, of news in a conversation. The text is fetched, not sent. */
export async function notifyChatChanged(
  ctx: Context,
  tx: Tx,
  { id, investor_id: investorId }: Pick<ConversationRow, 'id' | 'investor_id'>,
): Promise<void> {
  const [newest] = await tx.query<{ id: number }>(
    'SELECT coalesce(max(id), 0) AS id FROM chat_messages WHERE conversation_id = $1',
    [id],
  );
  const payload = { conversationId: id, lastId: newest!.id };
  for (const userId of new Set([investorId, ...(await staffIds(tx, 'support'))])) {
    await ctx.publish(tx, { event: 'chat/message', payload, userId });
  }
}
