import type { ChatState } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Queries, Tx } from '../db/pool.ts';
import type { ConversationRow, MessageRow } from './chatRows.ts';

const PAGE = 50;

/** The conversation of a user, created when there is none, locked until the transaction ends. */
export async function openConversation(
  tx: Tx,
  { investorId, state, now }: { investorId: string; state: 'assistant' | 'waiting'; now: Date },
): Promise<ConversationRow> {
  await tx.query(
    `INSERT INTO chat_conversations (id, investor_id, state, waiting_since, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT (investor_id) DO NOTHING`,
    [randomUUID(), investorId, state, state === 'waiting' ? now : null, now],
  );
  const [row] = await tx.query<ConversationRow>(
    'SELECT * FROM chat_conversations WHERE investor_id = $1 FOR UPDATE',
    [investorId],
  );
  return row!;
}

/** The conversation of a user, or null before the first message. */
export async function conversationOf(q: Queries, investorId: string): Promise<ConversationRow | null> {
  const [row] = await q.query<ConversationRow>('SELECT * FROM chat_conversations WHERE investor_id = $1', [
    investorId,
  ]);
  return row ?? null;
}

export async function conversationById(q: Queries, id: string): Promise<ConversationRow | null> {
  const [row] = await q.query<ConversationRow>('SELECT * FROM chat_conversations WHERE id = $1', [id]);
  return row ?? null;
}

/** A conversation, held until the transaction ends. */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow | null> {
  const [row] = await tx.query<ConversationRow>('SELECT * FROM chat_conversations WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  return row ?? null;
}

/** Gives a held conversation another state; `agentId` goes with `claimed`. */
export async function setState(
  tx: Tx,
  conversation: ConversationRow,
  { state, agentId = null, now }: { state: ChatState; agentId?: string | null; now: Date },
): Promise<ConversationRow> {
  const [row] = await tx.query<ConversationRow>(
    `UPDATE chat_conversations SET state = $2, agent_id = $3, waiting_since = $4, updated_at = $5
     WHERE id = $1 RETURNING *`,
    [conversation.id, state, agentId, state === 'waiting' ? (conversation.waiting_since ?? now) : null, now],
  );
  return row!;
}

export type NewMessage = Pick<MessageRow, 'conversation_id' | 'author' | 'author_id' | 'name'> &
  Partial<Pick<MessageRow, 'text' | 'code' | 'articles' | 'language'>> & {
    at: Date;
    receivedAt: Date;
    /** The message that this answers; null is returned when it has an answer already. */
    answers?: number;
  };

/** Adds a message at the end of a held conversation. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<MessageRow | null> {
  const [row] = await tx.query<MessageRow>(
    `INSERT INTO chat_messages
       (conversation_id, author, author_id, name, text, code, articles, language, at, received_at, answers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (answers) DO NOTHING RETURNING *`,
    [
      ...[message.conversation_id, message.author, message.author_id, message.name, message.text ?? ''],
      ...[message.code ?? null, message.articles ?? [], message.language ?? 'en'],
      ...[message.at, message.receivedAt, message.answers ?? null],
    ],
  );
  if (!row) return null;
  await tx.query('UPDATE chat_conversations SET updated_at = $2 WHERE id = $1', [
    row.conversation_id,
    row.at,
  ]);
  return row;
}

/** The newest messages before one, oldest first, and whether there are earlier ones. */
export async function messagesBefore(
  q: Queries,
  conversationId: string,
  before: number | null,
): Promise<{ messages: MessageRow[]; earlier: boolean }> {
  const rows = await q.query<MessageRow>(
    `SELECT * FROM chat_messages WHERE conversation_id = $1 AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC LIMIT ${PAGE + 1}`,
    [conversationId, before],
  );
  return { messages: rows.slice(0, PAGE).reverse(), earlier: rows.length > PAGE };
}

export type Side = 'investor' | 'desk';

/** How many messages of the other side are unread. */
export async function unreadOf(q: Queries, conversation: ConversationRow, side: Side): Promise<number> {
  const others = side === 'investor' ? ['assistant', 'agent', 'desk'] : ['investor'];
  const [row] = await q.query<{ unread: number }>(
    'SELECT count(*) AS unread FROM chat_messages WHERE conversation_id = $1 AND author = ANY($2) AND id > $3',
    [conversation.id, others, side === 'investor' ? conversation.investor_read : conversation.desk_read],
  );
  return row!.unread;
}

/** Moves how far a side has received and read, never back and never past the newest message. True when it moved. */
export async function reachUpTo(
  tx: Tx,
  id: string,
  side: Side,
  { delivered, read }: { delivered: number; read: number },
): Promise<boolean> {
  const [d, r] = [`${side}_delivered`, `${side}_read`];
  const moved = await tx.query(
    `UPDATE chat_conversations c
     SET ${d} = greatest(c.${d}, least($2, newest.id), least($3, newest.id)), ${r} = greatest(c.${r}, least($3, newest.id))
     FROM (SELECT coalesce(max(id), 0) AS id FROM chat_messages WHERE conversation_id = $1) AS newest
     WHERE c.id = $1 AND (greatest(least($2, newest.id), least($3, newest.id)) > c.${d} OR least($3, newest.id) > c.${r})
     RETURNING c.id`,
    [id, delivered, read],
  );
  return moved.length > 0;
}
