import { Type as T } from '@sinclair/typebox';
import { CHAT_STATES } from '../enums.ts';
import { ArticleLink, OfficeHours } from './help.ts';
import { closed, Codes, Data, Id, Instant, Nullable } from './shapes.ts';

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
  chat: { query: Before, reply: Data(Chat) },
  chatUnread: { reply: Data(T.Object({ unread: T.Integer() })) },
  sendChatMessage: { body: Sent, reply: Data(ChatMessage) },
  readChat: { body: ReadUpTo, reply: Data(T.Object({ unread: T.Integer() })) },
  chatTyping: { body: nothing, reply: Data(T.Object({})) },
  staffChats: { reply: Data(T.Array(StaffChatSummary)) },
  staffChat: { params: byId, query: Before, reply: Data(StaffChat) },
  claimChat: { params: byId, body: nothing, reply: Data(StaffChat) },
  answerChat: { params: byId, body: Sent, reply: Data(ChatMessage) },
  staffReadChat: { params: byId, body: ReadUpTo, reply: Data(T.Object({ unread: T.Integer() })) },
  staffChatTyping: { params: byId, body: nothing, reply: Data(T.Object({})) },
  closeChat: { params: byId, body: nothing, reply: Data(StaffChat) },
};
