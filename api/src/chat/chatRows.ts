import type { ChatMessage, ChatState } from '@sanchay/contracts';

/** The one conversation of a user. Times are business time, reach is by message id. */
export interface ConversationRow {
  id: string;
  investor_id: string;
  state: ChatState;
  agent_id: string | null;
  waiting_since: Date | null;
  created_at: Date;
  updated_at: Date;
  investor_delivered: number;
  investor_read: number;
  desk_delivered: number;
  desk_read: number;
}

export interface MessageRow {
  id: number;
  conversation_id: string;
  author: ChatMessage['author'];
  author_id: string | null;
  name: string;
  text: string;
  code: string | null;
  articles: string[];
  language: 'en' | 'hi';
  at: Date;
}

/** Messages of the desk and the assistant by key; the client renders their text. */
export type ChatCode =
  | 'greeting'
  | 'articles'
  | 'nothing_found'
  /** `text` is empty while the office is open, else the instant at which it opens. */
  | 'handed_over'
  /** `text` is the agent's first name. */
  | 'claimed'
  | 'closed';
