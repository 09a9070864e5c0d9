import type { Context } from '../platform/context.ts';
import type { Message } from './message.ts';
import { providerOf } from './provider.ts';

interface Outgoing {
  channel: Message['channel'];
  recipient: string;
  text: string;
}

/** Job: hands a letter to its provider and forgets it. @throws Error when it was not taken; the job comes back. */
export async function carryMessage(ctx: Context, { messageId }: { messageId: string }): Promise<void> {
  const [row] = await ctx.db.query<Outgoing>(
    'SELECT channel, recipient, text FROM outgoing_messages WHERE id = $1',
    [messageId],
  );
  if (!row) return;
  const provider = providerOf(ctx, row.channel);
  if (!provider) throw new Error(`no provider for ${row.channel}`);
  await provider.carry(messageId, { channel: row.channel, to: row.recipient, text: row.text });
  await ctx.db.query('DELETE FROM outgoing_messages WHERE id = $1', [messageId]);
}
