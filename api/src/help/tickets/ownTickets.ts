import type { CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { appSettings } from '../../config/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { findOrder } from '../../orders/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, validationFailed } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { forwardTicket } from '../desk/forward.ts';
import { sentence } from '../sentences.ts';
import { assertMayWrite } from './ticketLimits.ts';
import { notifyTicketChanged } from './ticketNews.ts';
import { ticketNumber, type TicketRow } from './ticketRows.ts';
import { afterClosing, afterReply } from './ticketState.ts';
import { insertMessage, insertTicket, lockTicket, updateTicket } from './ticketStore.ts';
import { checkedText, plainText, SUBJECT_LENGTH } from './ticketText.ts';

const PAGE = /^\/(?!\/)[^\s?#]*$/;

/**
 * Opens a ticket with its first message. The page is kept without its query, the order only when it is the actor's.
 * @throws Problem 422 for a text or an order that is not right, 429 above the limits.
 */
export async function openTicket(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'createTicket'>,
): Promise<TicketRow> {
  const { support } = await appSettings(tx);
  const subject = checkedText('subject', body.subject.replace(/\s+/g, ' '), SUBJECT_LENGTH);
  const text = checkedText('text', body.text, support.ticketText);
  const orderId = await ownOrder(tx, actor, body.order_id);
  await assertMayWrite(tx, actor.userId, ctx.now(), { opens: true });
  const ticket = await insertTicket(tx, {
    id: randomUUID(),
    investor_id: actor.userId,
    category: body.category,
    subject,
    page: pageOf(body.page),
    order_id: orderId,
    created_at: await ctx.business.now(tx),
  });
  const messageId = await writeMessage(ctx, tx, actor, ticket, text);
  await audit({ action: 'ticket_opened', subject: ticket.id, detail: { number: ticketNumber(ticket) } });
  await notifyTicketChanged(ctx, tx, ticket);
  await forwardTicket(ctx, tx, messageId);
  return ticket;
}

/** Adds to an own ticket. @throws Problem 404, 409 `ticket_closed`, 422, 429. */
export async function replyToTicket(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  body: CallBody<'replyToTicket'>,
): Promise<TicketRow> {
  const { support } = await appSettings(tx);
  const text = checkedText('text', body.text, support.ticketText);
  const ticket = await ownTicketHeld(tx, actor, id);
  await assertMayWrite(tx, actor.userId, ctx.now(), { opens: false });
  const now = await ctx.business.now(tx);
  const changed = await updateTicket(tx, ticket, {
    ...afterReply(ticket, now, support.reopenDays),
    unread_by_staff: true,
    updated_at: now,
  });
  const messageId = await writeMessage(ctx, tx, actor, changed, text);
  await audit({ action: 'ticket_replied', subject: id, detail: { state: changed.state } });
  await notifyTicketChanged(ctx, tx, changed);
  await forwardTicket(ctx, tx, messageId);
  return changed;
}

/** Closes an own ticket; closing it again changes nothing. @throws Problem 404. */
export async function closeOwnTicket(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<TicketRow> {
  const ticket = await ownTicketHeld(tx, actor, id);
  await audit({ action: 'ticket_closed', subject: id, detail: { by: 'investor', was: ticket.state } });
  if (ticket.state === 'closed') return ticket;
  const now = await ctx.business.now(tx);
  const closed = await updateTicket(tx, ticket, {
    ...afterClosing(ticket, now),
    unread: false,
    updated_at: now,
  });
  await notifyTicketChanged(ctx, tx, closed);
  return closed;
}

/** An own ticket, marked as read by its owner. @throws Problem 404. */
export async function openedByOwner(ctx: Context, actor: Actor, id: string): Promise<TicketRow> {
  return ctx.db.tx(async (tx) => {
    const ticket = await ownTicketHeld(tx, actor, id);
    return ticket.unread ? updateTicket(tx, ticket, { unread: false }) : ticket;
  });
}

async function ownTicketHeld(tx: Tx, actor: Actor, id: string): Promise<TicketRow> {
  const ticket = isUuid(id) ? await lockTicket(tx, id, actor.userId) : null;
  if (!ticket) throw notFound(sentence('ticket_unknown'));
  return ticket;
}

async function writeMessage(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  ticket: TicketRow,
  text: string,
): Promise<string> {
  const [person] = await tx.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [actor.userId]);
  const id = randomUUID();
  await insertMessage(tx, {
    id,
    ticket_id: ticket.id,
    author: 'investor',
    author_id: actor.userId,
    name: person!.name,
    text,
    at: ticket.updated_at,
    received_at: ctx.now(),
  });
  return id;
}

async function ownOrder(q: Queries, actor: Actor, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  if (isUuid(id) && (await findOrder(q, actor.portfolioId, id))) return id;
  const message = sentence('order_unknown');
  throw validationFailed('order_unknown', message, { order_id: [message] });
}

/** A path of this site without its query, which may hold what nobody else should read. */
function pageOf(page: string | undefined): string | null {
  const path = plainText(page ?? '').replace(/[?#].*$/s, '');
  return PAGE.test(path) ? path : null;
}
