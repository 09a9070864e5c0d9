import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { TRANSACTION_ASSETS, TRANSACTION_FILES, TRANSACTION_TYPES } from '../../enums/reports.ts';
import { Codes, Data, Day, Nullable, Rupees, Nav } from '../shapes.ts';

const Assets = Codes(TRANSACTION_ASSETS);

/** A booking of units or grams in a folio, an order of shares, or what a corporate action brought. */
export const ReportedTransaction = T.Object({
  id: T.String(),
  date: Day,
  asset: Assets,
  type: Codes(TRANSACTION_TYPES),
  code: T.String({ description: 'of the fund; the ISIN of a share; the symbol of a US share' }),
  name: T.String(),
  folio_no: T.String({
    description: 'the folio, or the demat account, US stocks account or broker of a share',
  }),
  order_id: Nullable(T.String({ description: 'the order, sale or switch; null where none is behind it' })),
  source: Codes(['sanchay', 'imported'] as const),
  units: T.Number({ description: 'units, grams or shares, negative for what left the folio' }),
  nav: Nullable(Nav),
  amount: T.Number({
    description:
      'rupees: paid with charges, stamp duty and tax, or received after exit load, charges and tax',
  }),
  money: Codes(['in', 'out', 'none'] as const),
  stamp_duty: Rupees,
  charges: T.Number({
    description:
      'rupees: of an order of shares besides stamp duty, STT included; tax deducted from or withheld of a dividend',
  }),
  dollars: Nullable(
    T.Object(
      {
        price: T.Number({ description: 'US dollars a share, 4 decimals' }),
        amount: T.Number({ description: 'paid with charges or received after charges, US dollars' }),
        rate: T.Number({ description: 'reference rate of the day, rupees for a dollar' }),
      },
      { description: 'of an order or dividend of US shares; null for what is in rupees' },
    ),
  ),
});

const Filter = {
  asset: T.Optional(Assets),
  type: T.Optional(Codes(TRANSACTION_TYPES)),
  from: T.Optional(Day),
  to: T.Optional(Day),
  search: T.Optional(
    T.String({ maxLength: 100, description: 'part of a name, US symbol, folio, order or invoice number' }),
  ),
};

export const TransactionReport = T.Object({
  as_of: Day,
  page: T.Integer(),
  pages: T.Integer(),
  total: T.Integer({ description: 'transactions that meet the filters' }),
  all: T.Integer({ description: 'transactions of the portfolio without any filter' }),
  money_in: T.Number({ description: 'rupees paid for units, shares and gold, of all that meet the filters' }),
  money_out: T.Number({ description: 'rupees received, of all that meet the filters' }),
  transactions: T.Array(ReportedTransaction, { description: 'of the page, newest first' }),
});

export const transactionReport = {
  transactionReport: {
    summary: 'Transactions of the portfolio that meet filters, with the money that went in and out',
    method: 'GET',
    path: '/api/v3/reports/transactions.json',
    audience: 'signed-in',
    query: T.Object({ ...Filter, page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })) }),
    reply: Data(TransactionReport),
  },
  transactionFile: {
    summary: 'All transactions that meet filters as a file, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/transactions/{file}',
    audience: 'signed-in',
    params: T.Object({ file: Codes(TRANSACTION_FILES) }),
    query: T.Object(Filter),
    reply: T.Unsafe<Uint8Array>({}),
  },
  transactionVolume: {
    summary:
      'One part of a PDF of more transactions than a single file holds, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/transactions-part.pdf',
    audience: 'signed-in',
    query: T.Object({ ...Filter, part: T.Integer({ minimum: 1, maximum: 1_000 }) }),
    reply: T.Unsafe<Uint8Array>({}),
  },
} as const satisfies Record<string, CallDefinition>;
