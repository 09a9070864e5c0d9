import type { Tx } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';
import { Problem } from '../../platform/http/problem.ts';
import { waitMessages } from '../../platform/http/waitMessages.ts';
import { sentence } from '../sentences.ts';

/** New tickets and messages that a user may send in an hour, in real time. */
const ticketLimits = { ticketsPerHour: 5, messagesPerHour: 30 } as const;

const HOUR_MS = 3_600_000;

/**
 * Counts what a user has sent in the last hour; simultaneous requests queue here, so that they count one by one.
 * @throws Problem 429 `rate_limited` with the seconds to wait.
 */
export async function assertMayWrite(
  tx: Tx,
  userId: string,
  now: Date,
  { opens }: { opens: boolean },
): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`tickets:${userId}`]);
  const rows = await tx.query<{ received_at: Date; first: boolean }>(
    `SELECT m.received_at, m.place = (SELECT min(f.place) FROM ticket_messages f WHERE f.ticket_id = m.ticket_id) AS first
     FROM ticket_messages m WHERE m.author_id = $1 AND m.author = 'investor' AND m.received_at > $2
     ORDER BY m.received_at`,
    [userId, later(now, -HOUR_MS)],
  );
  const opened = rows.filter((row) => row.first);
  if (opens) refuseAbove(opened, ticketLimits.ticketsPerHour, now, 'many_tickets');
  refuseAbove(rows, ticketLimits.messagesPerHour, now, 'many_messages');
}

function refuseAbove(
  rows: { received_at: Date }[],
  most: number,
  now: Date,
  why: 'many_tickets' | 'many_messages',
): void {
  const oldest = rows.at(-most);
  if (!oldest) return;
  const wait = later(oldest.received_at, HOUR_MS).getTime() - now.getTime();
  throw new Problem(429, 'failure', 'rate_limited', sentence(why, { wait: waitMessages(wait) }), {
    retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
  });
}
