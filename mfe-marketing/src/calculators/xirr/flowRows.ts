import {
  CalculatorInputError,
  groupDigits,
  isIsoDate,
  positiveAmount,
  type CashFlow,
} from '@sanchay/finance';
import type { FieldProblem } from '../answers/outcome.ts';
import { readNumber } from '../answers/readNumber.ts';

export const FLOW_KINDS = ['paid', 'received'] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

/** A payment as typed. */
export interface FlowRow {
  /** ISO date, or nothing. */
  date: string;
  /** Null where an address names a direction that does not exist. */
  kind: FlowKind | null;
  amount: string;
}

const LONGEST_DATE = 10;
const LONGEST_AMOUNT = 40;
export const MOST_ROWS = 1_000;
/** Addresses beyond some thousand characters are cut or refused on the way. */
export const MOST_IN_ADDRESS = 60;

export const START_ROWS: readonly FlowRow[] = [
  { date: '2024-01-01', kind: 'paid', amount: '1,00,000' },
  { date: '2024-07-01', kind: 'paid', amount: '50,000' },
  { date: '2025-07-01', kind: 'received', amount: '20,000' },
  { date: '2026-01-01', kind: 'received', amount: '1,65,000' },
];

export const BLANK_ROW: FlowRow = { date: '', kind: 'paid', amount: '' };

/** An amount with its sign, as rows and lists give it: "-5,000" was paid. */
export function rowOf(date: string, amount: string): FlowRow {
  const [, sign, size = ''] = /^\s*([-\u2212\u2013]?)\s*(.*)$/su.exec(amount)!;
  const value = readNumber(size);
  const whole = value !== null && Number.isInteger(value) && value < 1e15;
  return { date, kind: sign ? 'paid' : 'received', amount: whole ? groupDigits(String(value)) : size };
}

/** Nothing was typed into it, so it counts for nothing. */
export function isBlank({ date, amount }: FlowRow): boolean {
  return date === '' && amount.trim() === '';
}

/** What is wrong with an amount, or null. */
export function amountProblem(text: string): FieldProblem | null {
  const size = readNumber(text);
  if (size === null) return { code: text.trim() === '' ? 'empty' : 'not_a_number', limit: null };
  try {
    positiveAmount('amount', size);
    return null;
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    return { code: error.code, limit: error.limit };
  }
}

/** The payment of a row, below zero when it was paid; null while the row is incomplete or impossible. */
export function flowOf({ date, kind, amount }: FlowRow): CashFlow | null {
  if (kind === null || !isIsoDate(date) || amountProblem(amount)) return null;
  const size = readNumber(amount)!;
  return { date, amount: kind === 'paid' ? -size : size };
}

/**
 * Rows of an address: each `d` with the `a` beside it, which has a sign, or a `k` (kind) where the form was sent
 * without JavaScript. `more` requests a blank row.
 */
export function rowsOf(query: URLSearchParams): readonly FlowRow[] {
  const [dates, amounts, kinds] = ['d', 'a', 'k'].map((name) => query.getAll(name)) as [
    string[],
    string[],
    string[],
  ];
  const count = Math.min(MOST_ROWS, Math.max(dates.length, amounts.length));
  const rows = Array.from({ length: count }, (_, place): FlowRow => {
    const row = rowOf(cut(dates[place], LONGEST_DATE), cut(amounts[place], LONGEST_AMOUNT));
    const kind = kinds[place];
    return kind === undefined ? row : { ...row, kind: FLOW_KINDS.find((known) => known === kind) ?? null };
  });
  const found = rows.length > 0 ? rows : START_ROWS;
  return query.has('more') ? [...found, BLANK_ROW] : found;
}

/** Longer text is marked as cut, so that its beginning does not pass for a date or an amount. */
function cut(text = '', longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function isStart(rows: readonly FlowRow[]): boolean {
  return JSON.stringify(rows) === JSON.stringify(START_ROWS);
}

/** The address's query for the rows; nothing for those of the start or for too many. Other parameters stay. */
export function queryOfRows(rows: readonly FlowRow[], current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const name of ['d', 'a', 'k', 'more']) query.delete(name);
  const kept = rows.filter((row) => !isBlank(row));
  if (isStart(kept) || kept.length > MOST_IN_ADDRESS) return query;
  for (const { date, kind, amount } of kept) {
    query.append('d', date);
    query.append('a', `${kind === 'paid' ? '-' : ''}${readNumber(amount) ?? amount}`);
    if (kept.some((row) => row.kind === null)) query.append('k', kind ?? 'unknown');
  }
  return query;
}

/** The address of the rows; other parameters are left behind. */
export function addressOfRows(path: string, rows: readonly FlowRow[]): string {
  const query = queryOfRows(rows, new URLSearchParams());
  return query.size > 0 ? `${path}?${query}` : path;
}
