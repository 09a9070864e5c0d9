import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  STATEMENT_FREQUENCIES,
  STATEMENT_RUN_FAILURES,
  STATEMENT_RUN_STATES,
  STATEMENT_TRIGGERS,
} from '../../enums/statementUpdates.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable } from '../shapes.ts';
import { PortfolioImport } from '../investing/imports.ts';

/** One update: a request to the registrars, or a forwarded statement. */
export const StatementRun = T.Object({
  id: Id,
  trigger: Codes(STATEMENT_TRIGGERS),
  due_on: Day,
  state: Codes(STATEMENT_RUN_STATES),
  failure: Nullable(Codes(STATEMENT_RUN_FAILURES)),
  import_id: Nullable(Id),
  added: T.Integer({ description: 'transactions that it added' }),
  created_at: Instant,
  ended_at: Nullable(Instant),
});

const settings = {
  frequency: Codes(STATEMENT_FREQUENCIES),
  weekday: Nullable(T.Integer({ minimum: 1, maximum: 7, description: 'ISO: 1 is Monday; weekly only' })),
  day: Nullable(
    T.Integer({ minimum: 1, maximum: 31, description: 'monthly only; the last day in shorter months' }),
  ),
  paused: T.Boolean(),
  auto_apply: T.Boolean({
    description:
      'whether a requested statement without conflicts or missing facts is applied without a review',
  }),
};

/** Automatic updates of the portfolio from statements of the registrars. */
export const StatementUpdates = T.Object({
  ...settings,
  next_on: Nullable(Day),
  address: Nullable(
    T.String({ description: 'where statements are forwarded to; null for everyone but the owner' }),
  ),
  has_pan: T.Boolean({ description: 'whether the portfolio has a PAN, which a request needs' }),
  runs: T.Array(StatementRun, { description: 'the newest first' }),
});

const base = '/api/v3/portfolio/statement-updates';

export const statementUpdates = {
  statementUpdates: {
    summary: 'When statements are requested from the registrars, and what became of each',
    method: 'GET',
    path: `${base}.json`,
    audience: 'signed-in',
    reply: Data(StatementUpdates),
  },
  setStatementUpdates: {
    summary: 'Choose when statements are requested from the registrars, or pause it',
    method: 'PUT',
    path: `${base}.json`,
    audience: 'signed-in',
    body: T.Object(settings, closed),
    reply: Data(StatementUpdates),
  },
  requestStatement: {
    summary: 'Request a statement from the registrars now',
    method: 'POST',
    path: `${base}/runs.json`,
    audience: 'signed-in',
    idempotent: true,
    reply: Data(StatementRun),
  },
  openForwardedStatement: {
    summary: 'Read a forwarded statement with its password',
    method: 'POST',
    path: `${base}/runs/{id}/open.json`,
    audience: 'signed-in',
    params: T.Object({ id: Id }),
    body: T.Object({ password: T.String({ minLength: 1, maxLength: 128 }) }, closed),
    reply: Data(PortfolioImport),
  },
  discardForwardedStatement: {
    summary: 'Delete a forwarded statement that waits for its password',
    method: 'POST',
    path: `${base}/runs/{id}/discard.json`,
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    reply: Data(StatementUpdates),
  },
  renewStatementAddress: {
    summary: 'Replace the address to which statements are forwarded; the old one accepts nothing any more',
    method: 'POST',
    path: `${base}/address.json`,
    audience: 'signed-in',
    idempotent: true,
    reply: Data(StatementUpdates),
  },
} as const satisfies Record<string, CallDefinition>;
