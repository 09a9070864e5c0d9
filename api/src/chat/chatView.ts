import type { Chat, ChatMessage, StaffChat, StaffChatSummary } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { linksTo, officeNow } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import type { ConversationRow, MessageRow } from './chatRows.ts';
import { messagesBefore, unreadOf } from './chatStore.ts';
import { firstState } from './send.ts';

/** A message as the contracts show it; its articles in the language of the question. */
export function messageView(row: MessageRow): ChatMessage {
  const { id, author, name, text, code, articles, language, at } = row;
  return { id, author, name, text, code, articles: linksTo(articles, language), at: at.toISOString() };
}

/** The chat of a user; before the first message an empty one. */
export async function chatView(
  ctx: Context,
  conversation: ConversationRow | null,
  before: number | null,
): Promise<Chat> {
  const office = await officeNow(ctx, ctx.db);
  if (!conversation) {
    return {
      id: null,
      state: firstState(ctx),
      agent: null,
      messages: [],
      earlier: false,
      unread: 0,
      reach: { delivered: 0, read: 0 },
      office,
    };
  }
  const { messages, earlier } = await messagesBefore(ctx.db, conversation.id, before);
  return {
    id: conversation.id,
    state: conversation.state,
    agent: await agentName(ctx.db, conversation.agent_id),
    messages: messages.map(messageView),
    earlier,
    unread: await unreadOf(ctx.db, conversation, 'investor'),
    reach: { delivered: conversation.desk_delivered, read: conversation.desk_read },
    office,
  };
}

/** A conversation as an agent sees it. */
export async function staffChatView(
  q: Queries,
  conversation: ConversationRow,
  reader: string,
  before: number | null,
): Promise<StaffChat> {
  const { messages, earlier } = await messagesBefore(q, conversation.id, before);
  const [person] = await q.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [
    conversation.investor_id,
  ]);
  return {
    id: conversation.id,
    investor: person!.name,
    state: conversation.state,
    agent: await agentName(q, conversation.agent_id),
    mine: conversation.agent_id === reader,
    unread: await unreadOf(q, conversation, 'desk'),
    messages: messages.map(messageView),
    earlier,
    reach: { delivered: conversation.investor_delivered, read: conversation.investor_read },
  };
}

interface ListedRow extends ConversationRow {
  investor: string;
  agent: string | null;
  unread: number;
  last: Omit<MessageRow, 'at'> & { at: string };
}

/** Conversations that are not over: those that wait longest first, then the agent's own, then the others. */
export async function staffChatList(q: Queries, reader: string): Promise<StaffChatSummary[]> {
  const rows = await q.query<ListedRow>(
    `SELECT c.*, u.name AS investor, coalesce(nullif(a.fname, ''), a.name) AS agent, to_jsonb(m) AS last,
       (SELECT count(*) FROM chat_messages n
        WHERE n.conversation_id = c.id AND n.author = 'investor' AND n.id > c.desk_read) AS unread
     FROM chat_conversations c JOIN users u ON u.id = c.investor_id LEFT JOIN users a ON a.id = c.agent_id
     JOIN LATERAL (SELECT * FROM chat_messages WHERE conversation_id = c.id ORDER BY id DESC LIMIT 1) m ON true
     WHERE c.state <> 'closed'
     ORDER BY c.waiting_since NULLS LAST, (c.agent_id = $1) DESC NULLS LAST, c.updated_at DESC LIMIT 100`,
    [reader],
  );
  return rows.map((row) => ({
    id: row.id,
    investor: row.investor,
    state: row.state,
    agent: row.agent,
    mine: row.agent_id === reader,
    unread: row.unread,
    last: messageView({ ...row.last, at: new Date(row.last.at) }),
  }));
}

async function agentName(q: Queries, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await q.query<{ name: string }>(
    "SELECT coalesce(nullif(fname, ''), name) AS name FROM users WHERE id = $1",
    [id],
  );
  return row!.name;
}
