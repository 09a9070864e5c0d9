import { Type as T } from '@sinclair/typebox';
import { HELP_CATEGORIES, TICKET_STATES } from '../enums.ts';
import { closed, Codes, Data, Id, Instant, List, Nullable } from './shapes.ts';

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
    query: T.Composite([Localized, T.Object({ query: T.String({ maxLength: 200 }) })]),
    reply: Data(T.Array(ArticleLink)),
  },
  voteArticle: {
    params: T.Object({ slug: Slug }),
    body: T.Object({ helpful: T.Boolean(), voter: T.String({ pattern: '^[\\w-]{8,64}$' }) }, closed),
    reply: Data(T.Object({ helpful: T.Integer(), total: T.Integer() })),
  },
  tickets: { reply: Data(T.Array(TicketSummary)) },
  ticket: { params: byId, reply: Data(Ticket) },
  createTicket: {
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
    params: byId,
    body: T.Object({ text: Sentences(8_000) }, closed),
    reply: Data(Ticket),
  },
  closeTicket: { params: byId, body: nothing, reply: Data(Ticket) },
  callbackEligibility: {
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
    body: T.Object({ topic: Codes(HELP_CATEGORIES), from: T.String({ maxLength: 40 }) }, closed),
    reply: Data(Callback),
  },
  cancelCallback: { params: byId, body: nothing, reply: Data(Callback) },
  staffMe: { reply: Data(T.Object({ name: T.String(), roles: T.Array(T.String()) })) },
  staffTickets: {
    query: T.Object({
      state: T.Optional(Codes(['waiting', 'answered', 'closed', 'all'] as const)),
      page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
    }),
    reply: List(StaffTicketSummary),
  },
  staffTicket: { params: byId, reply: Data(StaffTicket) },
  answerTicket: {
    params: byId,
    body: T.Object({ text: Sentences(8_000), close: T.Optional(T.Boolean()) }, closed),
    reply: Data(StaffTicket),
  },
  staffCloseTicket: { params: byId, body: nothing, reply: Data(StaffTicket) },
  staffCallbacks: { reply: Data(T.Array(T.Composite([Callback, T.Object({ investor: Person })]))) },
  finishCallback: {
    params: byId,
    body: T.Object({ outcome: Codes(['done', 'missed'] as const) }, closed),
    reply: Data(Callback),
  },
};
