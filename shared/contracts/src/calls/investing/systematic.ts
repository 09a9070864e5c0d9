import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PLAN_ENDS, PLAN_FREQUENCIES, PLAN_KINDS, PLAN_STATUSES, PLAN_STEPS } from '../../enums/orders.ts';
import { closed, Codes, Data, Day, FundCode, Id, Instant, Nav, Nullable, Rupees, Units } from '../shapes.ts';

const folio = Nullable(T.String({ maxLength: 20 }));

/** How the instalment of a SIP rises: by percent or rupees, every so many months, up to a cap. */
export const StepUp = T.Object(
  {
    by: Codes(['percent', 'rupees'] as const),
    value: T.Number({ exclusiveMinimum: 0 }),
    every_months: T.Union([T.Literal(6), T.Literal(12)]),
    cap: Nullable(Rupees),
  },
  closed,
);

/** One coming instalment: the day it is meant for, the business day it is taken on, and what it is then. */
export const ComingInstalment = T.Object({
  due_date: Day,
  date: Day,
  amount: Rupees,
  moved: T.Boolean({ description: 'the due date is a holiday of the fund, so the next business day counts' }),
});

export const PlanEvent = T.Object({
  at: Instant,
  state: Codes(PLAN_STEPS),
  rule_id: Nullable(T.String()),
  order_id: Nullable(T.String()),
  text: T.String(),
});

export const SystematicPlan = T.Object({
  id: T.String(),
  kind: Codes(PLAN_KINDS),
  code: T.String(),
  fund_name: T.String(),
  slug: T.String(),
  target_code: Nullable(T.String({ description: 'the fund that an STP moves into' })),
  target_name: Nullable(T.String()),
  amount: Rupees,
  day: T.Integer({
    description: 'day of the month, 1 to 31; of the week, 1 Monday to 5 Friday; 0 for daily',
  }),
  frequency: Codes(PLAN_FREQUENCIES),
  step_up: Nullable(StepUp),
  folio_no: Nullable(
    T.String({
      maxLength: 20,
      description:
        'SIP: the folio of its units, null until one is known; STP and SWP: where units are sold from',
    }),
  ),
  into_folio: Nullable(
    T.String({
      description: 'the folio that units go to; null for one that is still to be opened, and for an SWP',
    }),
  ),
  status: Codes(PLAN_STATUSES),
  ended_by: Nullable(Codes(PLAN_ENDS)),
  ended_at: Nullable(Instant),
  started_on: Day,
  paused_until: Nullable(Day),
  stops_after: Nullable(T.String({ description: 'stopping: the instalment of this day is the last' })),
  next_dates: T.Array(Day),
  upcoming: T.Array(ComingInstalment),
  failures: T.Integer({ description: 'instalments in a row that were not paid' }),
  failure_limit: T.Integer(),
  failure_rule_id: T.String(),
  change_until: Nullable(
    T.String({ description: 'last moment at which a change reaches the next instalment' }),
  ),
  change_rule_id: T.String(),
  paid_by: Codes(['cart', 'mandate', 'units'] as const),
  mandate_id: Nullable(T.String()),
  instalments_done: T.Integer(),
  instalments_total: Nullable(T.Integer()),
  version: T.Integer(),
});

/** What a plan would do, before it is agreed to. */
export const PlanPreview = T.Object({
  upcoming: T.Array(ComingInstalment),
  change_rule_id: T.String(),
  failure_limit: T.Integer(),
  consent: T.Object({ text: T.String(), hash: T.String() }),
});

const terms = {
  kind: Codes(PLAN_KINDS),
  code: FundCode,
  target_code: T.Optional(Nullable(FundCode)),
  amount: T.Optional(T.Number()),
  frequency: Codes(PLAN_FREQUENCIES),
  start_date: Day,
  folio_no: T.Optional(folio),
  target_folio_no: T.Optional(
    Nullable(T.String({ maxLength: 20, description: 'STP: the folio that the units go to' })),
  ),
  new_folio: T.Optional(
    T.Boolean({
      description: 'SIP and STP: open a new folio for the units; not together with a folio for them',
    }),
  ),
  instalments: T.Optional(Nullable(T.Integer({ minimum: 1, maximum: 1200 }))),
};
const code = T.Optional(T.String({ maxLength: 200, description: 'step-up token' }));
const params = T.Object({ id: Id });
const version = T.Integer({ description: 'the version that the person saw; another one answers 409' });
const plan = Data(SystematicPlan);

