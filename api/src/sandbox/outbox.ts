import type { Queries } from '../db/pool.ts';

const NEWEST = 100;

export interface SentMessage {
  to: string;
  channel: 'email' | 'sms';
  text: string;
  code: string | null;
  at: Date;
}

/** The newest hundred messages, to one recipient or to all. */
export async function sentMessages(db: Queries, to: string | null): Promise<SentMessage[]> {
  return db.query(
    `SELECT recipient AS "to", channel, text, code, at FROM messages
     WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT ${NEWEST}`,
    [to],
  );
}
