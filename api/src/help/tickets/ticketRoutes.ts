import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { success } from '../../platform/http/success.ts';
import { requireStaff } from '../staff/staffRoles.ts';
import { closeOwnTicket, openedByOwner, openTicket, replyToTicket } from './ownTickets.ts';
import { answerTicket, closeByStaff, openedByStaff } from './staffTickets.ts';
import { queueOf, ticketsOf } from './ticketStore.ts';
import { staffTicketView, summaryOf, ticketView } from './ticketView.ts';

const PER_PAGE = 25;

/** A user's own tickets, and the desk's queue for staff. */
export function ticketRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'tickets', async ({ actor }) => {
    const rows = await ticketsOf(ctx.db, actor.userId);
    return success(rows.map((row) => summaryOf(row, 'investor')));
  });
  implement(app, ctx, 'ticket', async ({ actor, params }) => {
    const ticket = await openedByOwner(ctx, actor, params.id);
    return success(await ticketView(ctx, ctx.db, ticket, 'investor'));
  });
  implement(app, ctx, 'createTicket', ({ actor, body, write }) =>
    write(async (scope) => {
      const ticket = await openTicket(ctx, scope, actor, body);
      return success(await ticketView(ctx, scope.tx, ticket, 'investor'));
    }),
  );
  implement(app, ctx, 'replyToTicket', ({ actor, params, body, write }) =>
    write(async (scope) => {
      const ticket = await replyToTicket(ctx, scope, actor, params.id, body);
      return success(await ticketView(ctx, scope.tx, ticket, 'investor'));
    }),
  );
  implement(app, ctx, 'closeTicket', ({ actor, params, write }) =>
    write(async (scope) => {
      const ticket = await closeOwnTicket(ctx, scope, actor, params.id);
      return success(await ticketView(ctx, scope.tx, ticket, 'investor'));
    }),
  );
  staffTicketRoutes(app, ctx);
}

function staffTicketRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'staffTickets', async ({ actor, query: { state = 'waiting', page = 1 } }) => {
    await requireStaff(ctx.db, actor, 'support');
    const { rows, total } = await queueOf(ctx.db, { queue: state, page, perPage: PER_PAGE });
    const data = rows.map((row) => ({ ...summaryOf(row, 'staff'), investor: row.investor }));
    return { ...success(data), meta: { page, per_page: PER_PAGE, total } };
  });
  implement(app, ctx, 'staffTicket', async ({ actor, params }) => {
    await requireStaff(ctx.db, actor, 'support');
    return success(await staffTicketView(ctx, ctx.db, await openedByStaff(ctx, params.id)));
  });
  implement(app, ctx, 'answerTicket', async ({ actor, params, body, write }) => {
    const member = await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) => {
      const ticket = await answerTicket(ctx, scope, member, params.id, body);
      return success(await staffTicketView(ctx, scope.tx, ticket));
    });
  });
  implement(app, ctx, 'staffCloseTicket', async ({ actor, params, write }) => {
    await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) =>
      success(await staffTicketView(ctx, scope.tx, await closeByStaff(ctx, scope, params.id))),
    );
  });
}
