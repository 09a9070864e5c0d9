import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { HELP_CATEGORIES, TICKET_STATES } from '../../enums/support.ts';
import { closed, Codes, Data, Id, Instant, List, Nullable } from '../shapes.ts';

const Language = Codes(['en', 'hi'] as const);
const Localized = T.Object({ language: T.Optional(Language) });
const Slug = T.String({ pattern: '^[a-z0-9-]{2,80}$' });
const Sentences = (longest: number) => T.String({ minLength: 1, maxLength: longest });

export const ArticleLink = T.Object({
  slug: T.String(),
  category: Codes(HELP_CATEGORIES),
  title: T.String(),
  summary: T.String(),
});

export const HelpCategory = T.Object({
  slug: Codes(HELP_CATEGORIES),
  title: T.String(),
  summary: T.String(),
  articles: T.Array(ArticleLink),
});

/** A piece of an article: a heading, a paragraph, or a list. */
export const ArticleBlock = T.Object({
  kind: Codes(['heading', 'text', 'list', 'steps'] as const),
  lines: T.Array(
    T.Array(T.Object({ text: T.String(), href: T.Optional(T.String()), strong: T.Optional(T.Boolean()) })),
  ),
});

export const OfficeHours = T.Object({
  open: T.Boolean(),
  opens: T.String({ description: 'HH:MM in India' }),
  closes: T.String({ description: 'HH:MM in India' }),
  opens_next: Nullable(Instant),
});

export const TicketMessage = T.Object({
  id: T.String(),
  author: Codes(['investor', 'staff'] as const),
  name: T.String(),
  text: T.String(),
  at: Instant,
});

export const TicketSummary = T.Object({
  id: T.String(),
  number: T.String({ description: 'like T-100001' }),
  category: Codes(HELP_CATEGORIES),
  subject: T.String(),
  state: Codes(TICKET_STATES),
  unread: T.Boolean({ description: 'an answer that the reader has not opened' }),
  created_at: Instant,
  updated_at: Instant,
});

/** The order and its status at the time of the request. */
export const TicketOrder = T.Object({
  id: T.String(),
  code: T.String(),
  status: T.String(),
  timeline: T.Array(T.Object({ at: Instant, state: T.String(), text: T.String() })),
});

export const Ticket = T.Composite([
  TicketSummary,
  T.Object({
    page: Nullable(T.String()),
    order: Nullable(TicketOrder),
    closed_at: Nullable(Instant),
    reopens_until: Nullable(Instant),
    messages: T.Array(TicketMessage),
  }),
]);

const Person = T.Object({ name: T.String(), email: T.String(), mobile: Nullable(T.String()) });
export const StaffTicketSummary = T.Composite([TicketSummary, T.Object({ investor: T.String() })]);
export const StaffTicket = T.Composite([Ticket, T.Object({ investor: Person })]);

const Slot = T.Object({ from: Instant, to: Instant });
export const Callback = T.Object({
  id: T.String(),
  topic: Codes(HELP_CATEGORIES),
  from: Instant,
  to: Instant,
  state: Codes(['pending', 'done', 'missed', 'cancelled'] as const),
});
const byId = T.Object({ id: Id });
const nothing = T.Optional(T.Object({}, closed));

