import type { Queries, Tx } from '../../db/pool.ts';
import type { TicketMessageRow, TicketRow } from './ticketRows.ts';

type NewTicket = Pick<
  TicketRow,
  'id' | 'investor_id' | 'category' | 'subject' | 'page' | 'order_id' | 'created_at'
>;

/** Stores a new ticket, which waits from then on. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<TicketRow> {
  const [row] = await tx.query<TicketRow>(
    `INSERT INTO tickets (id, investor_id, category, subject, page, order_id, waiting_since, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7) RETURNING *`,
    [
      ticket.id,
      ticket.investor_id,
      ticket.category,
      ticket.subject,
      ticket.page,
      ticket.order_id,
      ticket.created_at,
    ],
  );
  return row!;
}

/** Stores a message. False when an outside desk has sent the same one before. */
export async function insertMessage(
  tx: Tx,
  message: TicketMessageRow & { received_at: Date; outside_ref?: string },
): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO ticket_messages (id, ticket_id, author, author_id, name, text, at, received_at, outside_ref)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (outside_ref) DO NOTHING RETURNING id`,
    [
      ...[message.id, message.ticket_id, message.author, message.author_id, message.name, message.text],
      ...[message.at, message.received_at, message.outside_ref ?? null],
    ],
  );
  return inserted.length > 0;
}

type Change = Partial<
  Pick<TicketRow, 'state' | 'waiting_since' | 'closed_at' | 'unread' | 'unread_by_staff' | 'updated_at'>
>;

/** Changes a ticket that the transaction holds. */
export async function updateTicket(tx: Tx, ticket: TicketRow, change: Change): Promise<TicketRow> {
  const next = { ...ticket, ...change };
  const [row] = await tx.query<TicketRow>(
    `UPDATE tickets SET state = $2, waiting_since = $3, closed_at = $4, unread = $5, unread_by_staff = $6,
       updated_at = $7 WHERE id = $1 RETURNING *`,
    [
      ...[ticket.id, next.state, next.waiting_since, next.closed_at],
      ...[next.unread, next.unread_by_staff, next.updated_at],
    ],
  );
  return row!;
}

/** A ticket, locked until the transaction ends; of one user when `investorId` is given. Null when there is none. */
export async function lockTicket(tx: Tx, id: string, investorId?: string): Promise<TicketRow | null> {
  const [row] = await tx.query<TicketRow>(
    'SELECT * FROM tickets WHERE id = $1 AND ($2::uuid IS NULL OR investor_id = $2) FOR UPDATE',
    [id, investorId ?? null],
  );
  return row ?? null;
}

/** Messages of a ticket in their order. */
export function messagesOf(q: Queries, ticketId: string): Promise<TicketMessageRow[]> {
  return q.query(
    'SELECT id, ticket_id, author, author_id, name, text, at FROM ticket_messages WHERE ticket_id = $1 ORDER BY place',
    [ticketId],
  );
}

/** Tickets of a user, the newest change first. */
export function ticketsOf(q: Queries, investorId: string): Promise<TicketRow[]> {
  return q.query('SELECT * FROM tickets WHERE investor_id = $1 ORDER BY updated_at DESC, number DESC', [
    investorId,
  ]);
}

export type Queue = 'waiting' | 'answered' | 'closed' | 'all';

/** A page of the desk's queue with the names of the owners: the longest waiting first, else the newest change. */
export async function queueOf(
  q: Queries,
  { queue, page, perPage }: { queue: Queue; page: number; perPage: number },
): Promise<{ rows: (TicketRow & { investor: string })[]; total: number }> {
  const where = `($1 = 'all' OR ($1 = 'waiting' AND t.waiting_since IS NOT NULL) OR t.state = $1)`;
  const [count] = await q.query<{ total: number }>(`SELECT count(*) AS total FROM tickets t WHERE ${where}`, [
    queue,
  ]);
  const rows = await q.query<TicketRow & { investor: string }>(
    `SELECT t.*, u.name AS investor FROM tickets t JOIN users u ON u.id = t.investor_id WHERE ${where}
     ORDER BY t.waiting_since NULLS LAST, t.updated_at DESC, t.number LIMIT $2 OFFSET $3`,
    [queue, perPage, (page - 1) * perPage],
  );
  return { rows, total: count!.total };
}
