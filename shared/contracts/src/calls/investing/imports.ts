import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  FOLIO_STATUSES,
  IMPORT_FAULTS,
  IMPORT_LIMITS,
  IMPORT_NEWS,
  IMPORT_STATES,
  IMPORTED_ASSETS,
  IMPORTED_KINDS,
  ROW_OUTCOMES,
  SCHEME_MATCHES,
  STATEMENT_FORMATS,
} from '../../enums/imports.ts';
import { OTHER_ASSET_LIMITS, OTHER_ASSET_TYPES } from '../../enums/otherAssets.ts';
import { XIRR_PROBLEMS } from '../../enums/orders.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  FundCode,
  Id,
  Instant,
  Nav,
  Nullable,
  Percent,
  Rupees,
  Success,
  Units,
} from '../shapes.ts';

/** An import of the current portfolio: a preview until it is applied. */
export const PortfolioImport = T.Object({
  id: Id,
  format: Codes(STATEMENT_FORMATS),
  state: Codes(IMPORT_STATES),
  file_name: T.String(),
  from: Nullable(Day),
  to: Nullable(Day),
  folios: T.Integer(),
  added: T.Integer({ description: 'transactions that applying it added' }),
  created_at: Instant,
  applied_at: Nullable(Instant),
  undone_at: Nullable(Instant),
});

const Scheme = T.Object({ code: T.String(), name: T.String(), slug: T.String() });
const counts = T.Object({
  accepted: T.Integer(),
  known: T.Integer(),
  conflict: T.Integer(),
  rejected: T.Integer(),
});

/** A folio of a statement: what it states, how its scheme was found, and whether it adds up with what is imported. */
export const ImportFolio = T.Object({
  index: T.Integer(),
  asset: Codes(IMPORTED_ASSETS),
  folio_no: T.String(),
  name: T.String({ description: 'as the statement has it' }),
  house: Nullable(T.String()),
  isin: Nullable(T.String()),
  pan_masked: Nullable(T.String()),
  scheme: Nullable(Scheme),
  match: Codes(SCHEME_MATCHES),
  status: Codes(FOLIO_STATUSES),
  reasons: T.Array(Codes(IMPORT_FAULTS)),
  taken: T.Boolean({ description: 'whether applying stores the folio' }),
  opening: Units,
  units: Units,
  counts,
});

/** A transaction of a preview with what becomes of it. */
export const ImportRow = T.Object({
  date: Day,
  kind: Codes(IMPORTED_KINDS),
  description: T.String(),
  amount: Nullable(T.Number({ description: 'rupees, negative was received' })),
  units: T.Number(),
  nav: Nullable(Nav),
  balance: Nullable(T.Number()),
  line: T.Integer({ description: 'of the file' }),
  outcome: Codes(ROW_OUTCOMES),
  fault: Nullable(Codes(IMPORT_FAULTS)),
});

const RecordedAccount = T.Object({
  id: Id,
  type: Codes(OTHER_ASSET_TYPES),
  name: T.String(),
  value: T.Number({ description: 'rupees today' }),
  same: Nullable(T.Boolean({ description: 'whether the imported account counts in its place' })),
});

export const ImportPreview = T.Object({
  import: PortfolioImport,
  counts,
  news: Codes(IMPORT_NEWS),
  folios: T.Array(ImportFolio),
  recorded: T.Array(RecordedAccount, {
    description: 'assets recorded by hand of the type of a new account; `same` is null until it is answered',
  }),
  account: Nullable(
    T.Object({
      name: Nullable(T.String()),
      known: T.Array(T.String(), { description: 'names of earlier files' }),
    }),
  ),
  unread: T.Array(T.Object({ line: T.Integer(), text: T.String() }), {
    description: 'lines with figures that could not be read; the first hundred',
  }),
  unread_lines: T.Integer(),
});

