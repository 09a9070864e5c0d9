import type { StaffTicket, Ticket, TicketSummary } from '@sanchay/contracts';
import { appSettings } from '../../config/index.ts';
import type { Queries } from '../../db/pool.ts';
import { findOrder, orderView } from '../../orders/index.ts';
import type { Context } from '../../platform/context.ts';
import { messagesOf } from './ticketStore.ts';
import { ticketNumber, type TicketRow } from './ticketRows.ts';
import { reopensUntil } from './ticketState.ts';

type Reader = 'investor' | 'staff';

/** A ticket in a list, with what its reader has not opened. */
export function summaryOf(row: TicketRow, reader: Reader): TicketSummary {
  return {
    id: row.id,
    number: ticketNumber(row),
    category: row.category,
    subject: row.subject,
    state: row.state,
    unread: reader === 'investor' ? row.unread : row.unread_by_staff,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A ticket with its messages, and the order that it is about as that stands now. */
export async function ticketView(ctx: Context, q: Queries, row: TicketRow, reader: Reader): Promise<Ticket> {
  const { support } = await appSettings(q);
  const messages = await messagesOf(q, row.id);
  return {
    ...summaryOf(row, reader),
    page: row.page,
    order: await orderOf(ctx, q, row),
    closed_at: row.closed_at?.toISOString() ?? null,
    reopens_until: reopensUntil(row.closed_at, support.reopenDays)?.toISOString() ?? null,
    messages: messages.map(({ id, author, name, text, at }) => ({
      id,
      author,
      name,
      text,
      at: at.toISOString(),
    })),
  };
}

/** A ticket as staff sees it: with its owner. */
export async function staffTicketView(ctx: Context, q: Queries, row: TicketRow): Promise<StaffTicket> {
  const [person] = await q.query<{ name: string; email: string | null; mobile: string | null }>(
    'SELECT name, email, mobile_phone AS mobile FROM users WHERE id = $1',
    [row.investor_id],
  );
  return {
    ...(await ticketView(ctx, q, row, 'staff')),
    investor: { name: person!.name, email: person!.email ?? '', mobile: person!.mobile },
  };
}

async function orderOf(ctx: Context, q: Queries, row: TicketRow): Promise<Ticket['order']> {
  if (!row.order_id) return null;
  const [portfolio] = await q.query<{ portfolio_id: string }>(
    'SELECT portfolio_id FROM orders WHERE id = $1',
    [row.order_id],
  );
  const order = portfolio && (await findOrder(q, portfolio.portfolio_id, row.order_id));
  if (!order) return null;
  const { id, code, status, timeline } = await orderView(ctx, q, order);
  return { id, code, status, timeline: timeline.map(({ at, state, text }) => ({ at, state, text })) };
}
