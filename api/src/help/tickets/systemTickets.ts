import type { HelpCategorySlug } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { forwardTicket } from '../desk/forward.ts';
import { notifyTicketChanged } from './ticketNews.ts';
import { ticketNumber } from './ticketRows.ts';
import { insertMessage, insertTicket, updateTicket } from './ticketStore.ts';

export interface SystemTicket {
  investorId: string;
  category: HelpCategorySlug;
  subject: string;
  text: string;
  /** A path of this site that shows more. */
  page: string;
}

/** Opens a ticket that the product itself has a reason for, for the investor to read and the desk to answer. @returns its id. */
export async function openSystemTicket(ctx: Context, tx: Tx, wanted: SystemTicket): Promise<string> {
  const { investorId: investor_id, category, subject, text, page } = wanted;
  const at = await ctx.business.now(tx);
  const order_id = null;
  const ticket = await insertTicket(tx, {
    id: randomUUID(),
    investor_id,
    category,
    subject,
    page,
    order_id,
    created_at: at,
  });
  const messageId = randomUUID();
  await insertMessage(tx, {
    id: messageId,
    ticket_id: ticket.id,
    author: 'staff',
    author_id: null,
    name: 'Sanchay',
    text,
    at,
    received_at: ctx.now(),
  });
  const opened = await updateTicket(tx, ticket, { unread: true });
  await writeAudit(tx, {
    investorId: investor_id,
    actor: 'system',
    action: 'ticket_opened',
    subject: ticket.id,
    requestId: ticket.id,
    detail: { number: ticketNumber(ticket) },
  });
  await notifyTicketChanged(ctx, tx, opened);
  await forwardTicket(ctx, tx, messageId);
  return ticket.id;
}
