import { appSettings } from '../config/index.ts';
import type { Tx } from '../db/pool.ts';
import { checkedText, type StaffMember } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { notifyChatChanged } from './chatNews.ts';
import type { ChatCode, ConversationRow, MessageRow } from './chatRows.ts';
import { addMessage, lockConversation, reachUpTo, setState } from './chatStore.ts';
import { chatClaimed, chatClosed, chatNotYours, unknownChat } from './refusals.ts';

/**
 * Takes a conversation; claiming an own one again changes nothing.
 * @throws Problem 404; 409 `chat_claimed` when another agent has it, `chat_closed` when it is over.
 */
export async function claimChat(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  id: string,
): Promise<ConversationRow> {
  const conversation = await held(tx, id);
  await audit({
    action: 'chat_claimed',
    subject: id,
    investorId: conversation.investor_id,
    detail: { was: conversation.state },
  });
  if (conversation.agent_id === member.userId) return conversation;
  if (conversation.state === 'claimed') throw chatClaimed();
  if (conversation.state === 'closed') throw chatClosed();
  const now = await ctx.business.now(tx);
  const claimed = await setState(tx, conversation, { state: 'claimed', agentId: member.userId, now });
  await say(ctx, tx, claimed, { code: 'claimed', text: member.name, at: now });
  await notifyChatChanged(ctx, tx, claimed);
  return claimed;
}

/** Answers in a conversation that the agent has. @throws Problem 404, 409 `chat_not_yours`, 422. */
export async function answerChat(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  id: string,
  given: string,
): Promise<MessageRow> {
  const { support } = await appSettings(tx);
  const text = checkedText('text', given, support.chatText);
  const conversation = await heldBy(tx, member, id);
  const message = await addMessage(tx, {
    conversation_id: id,
    author: 'agent',
    author_id: member.userId,
    name: member.name,
    text,
    at: await ctx.business.now(tx),
    receivedAt: ctx.now(),
  });
  await reachUpTo(tx, id, 'desk', { delivered: message!.id, read: message!.id });
  await audit({
    action: 'chat_answered',
    subject: id,
    investorId: conversation.investor_id,
    detail: { message: message!.id },
  });
  await notifyChatChanged(ctx, tx, conversation);
  return message!;
}

/**
 * Ends a conversation assigned to the agent; the user reopens it by writing. @throws Problem 404, 409
 * `chat_not_yours`.
 */
export async function closeChat(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  id: string,
): Promise<ConversationRow> {
  const conversation = await heldBy(tx, member, id);
  const now = await ctx.business.now(tx);
  await say(ctx, tx, conversation, { code: 'closed', text: '', at: now });
  const closed = await setState(tx, conversation, { state: 'closed', now });
  await audit({ action: 'chat_closed', subject: id, investorId: conversation.investor_id });
  await notifyChatChanged(ctx, tx, closed);
  return closed;
}

async function held(tx: Tx, id: string): Promise<ConversationRow> {
  const conversation = isUuid(id) ? await lockConversation(tx, id) : null;
  if (!conversation) throw unknownChat();
  return conversation;
}

async function heldBy(tx: Tx, member: StaffMember, id: string): Promise<ConversationRow> {
  const conversation = await held(tx, id);
  if (conversation.state === 'closed') throw chatClosed();
  if (conversation.agent_id !== member.userId) throw chatNotYours();
  return conversation;
}

async function say(
  ctx: Context,
  tx: Tx,
  conversation: ConversationRow,
  { code, text, at }: { code: ChatCode; text: string; at: Date },
): Promise<void> {
  await addMessage(tx, {
    conversation_id: conversation.id,
    author: 'desk',
    author_id: null,
    name: 'Sanchay',
    text,
    code,
    at,
    receivedAt: ctx.now(),
  });
}
