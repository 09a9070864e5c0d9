import type { HeldFeed, HeldOutcome } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/uuid.ts';

/** A message that could not be applied, as stored. */
export interface HeldMessage {
  id: string;
  feed: HeldFeed;
  number: number;
  /** The message as JSON text. */
  body: string;
  order_id: string | null;
  reason: string;
  held_at: Date;
  tries: number;
  outcome: HeldOutcome | null;
  ended_at: Date | null;
  note: string | null;
}

/** What shows on orders of ours that messages about them are held, and that they are no more. */
export interface HeldMarks {
  /** After a message that names the order was held. */
  held(ctx: Context, tx: Tx, orderId: string): Promise<void>;
  /** After it was taken or closed. */
  ended(ctx: Context, tx: Tx, end: { orderId: string; outcome: HeldOutcome }): Promise<void>;
}

const COLUMNS = 'id, feed, number, body, order_id, reason, held_at, tries, outcome, ended_at, note';
const LONGEST_REASON = 500;

const reasonOf = (error: Error): string =>
  error.message.replaceAll('\u0000', '').toWellFormed().slice(0, LONGEST_REASON);

/** Stores a message that could not be applied, each number once. @returns the id of an order that it names, or null */
export async function holdMessage(
  tx: Tx,
  { feed, number, message, error, at }: NewlyHeld,
): Promise<string | null> {
  const orderId = orderIn(message);
  await tx.query(
    `INSERT INTO held_messages (feed, number, body, order_id, reason, held_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (feed, number) DO NOTHING`,
    [feed, number, JSON.stringify(message), orderId, reasonOf(error), at],
  );
  return orderId;
}

interface NewlyHeld {
  feed: HeldFeed;
  number: number;
  message: object;
  error: Error;
  at: Date;
}

/** The id of an order that a message names in whatever shape; null when it names none. */
function orderIn(message: object): string | null {
  const id = 'order_id' in message ? message.order_id : null;
  return typeof id === 'string' && isUuid(id) ? id : null;
}

/** The message of an id; null when there is none. */
export async function heldMessage(q: Queries, id: string): Promise<HeldMessage | null> {
  const [row] = await q.query<HeldMessage>(`SELECT ${COLUMNS} FROM held_messages WHERE id = $1`, [id]);
  return row ?? null;
}

/** Messages that are held, the oldest first, and then the last ones that were taken or closed; at most 200 in all. */
export function heldMessages(q: Queries): Promise<HeldMessage[]> {
  return q.query(
    `SELECT ${COLUMNS} FROM held_messages ORDER BY outcome IS NOT NULL, ended_at DESC, held_at, number LIMIT 200`,
  );
}

/** How many messages are held that name an order. */
export async function waitingAbout(q: Queries, orderId: string): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'SELECT count(*) AS count FROM held_messages WHERE order_id = $1 AND outcome IS NULL',
    [orderId],
  );
  return row!.count;
}

/** How many messages of each feed are held, and since when the oldest is. */
export function heldCounts(q: Queries): Promise<{ feed: HeldFeed; count: number; since: Date }[]> {
  return q.query(
    `SELECT feed, count(*) AS count, min(held_at) AS since FROM held_messages WHERE outcome IS NULL GROUP BY feed`,
  );
}

/** A message that is still held, locked; null when it has ended. */
export async function lockHeld(
  tx: Tx,
  { feed, number }: Pick<HeldMessage, 'feed' | 'number'>,
): Promise<HeldMessage | null> {
  const [row] = await tx.query<HeldMessage>(
    `SELECT ${COLUMNS} FROM held_messages WHERE feed = $1 AND number = $2 AND outcome IS NULL FOR UPDATE`,
    [feed, number],
  );
  return row ?? null;
}

/** Stores that a locked message was taken or closed, by whom and why. */
export async function endHeld(
  tx: Tx,
  { id }: HeldMessage,
  { outcome, at, by, note }: { outcome: HeldOutcome; at: Date; by: string; note: string | null },
): Promise<void> {
  await tx.query(
    'UPDATE held_messages SET outcome = $2, ended_at = $3, ended_by = $4, note = $5 WHERE id = $1',
    [id, outcome, at, by, note],
  );
}

/** Closes a message that is held without applying it. @returns whether it was held until now */
export async function closeHeld(
  tx: Tx,
  message: HeldMessage,
  { at, by, note }: { at: Date; by: string; note: string },
): Promise<boolean> {
  const held = await lockHeld(tx, message);
  if (held) await endHeld(tx, held, { outcome: 'closed', at, by, note });
  return held !== null;
}

/** Stores that a message could not be taken again, and why not. */
export async function heldAgain(
  q: Queries,
  { feed, number }: Pick<HeldMessage, 'feed' | 'number'>,
  error: Error,
): Promise<void> {
  await q.query(
    `UPDATE held_messages SET tries = tries + 1, reason = $3
     WHERE feed = $1 AND number = $2 AND outcome IS NULL`,
    [feed, number, reasonOf(error)],
  );
}
