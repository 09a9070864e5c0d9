import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { isSigned } from '../../partners/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';
import { notifyTicketChanged } from '../tickets/ticketNews.ts';
import { afterAnswer, afterClosing } from '../tickets/ticketState.ts';
import { insertMessage, lockTicket, updateTicket } from '../tickets/ticketStore.ts';
import { plainText } from '../tickets/ticketText.ts';
import { hasShape } from '../../platform/http/validation.ts';
import { signedBodies } from '../../platform/access/scopes.ts';

const PATH = '/api/v3/webhooks/help_desk';

const Answer = T.Object({
  answer_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
  ticket_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  name: T.String({ minLength: 1, maxLength: 80 }),
  text: T.String({ minLength: 1, maxLength: 8_000, pattern: '\\S' }),
  close: T.Boolean(),
});
const isAnswer = hasShape(Answer);

/** Answers of the outside desk: signed over the raw body, at most five minutes old, each taken once. */
export async function deskAnswersRoute(app: FastifyInstance, ctx: Context): Promise<void> {
  const { desk } = ctx.settings;
  if (!desk) return;
  await signedBodies(app, 'outside desk', async (scope) => {
    scope.post(PATH, { schema: { hide: true } }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(desk.secret, { method: 'POST', path: PATH, body }, request.headers, ctx.now()))
        throw new Problem(
          403,
          'params_invalid',
          'signature_invalid',
          'The signature is not right, or too old.',
        );
      await take(ctx, body, request.id);
      return { status: 'success' };
    });
  });
}

async function take(ctx: Context, body: string, requestId: string): Promise<void> {
  const answer = parsed(body);
  // Characters that are not kept may be all there is of a text.
  if (!isAnswer(answer) || [answer.name, answer.text].some((text) => plainText(text).trim() === ''))
    throw new Problem(400, 'params_invalid', 'params_invalid', 'This is not an answer to a ticket.');
  await ctx.db.tx(async (tx) => {
    const ticket = await lockTicket(tx, answer.ticket_id);
    if (!ticket) throw new Problem(404, 'params_invalid', 'not_found', sentence('ticket_unknown'));
    const now = await ctx.business.now(tx);
    const stored = await insertMessage(tx, {
      id: randomUUID(),
      ticket_id: ticket.id,
      author: 'staff',
      author_id: null,
      name: plainText(answer.name),
      text: plainText(answer.text),
      at: now,
      received_at: ctx.now(),
      outside_ref: answer.answer_id,
    });
    if (!stored) return;
    const answered = afterAnswer(ticket);
    const changed = await updateTicket(tx, ticket, {
      ...(answer.close ? afterClosing(answered, now) : answered),
      unread: true,
      updated_at: now,
    });
    await writeAudit(tx, {
      investorId: ticket.investor_id,
      actor: 'help-desk',
      action: 'ticket_answered',
      subject: ticket.id,
      requestId,
      detail: { answer: answer.answer_id, state: changed.state },
    });
    await notifyTicketChanged(ctx, tx, changed);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
