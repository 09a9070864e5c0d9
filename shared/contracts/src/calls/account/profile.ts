import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  ARCHIVE_IMPORT_STATES,
  ARCHIVE_SECTIONS,
  ARCHIVE_STATES,
  CLOSURE_BLOCKERS,
  CLOSURE_STATES,
  CONSENT_KINDS,
} from '../../enums/account.ts';
import {
  INCOME_BANDS,
  MARITAL_STATUSES,
  OCCUPATIONS,
  PEP_STATUSES,
  WEALTH_SOURCES,
} from '../../onboarding/setupAnswers.ts';
import { StepUp } from './banks.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable } from '../shapes.ts';

const empty = T.Optional(T.Object({}, closed));

/** One consent with the text in force, in the requested language. */
export const Consent = T.Object({
  kind: Codes(CONSENT_KINDS),
  /** Its subject, such as a bank account in readable form; empty for the user's own. */
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

/** An uploaded archive and what it adds, or added, to the account. */
export const ArchiveImport = T.Object({
  id: T.String(),
  state: Codes(ARCHIVE_IMPORT_STATES),
  file_name: T.String(),
  as_of: Day,
  sections: T.Array(
    T.Object({
      section: Codes(ARCHIVE_SECTIONS),
      added: T.Integer(),
      known: T.Integer({ description: 'already in the account, left as it is' }),
      refused: T.Integer(),
    }),
  ),
  refusals: T.Array(T.Object({ section: Codes(ARCHIVE_SECTIONS), name: T.String(), reason: T.String() }), {
    description: 'up to 50, in the language of the upload',
  }),
  uploaded_at: Instant,
  applied_at: Nullable(Instant),
  undone_at: Nullable(Instant),
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

const text = (maxLength: number) => T.String({ maxLength });

/** What a holder may change without the registry. */
export const ChangedDetails = T.Partial(
  T.Object({
    marital_status: Codes(MARITAL_STATUSES),
    occupation: Codes(OCCUPATIONS),
    income: Codes(INCOME_BANDS),
    wealth_source: Codes(WEALTH_SOURCES),
    pep: Codes(PEP_STATUSES),
    address: text(200),
    city: text(80),
    state: text(80),
    pin: text(10),
    foreign_address: text(200),
    foreign_city: text(80),
    foreign_postcode: text(20),
    foreign_country: text(2),
  }),
  closed,
);

export const profile = {
  changeDetails: {
    summary: 'Change what a holder said about work, income and address',
    method: 'POST',
    path: '/api/v3/profile/details.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object(
      {
        position: T.Integer({ minimum: 1, maximum: 3 }),
        changes: ChangedDetails,
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(T.Object({ changed: T.Array(T.String()) })),
  },
  consents: {
    summary: 'Consents with their texts and history',
    method: 'GET',
    path: '/api/v3/profile/consents.json',
    audience: 'signed-in',
    reply: ConsentList,
  },
  giveConsent: {
    summary: 'Give an optional consent',
    method: 'POST',
    path: '/api/v3/profile/consents/{kind}/give.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: T.Object({ kind: Codes(CONSENT_KINDS) }),
    body: T.Object({ hash: T.String({ maxLength: 64 }) }, closed),
    reply: ConsentList,
  },
  withdrawConsent: {
    summary: 'Withdraw an optional consent',
    method: 'POST',
    path: '/api/v3/profile/consents/{kind}/withdraw.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: T.Object({ kind: Codes(CONSENT_KINDS) }),
    body: empty,
    reply: ConsentList,
  },
  archives: {
    summary: 'Copies of the own data that were asked for',
    method: 'GET',
    path: '/api/v3/profile/archives.json',
    audience: 'signed-in',
    reply: Data(T.Array(Archive)),
  },
  requestArchive: {
    summary: 'Ask for a copy of the own data',
    method: 'POST',
    path: '/api/v3/profile/archives.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object({ full: T.Boolean(), step_up: StepUp }, closed),
    reply: Data(Archive),
  },
  archiveFile: {
    summary: 'The file of a copy that is ready',
    method: 'GET',
    path: '/api/v3/profile/archives/{id}.json',
    audience: 'signed-in',
    params: T.Object({ id: Id }),
    reply: Data(T.Object({ name: T.String(), type: T.String(), base64: T.String() })),
  },
  archiveImports: {
    summary: 'Archives that were uploaded to this portfolio, the newest first',
    method: 'GET',
    path: '/api/v3/profile/archive-imports.json',
    audience: 'signed-in',
    reply: Data(T.Array(ArchiveImport)),
  },
  uploadArchive: {
    summary: 'Upload an archive and see what it would add; nothing changes yet',
    method: 'POST',
    path: '/api/v3/profile/archive-imports.json',
    audience: 'signed-in',
    idempotent: true,
    /** A multipart form with one file under the name `file`. */
    body: T.Optional(T.Unsafe<FormData>({})),
    reply: Data(ArchiveImport),
  },
  applyArchive: {
    summary: 'Add an uploaded archive to the account; a repeat adds nothing',
    method: 'POST',
    path: '/api/v3/profile/archive-imports/{id}/apply.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: empty,
    reply: Data(ArchiveImport),
  },
  undoArchive: {
    summary: 'Remove all that an archive added',
    method: 'POST',
    path: '/api/v3/profile/archive-imports/{id}/undo.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: empty,
    reply: Data(ArchiveImport),
  },
  closure: {
    summary: 'Whether the account can be closed, or closes',
    method: 'GET',
    path: '/api/v3/profile/closure.json',
    audience: 'signed-in',
    reply: Data(Closure),
  },
  requestClosure: {
    summary: 'Ask for the account to be closed',
    method: 'POST',
    path: '/api/v3/profile/closure.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object({ step_up: StepUp }, closed),
    reply: Data(Closure),
  },
  cancelClosure: {
    summary: 'Keep the account after all',
    method: 'POST',
    path: '/api/v3/profile/closure/cancel.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: empty,
    reply: Data(Closure),
  },
} as const satisfies Record<string, CallDefinition>;
