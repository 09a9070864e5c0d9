import type { Tx } from '../db/pool.ts';
import { later } from '../platform/process/instants.ts';
import { writesTooFast } from './refusals.ts';

/** Messages that a user may send in so many milliseconds, in real time. */
const chatLimits = [
  { messages: 8, within: 15_000 },
  { messages: 120, within: 3_600_000 },
] as const;

/**
 * Counts the recent messages of a user. The caller locks the conversation, so messages sent at once count one by one.
 * @throws Problem 429 `rate_limited` with the seconds to wait.
 */
export async function assertMaySend(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { messages, within } of chatLimits) {
    const [row] = await tx.query<{ received_at: Date }>(
      `SELECT received_at FROM chat_messages WHERE author_id = $1 AND author = 'investor' AND received_at > $2
       ORDER BY received_at DESC OFFSET $3 LIMIT 1`,
      [userId, later(now, -within), messages - 1],
    );
    if (!row) continue;
    throw writesTooFast(later(row.received_at, within).getTime() - now.getTime());
  }
}
