import type { HelpCategorySlug } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { ticketNumber } from '../tickets/ticketRows.ts';
import { httpDesk } from './httpDesk.ts';

/** The job that hands a message to the outside desk. */
export const FORWARD_JOB = 'help-desk-forward';

/** Queues a message for the outside desk, when there is one; the ticket is kept here in any case. */
export async function forwardTicket(ctx: Context, tx: Tx, messageId: string): Promise<void> {
  if (ctx.settings.desk) await ctx.jobs.send(tx, FORWARD_JOB, { messageId });
}

interface Row {
  ticket_id: string;
  number: number;
  category: HelpCategorySlug;
  subject: string;
  text: string;
  name: string;
  email: string | null;
}

/** Hands one message over. @throws DeskUnreachableError, on which the queue tries again. */
export async function forwardMessage(ctx: Context, { messageId }: { messageId: string }): Promise<void> {
  const desk = httpDesk(ctx);
  const [row] = await ctx.db.query<Row>(
    `SELECT t.id AS ticket_id, t.number, t.category, t.subject, m.text, u.name, u.email
     FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id JOIN users u ON u.id = t.investor_id
     WHERE m.id = $1`,
    [messageId],
  );
  if (!desk || !row) return;
  await desk.deliver({
    messageId,
    ticketId: row.ticket_id,
    number: ticketNumber(row),
    category: row.category,
    subject: row.subject,
    text: row.text,
    person: { name: row.name, email: row.email ?? '' },
  });
}
