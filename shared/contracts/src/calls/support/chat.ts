import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CHAT_STATES } from '../../enums/support.ts';
import { ArticleLink, OfficeHours } from './help.ts';
import { closed, Codes, Data, Id, Instant, Nullable } from '../shapes.ts';

/**
 * A line of the conversation. Lines of the desk itself have a `code` in place of text, so that they can be shown in
 * any language.
 */
export const ChatMessage = T.Object({
  id: T.Integer(),
  author: Codes(['investor', 'assistant', 'agent', 'desk'] as const),
  name: T.String(),
  text: T.String(),
  code: Nullable(T.String()),
  articles: T.Array(ArticleLink),
  at: Instant,
});

/** How far the other side has received and read, by message id. */
const Reach = T.Object({ delivered: T.Integer(), read: T.Integer() });

export const Chat = T.Object({
  id: Nullable(T.String()),
  state: Codes(CHAT_STATES),
  agent: Nullable(T.String()),
  messages: T.Array(ChatMessage),
  /** Older messages than these are kept. */
  earlier: T.Boolean(),
  unread: T.Integer(),
  reach: Reach,
  office: OfficeHours,
});

export const StaffChatSummary = T.Object({
  id: T.String(),
  investor: T.String(),
  state: Codes(CHAT_STATES),
  agent: Nullable(T.String()),
  mine: T.Boolean(),
  unread: T.Integer(),
  last: Nullable(ChatMessage),
});
export const StaffChat = T.Composite([
  T.Omit(StaffChatSummary, ['last']),
  T.Object({ messages: T.Array(ChatMessage), earlier: T.Boolean(), reach: Reach }),
]);

const byId = T.Object({ id: Id });
const nothing = T.Optional(T.Object({}, closed));
const Before = T.Object({ before: T.Optional(T.Integer({ minimum: 1 })) });
const Sent = T.Object(
  {
    text: T.String({ minLength: 1, maxLength: 16_000 }),
    language: T.Optional(Codes(['en', 'hi'] as const)),
  },
  closed,
);
const ReadUpTo = T.Object({ delivered: T.Integer({ minimum: 0 }), read: T.Integer({ minimum: 0 }) }, closed);

export const chat = {
  chat: {
    summary: 'The own chat with its history, newest messages last',
    method: 'GET',
    path: '/api/v3/chat.json',
    audience: 'signed-in',
    query: Before,
    reply: Data(Chat),
  },
  chatUnread: {
    summary: 'How many messages of the chat are unread',
    method: 'GET',
    path: '/api/v3/chat/unread.json',
    audience: 'signed-in',
    reply: Data(T.Object({ unread: T.Integer() })),
  },
  sendChatMessage: {
    summary: 'Send a message to support',
    method: 'POST',
    path: '/api/v3/chat/messages.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: Sent,
    reply: Data(ChatMessage),
  },
  readChat: {
    summary: 'Up to which message the person has received and read',
    method: 'POST',
    path: '/api/v3/chat/read.json',
    audience: 'signed-in',
    personal: true,
    body: ReadUpTo,
    reply: Data(T.Object({ unread: T.Integer() })),
  },
  chatTyping: {
    summary: 'The person is typing; shown for a few seconds and not kept',
    method: 'POST',
    path: '/api/v3/chat/typing.json',
    audience: 'signed-in',
    personal: true,
    body: nothing,
    reply: Data(T.Object({})),
  },
  staffChats: {
    summary: 'Conversations that wait, are claimed, or are with the assistant',
    method: 'GET',
    path: '/api/v3/staff/chats.json',
    audience: 'signed-in',
    reply: Data(T.Array(StaffChatSummary)),
  },
  staffChat: {
    summary: 'One conversation',
    method: 'GET',
    path: '/api/v3/staff/chats/{id}.json',
    audience: 'signed-in',
    params: byId,
    query: Before,
    reply: Data(StaffChat),
  },
  claimChat: {
    summary: 'Take a conversation; only one agent can',
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/claim.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: nothing,
    reply: Data(StaffChat),
  },
  answerChat: {
    summary: 'Answer in a claimed conversation',
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/messages.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: Sent,
    reply: Data(ChatMessage),
  },
  staffReadChat: {
    summary: 'Up to which message the agent has received and read',
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/read.json',
    audience: 'signed-in',
    personal: true,
    params: byId,
    body: ReadUpTo,
    reply: Data(T.Object({ unread: T.Integer() })),
  },
  staffChatTyping: {
    summary: 'The agent is typing',
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/typing.json',
    audience: 'signed-in',
    personal: true,
    params: byId,
    body: nothing,
    reply: Data(T.Object({})),
  },
  closeChat: {
    summary: 'End a claimed conversation',
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/close.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: nothing,
    reply: Data(StaffChat),
  },
} as const satisfies Record<string, CallDefinition>;
