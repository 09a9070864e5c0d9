import { decimal, unitCount } from '@sanchay/finance';
import { amountFits } from './balanceChain.ts';
import { inOrder } from './broker/brokerTrades.ts';
import { cellOf, tableOf, type Table } from './csvTable.ts';
import { dayOf, figureOf, isMonthFirst, withoutTime } from './figures.ts';
import { emptyHolding, type Statement, type StatementHolding, type StatementRow } from './statement.ts';
import { kindOf } from './transactionKind.ts';

/** Columns of the transactions that platforms for direct funds export (rules, Data formats 10.4). */
const HEADS = {
  date: ['date'],
  folio: ['folio number', 'folio no', 'folio'],
  name: ['name of the fund', 'scheme name', 'fund name'],
  order: ['order', 'transaction type', 'type'],
  units: ['units'],
  nav: ['nav'],
  amount: ['amount inr', 'amount'],
} as const;
type Head = keyof typeof HEADS;
const OUT = /^(?:sell|sale|redeem|redemption|swp|switch[ -]?out|stp[ -]?out)\b/i;
const IN = /^(?:buy|purchase|sip|invest|switch[ -]?in|stp[ -]?in|reinvest|dividend reinvest|bonus)/i;

const transactionsTable = (rows: readonly (readonly string[])[]): Table<Head> | null =>
  tableOf(rows, HEADS, (places) => Object.keys(HEADS).every((head) => places[head as Head] !== undefined));

/** Whether rows are transactions of funds by folio. */
export const isFundTransactions = (rows: readonly (readonly string[])[]): boolean =>
  transactionsTable(rows) !== null;

/** Reads transactions of funds by folio, without ISIN and without balances. */
export function readFundTransactions(all: readonly (readonly string[])[]): Statement {
  const table = transactionsTable(all)!;
  const statement: Statement = {
    format: 'fund_transactions',
    from: null,
    to: null,
    holdings: [],
    unread: [],
  };
  const isUnclear = isMonthFirst(table.rows.map(({ cells }) => withoutTime(cellOf(table, cells)('date'))));
  const byKey = new Map<string, StatementHolding>();
  for (const { cells, line } of table.rows) {
    const cell = cellOf(table, cells);
    const row = isUnclear ? null : rowOf(cell, line);
    const [folio, name] = [cell('folio'), cell('name')];
    if (!row || !/\d/.test(folio) || name === '') {
      statement.unread.push({ line, text: cells.join(', ') });
      continue;
    }
    const holding = byKey.get(`${folio} ${name}`) ?? {
      ...emptyHolding(folio.slice(0, 40), name.slice(0, 200)),
      opening: null,
      faults: ['unchecked' as const],
    };
    byKey.set(`${folio} ${name}`, holding);
    holding.rows.push(row);
  }
  for (const { rows } of byKey.values()) inOrder(rows);
  statement.holdings = [...byKey.values()];
  const days = statement.holdings.flatMap(({ rows }) => rows.map(({ on }) => on)).toSorted();
  return { ...statement, from: days[0] ?? null, to: days.at(-1) ?? null };
}

function rowOf(cell: (head: Head) => string, line: number): StatementRow | null {
  const on = dayOf(withoutTime(cell('date')));
  const [units, nav, amount] = [figureOf(cell('units')), figureOf(cell('nav')), figureOf(cell('amount'))];
  const order = cell('order');
  const isOut = OUT.test(order);
  if (on === null || units === null || nav === null || amount === null || unitCount(units).eq(0)) return null;
  if (!isOut && !IN.test(order)) return null;
  const sign = isOut ? '-' : '';
  const size = (text: string): string => decimal(text).abs().toFixed();
  const signed = { amount: `${sign}${size(amount)}`, units: `${sign}${size(units)}`, nav };
  return {
    ...signed,
    on,
    line,
    description: order.slice(0, 200),
    kind: kindOf(order, !isOut),
    balance: null,
    stampDuty: '0',
    stt: '0',
    nth: 0,
    fault: amountFits(signed) ? null : 'amount',
  };
}
