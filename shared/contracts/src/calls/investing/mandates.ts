import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { DEBIT_STATUSES, MANDATE_STATUSES, MANDATE_TYPES } from '../../enums/payments.ts';
import { closed, Codes, Data, Day, Id, Instant, List, Nullable, Rupees } from '../shapes.ts';

/** One debit of a mandate: announced a day before, taken, failed, or called off by the user. */
export const MandateDebit = T.Object({
  id: Id,
  date: Day,
  amount: Rupees,
  status: Codes(DEBIT_STATUSES),
  reason: Nullable(T.String()),
  about: T.String({ description: 'what it is for' }),
  opt_out_before: Nullable(Instant),
});

export const Mandate = T.Object({
  id: Id,
  type: Codes(MANDATE_TYPES),
  title: T.String({ description: 'BillPay, E-NACH or OneClick' }),
  status: Codes(MANDATE_STATUSES),
  reason: Nullable(T.String()),
  bank: T.Object({ id: Id, label: T.String() }),
  limit: Rupees,
  from: Day,
  until: Day,
  reference: Nullable(T.String({ description: 'the bank’s number of it' })),
  redirect_url: Nullable(T.String()),
  created_at: Instant,
  active_since: Nullable(Instant),
  delayed: T.Boolean(),
  debits: T.Array(MandateDebit),
});

/** What a mandate can be, by the rules of the day. */
export const MandateTerms = T.Object({
  types: T.Array(
    T.Object({
      type: Codes(MANDATE_TYPES),
      title: T.String(),
      least: Rupees,
      most: Rupees,
      takes: T.String({ description: 'how long the bank needs' }),
    }),
  ),
  banks: T.Array(T.Object({ id: Id, label: T.String() })),
  no_code_up_to: Rupees,
  notice_hours: T.Integer({ description: 'how long before each debit the person hears of it, at least' }),
  first_day: Day,
  last_day: Day,
  rule_ids: T.Array(T.String()),
});

const one = { params: T.Object({ id: Id }), reply: Data(Mandate) };
const withStepUp = {
  ...one,
  body: T.Object({ step_up: T.Optional(T.String({ maxLength: 200 })) }, closed),
};

export const mandates = {
  mandates: {
    summary: 'Mandates with their debits, latest first',
    method: 'GET',
    path: '/api/v3/mandates.json',
    audience: 'signed-in',
    reply: List(Mandate),
  },
  mandateTerms: {
    summary: 'What a mandate can be by the rules of the day',
    method: 'GET',
    path: '/api/v3/mandates/terms.json',
    audience: 'signed-in',
    reply: Data(MandateTerms),
  },
  mandate: {
    summary: 'A mandate; asks the bank while it is being authorised',
    method: 'GET',
    path: '/api/v3/mandates/{id}.json',
    audience: 'signed-in',
    ...one,
  },
  createMandate: {
    summary: 'Start a mandate; the person authorises it on the bank’s page',
    method: 'POST',
    path: '/api/v3/mandates.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object({ type: Codes(MANDATE_TYPES), bank_id: Id, limit: T.Number(), until: Day }, closed),
    reply: Data(Mandate),
  },
  pauseMandate: {
    summary: 'Pause a mandate: nothing is debited until it is resumed',
    method: 'POST',
    path: '/api/v3/mandates/{id}/pause.json',
    audience: 'signed-in',
    idempotent: true,
    ...withStepUp,
  },
  resumeMandate: {
    summary: 'Resume a paused mandate',
    method: 'POST',
    path: '/api/v3/mandates/{id}/resume.json',
    audience: 'signed-in',
    idempotent: true,
    ...withStepUp,
  },
  revokeMandate: {
    summary: 'End a mandate for good',
    method: 'POST',
    path: '/api/v3/mandates/{id}/revoke.json',
    audience: 'signed-in',
    idempotent: true,
    ...withStepUp,
  },
  skipDebit: {
    summary: 'Call off one announced debit',
    method: 'POST',
    path: '/api/v3/mandates/{id}/debits/{debit}/skip.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id, debit: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(Mandate),
  },
} as const satisfies Record<string, CallDefinition>;
