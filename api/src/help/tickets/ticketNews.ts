import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { staffIds } from '../staff/staffRoles.ts';
import { ticketNumber, type TicketRow } from './ticketRows.ts';

/** Notifies the user and the support team, live, that a ticket changed. */
export async function notifyTicketChanged(ctx: Context, tx: Tx, ticket: TicketRow): Promise<void> {
  const payload = { ticketId: ticket.id, number: ticketNumber(ticket), state: ticket.state };
  for (const userId of new Set([ticket.investor_id, ...(await staffIds(tx, 'support'))])) {
    await ctx.publish(tx, { event: 'ticket/changed', payload, userId });
  }
}