/** What the statements state of one scheme in one folio. */
export const ImportedHolding = T.Object({
  id: Id,
  asset: Codes(IMPORTED_ASSETS),
  source: Codes(['imported'] as const),
  folio_no: T.String(),
  name: T.String(),
  house: Nullable(T.String()),
  scheme: Nullable(Scheme),
  units: Units,
  nav: Nullable(T.Object({ nav: Nav, date: Day })),
  current_value: Rupees,
  one_day_change: T.Number(),
  total_invested: Nullable(Rupees),
  gain: Nullable(T.Number({ description: 'value and money received less money paid, rupees' })),
  absolute_percentage: Nullable(Percent),
  xirr_percentage: Nullable(Percent),
  xirr_problem: Nullable(Codes(XIRR_PROBLEMS)),
  status: Codes(FOLIO_STATUSES),
  reasons: T.Array(Codes(IMPORT_FAULTS)),
  until: Day,
});

const id = T.Object({ id: Id });
const base = '/api/v3/portfolio/imports';

export const imports = {
  imports: {
    summary: 'Imports of the current portfolio, the newest first',
    method: 'GET',
    path: `${base}.json`,
    audience: 'signed-in',
    reply: Data(T.Array(PortfolioImport)),
  },
  startImport: {
    summary: 'Read a statement and compare it with the portfolio; nothing changes before it is applied',
    method: 'POST',
    // Below the path of documents, whose bodies may be larger than others.
    path: '/api/v3/documents/statements.json',
    audience: 'signed-in',
    idempotent: true,
    /** A multipart form with one file under the name `file`. */
    body: T.Optional(T.Unsafe<FormData>({})),
    reply: Data(PortfolioImport),
  },
  importPreview: {
    summary: 'What applying an import would change, folio by folio',
    method: 'GET',
    path: `${base}/{id}.json`,
    audience: 'signed-in',
    params: id,
    reply: Data(ImportPreview),
  },
  importRows: {
    summary: 'The transactions of one folio of a preview',
    method: 'GET',
    path: `${base}/{id}/rows.json`,
    audience: 'signed-in',
    params: id,
    query: T.Object({ folio: T.Integer({ minimum: 0 }) }),
    reply: Data(T.Array(ImportRow)),
  },
  answerImport: {
    summary:
      'Answer what a preview asks: the schemes of its folios, assets recorded by hand, the account of its file',
    method: 'POST',
    path: `${base}/{id}/answers.json`,
    audience: 'signed-in',
    idempotent: true,
    params: id,
    body: T.Object(
      {
        answers: T.Optional(
          T.Array(
            T.Object(
              {
                folio: T.Integer({ minimum: 0 }),
                scheme: T.Union([FundCode, T.Literal('unlisted'), T.Literal('skipped')]),
              },
              closed,
            ),
            { minItems: 1, maxItems: IMPORT_LIMITS.folios },
          ),
        ),
        recorded: T.Optional(
          T.Array(T.Object({ id: Id, same: T.Boolean() }, closed), { maxItems: OTHER_ASSET_LIMITS.assets }),
        ),
        account: T.Optional(
          T.String({
            pattern: '^(?=.*\\S.*\\S)[^/\\u0000-\\u001f]{2,40}$',
            description: 'broker or account that a file without account number is of',
          }),
        ),
      },
      closed,
    ),
    reply: Data(ImportPreview),
  },
  applyImport: {
    summary: 'Add the transactions of a preview to the portfolio, all or none',
    method: 'POST',
    path: `${base}/{id}/apply.json`,
    audience: 'signed-in',
    idempotent: true,
    params: id,
    reply: Data(PortfolioImport),
  },
  undoImport: {
    summary: 'Take back an applied import as a whole',
    method: 'POST',
    path: `${base}/{id}/undo.json`,
    audience: 'signed-in',
    idempotent: true,
    params: id,
    reply: Data(PortfolioImport),
  },
  discardImport: {
    summary: 'Delete a preview with its statement',
    method: 'DELETE',
    path: `${base}/{id}.json`,
    audience: 'signed-in',
    idempotent: true,
    params: id,
    reply: T.Object({ status: Success }),
  },
  importedHoldings: {
    summary: 'Holdings elsewhere as the applied imports state them',
    method: 'GET',
    path: '/api/v3/portfolio/imported-holdings.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        as_of: Day,
        totals: T.Object({
          current_value: Rupees,
          one_day_change: T.Number(),
          total_invested: Nullable(Rupees),
        }),
        holdings: T.Array(ImportedHolding),
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
