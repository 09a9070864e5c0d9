import {
  TRANSACTIONS_IN_PDF,
  TRANSACTIONS_PER_PAGE,
  type CallQuery,
  type ReportedTransaction,
  type TransactionFile,
  type TransactionReport,
} from '@sanchay/contracts';
import {
  formatNumber,
  istDate,
  lotRupees,
  rupees,
  stockCharges,
  toWire,
  type ChargeRules,
} from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { createMessages, requestLanguage } from '../platform/http/language.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { transactionsOf, type TransactionFilter, type TransactionRow } from './transactionStore.ts';

const message = createMessages({
  en: {
    future: 'Choose a day up to today.',
    reversed: 'The first day must not be after the last day.',
    too_many: 'A PDF holds up to {most} transactions. Download it in parts, or take the workbook or CSV.',
    no_part: 'The PDF has no such part.',
  },
  hi: {
    future: 'आज तक की कोई तारीख चुनें।',
    reversed: 'पहली तारीख आखिरी तारीख के बाद की नहीं हो सकती।',
    too_many: 'एक PDF में {most} तक लेन-देन आते हैं। उसे भागों में डाउनलोड करें, या वर्कबुक या CSV लें।',
    no_part: 'PDF का ऐसा कोई भाग नहीं है।',
  },
});

/**
 * A page of the transactions that meet filters, newest first; the last one where the page asked for is behind it. The
 * money counts all pages, without what only moves between funds (switches, STP, mergers). Rupees.
 * @throws Problem 422 `date_in_future` or `dates_reversed`.
 */
export async function transactionReport(
  ctx: Context,
  portfolioId: string,
  { page: asked = 1, ...query }: CallQuery<'transactionReport'>,
): Promise<TransactionReport> {
  const { filter, today } = await checked(ctx, query);
  const read = (page: number) =>
    transactionsOf(ctx.db, portfolioId, {
      filter,
      limit: TRANSACTIONS_PER_PAGE,
      offset: (page - 1) * TRANSACTIONS_PER_PAGE,
    });
  let page = asked;
  let found = await read(page);
  const pages = Math.max(1, Math.ceil(found.sums.total / TRANSACTIONS_PER_PAGE));
  if (page > pages) found = await read((page = pages));
  return view(found, { today, page, pages, rules: ctx.rules.book() });
}

/**
 * All transactions that meet filters, as one page, for a file.
 * @throws Problem 422 as `transactionReport`, and `too_many_transactions` for a PDF of more than it holds.
 */
export async function allTransactions(
  ctx: Context,
  portfolioId: string,
  { file, query }: { file: TransactionFile; query: CallQuery<'transactionFile'> },
): Promise<TransactionReport> {
  const { filter, today } = await checked(ctx, query);
  const limit = file === 'transactions.pdf' ? TRANSACTIONS_IN_PDF : null;
  const found = await transactionsOf(ctx.db, portfolioId, { filter, limit, offset: 0 });
  if (limit !== null && found.sums.total > limit) {
    const most = formatNumber(limit, { decimals: 0 });
    throw validationFailed('too_many_transactions', message('too_many', { most }, requestLanguage()));
  }
  return view(found, { today, page: 1, pages: 1, rules: ctx.rules.book() });
}

/**
 * The transactions of one part of a PDF, newest first, as a page of so many: parts together hold all that meet filters.
 * @throws Problem 422 as `transactionReport`, and 404 for a part behind the last one.
 */
export async function partOfTransactions(
  ctx: Context,
  portfolioId: string,
  { part, ...query }: CallQuery<'transactionVolume'>,
): Promise<TransactionReport> {
  const { filter, today } = await checked(ctx, query);
  const found = await transactionsOf(ctx.db, portfolioId, {
    filter,
    limit: TRANSACTIONS_IN_PDF,
    offset: (part - 1) * TRANSACTIONS_IN_PDF,
  });
  const pages = Math.max(1, Math.ceil(found.sums.total / TRANSACTIONS_IN_PDF));
  if (part > pages) throw notFound(message('no_part'));
  return view(found, { today, page: part, pages, rules: ctx.rules.book() });
}

async function checked(
  ctx: Context,
  { search, ...query }: TransactionFilter,
): Promise<{ filter: TransactionFilter; today: string }> {
  const today = istDate(await ctx.business.now());
  const { from, to } = query;
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && day > today) {
      throw validationFailed('date_in_future', message('future'), { [field]: [message('future')] });
    }
  }
  if (from !== undefined && to !== undefined && from > to) {
    throw validationFailed('dates_reversed', message('reversed'), { from: [message('reversed')] });
  }
  const text = search?.trim();
  return { filter: { ...query, search: text === '' ? undefined : text }, today };
}

function view(
  { sums, rows }: Awaited<ReturnType<typeof transactionsOf>>,
  { today, page, pages, rules }: { today: string; page: number; pages: number; rules: ChargeRules },
): TransactionReport {
  return {
    as_of: today,
    page,
    pages,
    total: sums.total,
    all: sums.all,
    money_in: toWire(sums.money_in, 2),
    money_out: toWire(sums.money_out, 2),
    transactions: rows.map((row) => transactionView(row, rules)),
  };
}

/** Rupees of the stamp duty of a booking, of the other charges of an order of shares, and of the tax of a dividend. */
function chargesOf(
  { date, traded, flow, units, dollars, stamp_duty: duty, tax }: TransactionRow,
  rules: ChargeRules,
): Pick<ReportedTransaction, 'stamp_duty' | 'charges'> {
  if (dollars !== null)
    return { stamp_duty: 0, charges: toWire(lotRupees({ cost: dollars.charges, rate: dollars.rate }), 2) };
  if (traded === null) return { stamp_duty: toWire(duty, 2), charges: toWire(tax, 2) };
  // The charges of a sale depend on other sales of the day, and what it brought was stored.
  if (Number(units) < 0) return { stamp_duty: 0, charges: toWire(rupees(traded).minus(rupees(flow)), 2) };
  const { total, charges } = stockCharges({ side: 'buy', value: traded, on: date }, rules);
  const stamp = rupees(charges.find(({ kind }) => kind === 'stamp_duty')?.amount ?? 0);
  return { stamp_duty: toWire(stamp, 2), charges: toWire(rupees(total).minus(stamp), 2) };
}

function transactionView(row: TransactionRow, rules: ChargeRules): ReportedTransaction {
  const { moves_money, dollars } = row;
  const flow = rupees(row.flow);
  return {
    id: row.id,
    date: row.date,
    asset: row.asset,
    type: row.type,
    code: row.code,
    name: row.name,
    folio_no: row.folio_no,
    order_id: row.order_id,
    source: row.source,
    units: toWire(row.units, row.asset === 'us_stock' ? 6 : 4),
    nav: row.nav === null ? null : toWire(row.nav, 4),
    amount: toWire(flow.abs(), 2),
    money: !moves_money || flow.eq(0) ? 'none' : flow.lt(0) ? 'in' : 'out',
    ...chargesOf(row, rules),
    dollars: dollars && {
      price: toWire(dollars.price, 4),
      amount: toWire(dollars.amount, 2),
      rate: toWire(dollars.rate, 4),
    },
  };
}
