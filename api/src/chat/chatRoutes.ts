import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notifyPassing } from '../platform/process/passing.ts';
import { success } from '../platform/http/success.ts';
import { notifyChatChanged } from './chatNews.ts';
import { conversationOf, reachUpTo, unreadOf } from './chatStore.ts';
import { chatView, messageView } from './chatView.ts';
import { sendMessage } from './send.ts';

/** The user's side of the chat. Each user has one conversation, so no call names it. */
export function chatRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'chat', async ({ actor, query: { before } }) =>
    success(await chatView(ctx, await conversationOf(ctx.db, actor.userId), before ?? null)),
  );
  implement(app, ctx, 'chatUnread', async ({ actor }) => {
    const conversation = await conversationOf(ctx.db, actor.userId);
    return success({ unread: conversation ? await unreadOf(ctx.db, conversation, 'investor') : 0 });
  });
  implement(app, ctx, 'sendChatMessage', ({ actor, body, write }) =>
    write(async (scope) => success(messageView(await sendMessage(ctx, scope, actor, body)))),
  );
  implement(app, ctx, 'readChat', async ({ actor, body }) => {
    const conversation = await conversationOf(ctx.db, actor.userId);
    if (!conversation) return success({ unread: 0 });
    await ctx.db.tx(async (tx) => {
      if (await reachUpTo(tx, conversation.id, 'investor', body))
        await notifyChatChanged(ctx, tx, conversation);
    });
    const now = await conversationOf(ctx.db, actor.userId);
    return success({ unread: await unreadOf(ctx.db, now!, 'investor') });
  });
  implement(app, ctx, 'chatTyping', async ({ actor }) => {
    const conversation = await conversationOf(ctx.db, actor.userId);
    if (conversation?.agent_id) {
      await notifyPassing(ctx.db, {
        event: 'chat/typing',
        payload: { conversationId: conversation.id, by: 'investor' },
        userId: conversation.agent_id,
      });
    }
    return success({});
  });
}
