import { Type as T } from '@sinclair/typebox';
import { ARCHIVE_STATES, CLOSURE_BLOCKERS, CLOSURE_STATES, CONSENT_KINDS } from '../enums.ts';
import { StepUp } from './banks.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable } from './shapes.ts';

const empty = T.Optional(T.Object({}, closed));

/** One consent with the text in force, in the language asked for. */
export const Consent = T.Object({
  kind: Codes(CONSENT_KINDS),
  /** What it is about, such as a bank account in words; empty for the person's own. */
  about: T.String(),
  /** Without it the account cannot run: it ends with the account. */
  required: T.Boolean(),
  title: T.String(),
  text: T.String(),
  /** What changes when it is withdrawn. */
  effect: T.String(),
  version: T.String(),
  hash: T.String(),
  given: T.Boolean(),
  changed_at: Nullable(Instant),
});

export const ConsentChange = T.Object({
  kind: Codes(CONSENT_KINDS),
  about: T.String(),
  action: Codes(['given', 'withdrawn'] as const),
  at: Instant,
  title: T.String(),
  /** The words agreed to, as they were shown. */
  text: T.String(),
  version: T.String(),
  hash: T.String(),
});

const ConsentList = Data(T.Object({ consents: T.Array(Consent), history: T.Array(ConsentChange) }));

export const Archive = T.Object({
  id: T.String(),
  state: Codes(ARCHIVE_STATES),
  /** Identifiers are shown in full. */
  full: T.Boolean(),
  requested_at: Instant,
  ready_at: Nullable(Instant),
  expires_at: Nullable(Instant),
  /** Bytes of the file. */
  size: Nullable(T.Integer()),
});

export const Closure = T.Object({
  state: Codes(CLOSURE_STATES),
  /** What has to be ended first, with how many of it. */
  blockers: T.Array(T.Object({ kind: Codes(CLOSURE_BLOCKERS), count: T.Integer() })),
  /** Days that a request rests before the account closes. */
  hold_days: T.Integer(),
  requested_at: Nullable(Instant),
  /** The first day on which the account is closed. */
  closes_on: Nullable(Day),
  /** Years that the law has records kept after the account is closed. */
  kept_years: T.Integer(),
  kept_source: T.String(),
});

export const profile = {
  consents: { reply: ConsentList },
  giveConsent: {
    params: T.Object({ kind: Codes(CONSENT_KINDS) }),
    body: T.Object({ hash: T.String({ maxLength: 64 }) }, closed),
    reply: ConsentList,
  },
  withdrawConsent: {
    params: T.Object({ kind: Codes(CONSENT_KINDS) }),
    body: empty,
    reply: ConsentList,
  },
  archives: { reply: Data(T.Array(Archive)) },
  requestArchive: {
    body: T.Object({ full: T.Boolean(), step_up: StepUp }, closed),
    reply: Data(Archive),
  },
  archiveFile: {
    params: T.Object({ id: Id }),
    reply: Data(T.Object({ name: T.String(), type: T.String(), base64: T.String() })),
  },
  closure: { reply: Data(Closure) },
  requestClosure: {
    body: T.Object({ step_up: StepUp }, closed),
    reply: Data(Closure),
  },
  cancelClosure: { body: empty, reply: Data(Closure) },
};