export const help = {
  helpDesk: {
    summary: 'Categories of the help desk with their articles; the one that a page belongs to',
    method: 'GET',
    path: '/api/v3/help/desk.json',
    audience: 'anyone',
    query: T.Composite([Localized, T.Object({ path: T.Optional(T.String({ maxLength: 400 })) })]),
    reply: Data(
      T.Object({
        categories: T.Array(HelpCategory),
        first: Nullable(Codes(HELP_CATEGORIES)),
        office: OfficeHours,
      }),
    ),
  },
  helpArticle: {
    summary: 'One article of the help desk, its figures from the rules in force',
    method: 'GET',
    path: '/api/v3/help/articles/{slug}.json',
    audience: 'anyone',
    params: T.Object({ slug: Slug }),
    query: Localized,
    reply: Data(
      T.Composite([
        ArticleLink,
        T.Object({
          blocks: T.Array(ArticleBlock),
          reviewed: T.String(),
          related: T.Array(ArticleLink),
          votes: T.Object({ helpful: T.Integer(), total: T.Integer() }),
        }),
      ]),
    ),
  },
  searchHelp: {
    summary: 'Articles that answer a question',
    method: 'GET',
    path: '/api/v3/help/search.json',
    audience: 'anyone',
    query: T.Composite([Localized, T.Object({ query: T.String({ maxLength: 200 }) })]),
    reply: Data(T.Array(ArticleLink)),
  },
  voteArticle: {
    summary: 'Say whether an article helped; a voter counts once and may change their mind',
    method: 'POST',
    path: '/api/v3/help/articles/{slug}/vote.json',
    audience: 'anyone',
    params: T.Object({ slug: Slug }),
    body: T.Object({ helpful: T.Boolean(), voter: T.String({ pattern: '^[\\w-]{8,64}$' }) }, closed),
    reply: Data(T.Object({ helpful: T.Integer(), total: T.Integer() })),
  },
  tickets: {
    summary: 'Own tickets, the newest change first',
    method: 'GET',
    path: '/api/v3/help/tickets.json',
    audience: 'signed-in',
    reply: Data(T.Array(TicketSummary)),
  },
  ticket: {
    summary: 'One own ticket with its replies; opening it marks it as read',
    method: 'GET',
    path: '/api/v3/help/tickets/{id}.json',
    audience: 'signed-in',
    params: byId,
    reply: Data(Ticket),
  },
  createTicket: {
    summary: 'Ask the support team something',
    method: 'POST',
    path: '/api/v3/help/tickets.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object(
      {
        category: Codes(HELP_CATEGORIES),
        subject: Sentences(200),
        text: Sentences(8_000),
        page: T.Optional(T.String({ maxLength: 400 })),
        order_id: T.Optional(Id),
      },
      closed,
    ),
    reply: Data(Ticket),
  },
  replyToTicket: {
    summary: 'Add to an own ticket; a closed one is reopened for thirty days',
    method: 'POST',
    path: '/api/v3/help/tickets/{id}/replies.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: T.Object({ text: Sentences(8_000) }, closed),
    reply: Data(Ticket),
  },
  closeTicket: {
    summary: 'Close an own ticket',
    method: 'POST',
    path: '/api/v3/help/tickets/{id}/close.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: nothing,
    reply: Data(Ticket),
  },
  callbackEligibility: {
    summary: 'Whether a call back may be asked for now, and when',
    method: 'GET',
    path: '/api/v4/user/callback_eligibility.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        eligible: T.Boolean(),
        reason: Nullable(Codes(['mobile_not_verified', 'office_closed', 'already_requested'] as const)),
        slots: T.Array(Slot),
        pending: Nullable(Callback),
        office: OfficeHours,
      }),
    ),
  },
  requestCallback: {
    summary: 'Ask to be called back in one of the slots',
    method: 'POST',
    path: '/api/v3/help/callbacks.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object({ topic: Codes(HELP_CATEGORIES), from: T.String({ maxLength: 40 }) }, closed),
    reply: Data(Callback),
  },
  cancelCallback: {
    summary: 'Take back a request to be called',
    method: 'POST',
    path: '/api/v3/help/callbacks/{id}/cancel.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: nothing,
    reply: Data(Callback),
  },
  staffMe: {
    summary: 'Name and roles of a member of staff',
    method: 'GET',
    path: '/api/v3/staff/me.json',
    audience: 'signed-in',
    reply: Data(T.Object({ name: T.String(), roles: T.Array(T.String()) })),
  },
  staffTickets: {
    summary: 'Queue of tickets, the longest wait first',
    method: 'GET',
    path: '/api/v3/staff/tickets.json',
    audience: 'signed-in',
    query: T.Object({
      state: T.Optional(Codes(['waiting', 'answered', 'closed', 'all'] as const)),
      page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
    }),
    reply: List(StaffTicketSummary),
  },
  staffTicket: {
    summary: 'One ticket with who asked',
    method: 'GET',
    path: '/api/v3/staff/tickets/{id}.json',
    audience: 'signed-in',
    params: byId,
    reply: Data(StaffTicket),
  },
  answerTicket: {
    summary: 'Answer a ticket, and close it with that if told',
    method: 'POST',
    path: '/api/v3/staff/tickets/{id}/answers.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: T.Object({ text: Sentences(8_000), close: T.Optional(T.Boolean()) }, closed),
    reply: Data(StaffTicket),
  },
  staffCloseTicket: {
    summary: 'Close a ticket',
    method: 'POST',
    path: '/api/v3/staff/tickets/{id}/close.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: nothing,
    reply: Data(StaffTicket),
  },
  staffCallbacks: {
    summary: 'People who wait to be called back',
    method: 'GET',
    path: '/api/v3/staff/callbacks.json',
    audience: 'signed-in',
    reply: Data(T.Array(T.Composite([Callback, T.Object({ investor: Person })]))),
  },
  finishCallback: {
    summary: 'Note that a person was called, or did not answer',
    method: 'POST',
    path: '/api/v3/staff/callbacks/{id}/finish.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: T.Object({ outcome: Codes(['done', 'missed'] as const) }, closed),
    reply: Data(Callback),
  },
} as const satisfies Record<string, CallDefinition>;
