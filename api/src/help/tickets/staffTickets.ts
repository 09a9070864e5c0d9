import type { CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { appSettings } from '../../config/index.ts';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { sentence } from '../sentences.ts';
import type { StaffMember } from '../staff/staffRoles.ts';
import { notifyTicketChanged } from './ticketNews.ts';
import type { TicketRow } from './ticketRows.ts';
import { afterAnswer, afterClosing } from './ticketState.ts';
import { insertMessage, lockTicket, updateTicket } from './ticketStore.ts';
import { checkedText } from './ticketText.ts';

/** Answers a ticket, and closes it with the answer on request. @throws Problem 404, 409 `ticket_closed`, 422. */
export async function answerTicket(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  id: string,
  body: CallBody<'answerTicket'>,
): Promise<TicketRow> {
  const { support } = await appSettings(tx);
  const text = checkedText('text', body.text, support.ticketText);
  const ticket = await ticketHeld(tx, id);
  const answered = afterAnswer(ticket);
  const now = await ctx.business.now(tx);
  await insertMessage(tx, {
    id: randomUUID(),
    ticket_id: id,
    author: 'staff',
    author_id: member.userId,
    name: member.name,
    text,
    at: now,
    received_at: ctx.now(),
  });
  const changed = await updateTicket(tx, ticket, {
    ...(body.close ? afterClosing(answered, now) : answered),
    unread: true,
    unread_by_staff: false,
    updated_at: now,
  });
  await audit({
    action: 'ticket_answered',
    subject: id,
    investorId: ticket.investor_id,
    detail: { state: changed.state },
  });
  await notifyTicketChanged(ctx, tx, changed);
  return changed;
}

/** Closes a ticket without an answer; closing it again changes nothing. @throws Problem 404. */
export async function closeByStaff(ctx: Context, { tx, audit }: WriteScope, id: string): Promise<TicketRow> {
  const ticket = await ticketHeld(tx, id);
  await audit({
    action: 'ticket_closed',
    subject: id,
    investorId: ticket.investor_id,
    detail: { by: 'staff', was: ticket.state },
  });
  if (ticket.state === 'closed') return ticket;
  const now = await ctx.business.now(tx);
  const closed = await updateTicket(tx, ticket, {
    ...afterClosing(ticket, now),
    unread_by_staff: false,
    updated_at: now,
  });
  await notifyTicketChanged(ctx, tx, closed);
  return closed;
}

/** A ticket, marked as seen by the desk. @throws Problem 404. */
export async function openedByStaff(ctx: Context, id: string): Promise<TicketRow> {
  return ctx.db.tx(async (tx) => {
    const ticket = await ticketHeld(tx, id);
    return ticket.unread_by_staff ? updateTicket(tx, ticket, { unread_by_staff: false }) : ticket;
  });
}

async function ticketHeld(tx: Tx, id: string): Promise<TicketRow> {
  const ticket = isUuid(id) ? await lockTicket(tx, id) : null;
  if (!ticket) throw notFound(sentence('ticket_unknown'));
  return ticket;
}