const SipYear = T.Object({
  year: T.Integer({ description: 'calendar year of the due dates' }),
  paid: T.Integer(),
  failed: T.Integer({ description: 'failed, missed and reversed' }),
  amount: T.Number({ description: 'rupees of the paid instalments' }),
  instalments: T.Array(
    T.Object({
      plan_id: T.String(),
      due_date: Day,
      amount: Rupees,
      status: Codes(['paid', 'pending', 'failed', 'missed', 'skipped', 'reversed'] as const),
      reason: Nullable(T.String()),
      units: Nullable(Units),
      nav: Nullable(Nav),
      order_id: Nullable(T.String()),
    }),
  ),
});

export const systematic = {
  sipHistory: {
    summary: 'Instalments of the SIPs of a fund by year, failed ones with their reason',
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}/sips.json',
    audience: 'signed-in',
    params: T.Object({ code: Id }),
    reply: Data(T.Object({ years: T.Array(SipYear, { description: 'the latest first' }) })),
  },
  systematicPlans: {
    summary: 'SIP, STP and SWP plans with their next six dates; going on, or past',
    method: 'GET',
    path: '/api/v3/systematic.json',
    audience: 'signed-in',
    query: T.Object({ state: T.Optional(Codes(['active', 'past'] as const)) }),
    reply: Data(T.Array(SystematicPlan)),
  },
  systematicPlan: {
    summary: 'One plan with its history',
    method: 'GET',
    path: '/api/v3/systematic/{id}.json',
    audience: 'signed-in',
    params,
    reply: Data(T.Composite([SystematicPlan, T.Object({ history: T.Array(PlanEvent) })])),
  },
  previewSystematic: {
    summary: 'What a plan would do: six dates, tax and load of an instalment, the text to agree to',
    method: 'GET',
    path: '/api/v3/systematic_preview.json',
    audience: 'signed-in',
    query: T.Object({ ...terms, upsize_code: T.Optional(T.String({ maxLength: 40 })) }),
    reply: Data(PlanPreview),
  },
  createSystematic: {
    summary: 'Register a SIP, STP or SWP that was agreed to',
    method: 'POST',
    path: '/api/v3/systematic.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        ...terms,
        step_up: T.Optional(Nullable(StepUp)),
        consent_hash: T.String({ maxLength: 64 }),
        step_up_code: code,
      },
      closed,
    ),
    reply: plan,
  },
  updateSystematic: {
    summary: 'Change amount, day, folio or step-up of a plan',
    method: 'PUT',
    path: '/api/v3/systematic/{id}.json',
    audience: 'ready',
    idempotent: true,
    params,
    body: T.Object(
      {
        version,
        amount: T.Optional(T.Number()),
        day: T.Optional(T.Integer()),
        folio_no: T.Optional(folio),
        paid_by: T.Optional(Codes(['cart', 'mandate'] as const)),
        step_up: T.Optional(Nullable(StepUp)),
        step_up_code: code,
      },
      closed,
    ),
    reply: plan,
  },
  skipSystematic: {
    summary: 'Leave out the next instalment',
    method: 'POST',
    path: '/api/v3/systematic/{id}/skip.json',
    audience: 'signed-in',
    idempotent: true,
    params,
    body: T.Object({ version }, closed),
    reply: plan,
  },
  pauseSystematic: {
    summary: 'Pause a plan for one to three months',
    method: 'POST',
    path: '/api/v3/systematic/{id}/pause.json',
    audience: 'signed-in',
    idempotent: true,
    params,
    body: T.Object({ version, months: T.Integer({ minimum: 1, maximum: 3 }) }, closed),
    reply: plan,
  },
  resumeSystematic: {
    summary: 'End a pause early',
    method: 'POST',
    path: '/api/v3/systematic/{id}/resume.json',
    audience: 'signed-in',
    idempotent: true,
    params,
    body: T.Object({ version }, closed),
    reply: plan,
  },
  stopSystematic: {
    summary: 'Stop a plan for good',
    method: 'POST',
    path: '/api/v3/systematic/{id}/stop.json',
    audience: 'signed-in',
    idempotent: true,
    params,
    body: T.Object({ version }, closed),
    reply: plan,
  },
} as const satisfies Record<string, CallDefinition>;
