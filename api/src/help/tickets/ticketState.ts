import type { TicketState } from '@sanchay/contracts';
import { later } from '../../platform/process/instants.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';
import type { TicketRow } from './ticketRows.ts';

const DAY_MS = 86_400_000;

type Facts = Pick<TicketRow, 'state' | 'waiting_since' | 'closed_at'>;

/** Until when a closed ticket can be reopened by writing; null while it is not closed. */
export function reopensUntil(closedAt: Date | null, reopenDays: number): Date | null {
  return closedAt && later(closedAt, reopenDays * DAY_MS);
}

/**
 * The state of a ticket when the user writes: it waits for us (the start of the wait stays), and a closed one is
 * reopened.
 * @throws Problem 409 `ticket_closed` when it was closed too long ago.
 */
export function afterReply(ticket: Facts, now: Date, reopenDays: number): Facts {
  const until = reopensUntil(ticket.closed_at, reopenDays);
  if (until && now > until) {
    throw new Problem(409, 'failure', 'ticket_closed', sentence('ticket_closed_long'));
  }
  const state: TicketState = ticket.state === 'closed' || ticket.state === 'reopened' ? 'reopened' : 'open';
  return { state, waiting_since: ticket.waiting_since ?? now, closed_at: null };
}

/** What a ticket becomes when staff answers it. @throws Problem 409 `ticket_closed` once it is closed. */
export function afterAnswer(ticket: Facts): Facts {
  if (ticket.state === 'closed') {
    throw new Problem(409, 'failure', 'ticket_closed', sentence('ticket_closed'));
  }
  return { state: 'answered', waiting_since: null, closed_at: null };
}

/** What a ticket becomes when it is closed; a closed one stays as it is. */
export function afterClosing(ticket: Facts, now: Date): Facts {
  return { state: 'closed', waiting_since: null, closed_at: ticket.closed_at ?? now };
}
