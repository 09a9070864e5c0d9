import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notifyPassing } from '../platform/process/passing.ts';
import { success } from '../platform/http/success.ts';
import { isUuid } from '../platform/uuid.ts';
import { answerChat, claimChat, closeChat } from './agents.ts';
import { notifyChatChanged } from './chatNews.ts';
import type { ConversationRow } from './chatRows.ts';
import { conversationById, reachUpTo, unreadOf } from './chatStore.ts';
import { messageView, staffChatList, staffChatView } from './chatView.ts';
import { chatNotYours, unknownChat } from './refusals.ts';

/** The agents' side of the chat; each call checks that the caller is one. */
export function staffChatRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'staffChats', async ({ actor }) => {
    await requireStaff(ctx.db, actor, 'support');
    return success(await staffChatList(ctx.db, actor.userId));
  });
  implement(app, ctx, 'staffChat', async ({ actor, params, query: { before } }) => {
    await requireStaff(ctx.db, actor, 'support');
    const conversation = await known(ctx, params.id);
    return success(await staffChatView(ctx.db, conversation, actor.userId, before ?? null));
  });
  implement(app, ctx, 'claimChat', async ({ actor, params, write }) => {
    const member = await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) => {
      const conversation = await claimChat(ctx, scope, member, params.id);
      return success(await staffChatView(scope.tx, conversation, actor.userId, null));
    });
  });
  implement(app, ctx, 'answerChat', async ({ actor, params, body, write }) => {
    const member = await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) =>
      success(messageView(await answerChat(ctx, scope, member, params.id, body.text))),
    );
  });
  implement(app, ctx, 'closeChat', async ({ actor, params, write }) => {
    const member = await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) => {
      const conversation = await closeChat(ctx, scope, member, params.id);
      return success(await staffChatView(scope.tx, conversation, actor.userId, null));
    });
  });
  implement(app, ctx, 'staffReadChat', async ({ actor, params, body }) => {
    await requireStaff(ctx.db, actor, 'support');
    const conversation = await known(ctx, params.id);
    mustBeMine(conversation, actor.userId);
    await ctx.db.tx(async (tx) => {
      if (await reachUpTo(tx, conversation.id, 'desk', body)) await notifyChatChanged(ctx, tx, conversation);
    });
    return success({ unread: await unreadOf(ctx.db, await known(ctx, params.id), 'desk') });
  });
  implement(app, ctx, 'staffChatTyping', async ({ actor, params }) => {
    await requireStaff(ctx.db, actor, 'support');
    const conversation = await known(ctx, params.id);
    mustBeMine(conversation, actor.userId);
    await notifyPassing(ctx.db, {
      event: 'chat/typing',
      payload: { conversationId: conversation.id, by: 'agent' },
      userId: conversation.investor_id,
    });
    return success({});
  });
}

/** @throws Problem 404. */
async function known(ctx: Context, id: string): Promise<ConversationRow> {
  const conversation = isUuid(id) ? await conversationById(ctx.db, id) : null;
  if (!conversation) throw unknownChat();
  return conversation;
}

/** Only the agent who has it reads and types in it: a look from aside promises nothing. @throws Problem 409. */
function mustBeMine(conversation: ConversationRow, userId: string): void {
  if (conversation.agent_id !== userId) throw chatNotYours();
}
