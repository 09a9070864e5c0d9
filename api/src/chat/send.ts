import type { CallBody } from '@sanchay/contracts';
import { appSettings } from '../config/index.ts';
import { checkedText } from '../help/index.ts';
import { later } from '../platform/process/instants.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notifyPassing } from '../platform/process/passing.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { notifyChatChanged } from './chatNews.ts';
import type { MessageRow } from './chatRows.ts';
import { assertMaySend } from './chatLimits.ts';
import { addMessage, openConversation, reachUpTo, setState } from './chatStore.ts';

/** The job that lets the assistant answer a message. */
export const ASSISTANT_JOB = 'chat-assistant';
/** Milliseconds in which a message counts as read. */
const ASSISTANT_TAKES = 1_200;

/** Who answers first: the scripted assistant in the sandbox, people elsewhere. */
export function firstState(ctx: Context): 'assistant' | 'waiting' {
  return ctx.settings.sandbox ? 'assistant' : 'waiting';
}

/**
 * Sends a message of the user; a closed conversation reopens with it.
 * @throws Problem 422 `text_missing` or `text_too_long`, 429 `rate_limited`.
 */
export async function sendMessage(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { text: given, language = 'en' }: CallBody<'sendChatMessage'>,
): Promise<MessageRow> {
  const { support } = await appSettings(tx);
  const text = checkedText('text', given, support.chatText);
  const now = await ctx.business.now(tx);
  let conversation = await openConversation(tx, { investorId: actor.userId, state: firstState(ctx), now });
  await assertMaySend(tx, actor.userId, ctx.now());
  if (conversation.state === 'closed')
    conversation = await setState(tx, conversation, { state: firstState(ctx), now });
  const [person] = await tx.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [actor.userId]);
  const message = await addMessage(tx, {
    conversation_id: conversation.id,
    author: 'investor',
    author_id: actor.userId,
    name: person!.name,
    text,
    language,
    at: now,
    receivedAt: ctx.now(),
  });
  const { id } = message!;
  await reachUpTo(tx, conversation.id, 'investor', { delivered: id, read: id });
  if (conversation.state === 'assistant') {
    await ctx.jobs.send(tx, ASSISTANT_JOB, { messageId: id }, { after: later(ctx.now(), ASSISTANT_TAKES) });
    await notifyPassing(tx, {
      event: 'chat/typing',
      payload: { conversationId: conversation.id, by: 'assistant' },
      userId: actor.userId,
    });
  }
  await audit({ action: 'chat_message_sent', subject: conversation.id, detail: { message: id } });
  await notifyChatChanged(ctx, tx, conversation);
  return message!;
}
