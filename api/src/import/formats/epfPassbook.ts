import type { ImportFault } from '@sanchay/contracts';
import { addDays, decimal } from '@sanchay/finance';
import { epfRow, SHARES, type EpfRow, type Share } from './epfRow.ts';
import { dayOf } from './figures.ts';
import { printedPan } from './printedPan.ts';
import { emptyHolding, type Statement, type StatementHolding } from './statement.ts';
import { tailFigures } from './tailFigures.ts';

const MEMBER = /\bMember\s*I[Dd](?:\s*\/\s*Name)?[\s:[]*([A-Z]{5}\d{17})\b/;
const ANY_MEMBER = /\b([A-Z]{5}\d{17})\b/;
const UAN = /\bUAN\b\D{0,12}(\d{12})\b/;
const EMPLOYER = /^Establishment ID\s*\/\s*Name[\s:]*\S+\s*\/\s*(.+)$/i;
const OPENING = /^OB Int\.? Updated up ?to\s+(\d\S+)/i;
const INTEREST = /^Int\.? Updated up ?to\s+(\d\S+)/i;
const CLOSING = /^Closing Balance as on\s+(\d\S+)/i;
const TOTALS = [
  [/^Total Contributions/i, ['contribution']],
  [/^Total Transfer-?Ins/i, ['transfer_in', 'transfer_out']],
  [/^Total Withdrawals/i, ['withdrawal']],
] as const;
const NAMES: Record<Share, string> = {
  employee: 'EPF employee share',
  employer: 'EPF employer share',
  pension: 'EPS pension share',
};

type Shares = Record<Share, string>;

interface Reading {
  statement: Statement;
  opening: { on: string; shares: Shares } | null;
  closing: { on: string; shares: Shares } | null;
  rows: EpfRow[];
  faults: Set<ImportFault>;
}

/** Whether a text is a member passbook of EPFO. */
export const isEpfPassbook = (text: string): boolean =>
  /\bEPFO?\b|Member Passbook/i.test(text) && /^\s*(?:OB Int|Closing Balance as on)/im.test(text);

/**
 * Reads a member passbook of EPFO: what went into and out of the three shares in a financial year, with the interest.
 * A unit is a rupee. Opening balance, contributions, transfers, withdrawals and interest must come to the closing
 * balance of each share. The pension share (EPS) is stated for itself, as a pension is paid for it.
 */
export function readEpfPassbook(text: string): Statement {
  const reading: Reading = {
    statement: { format: 'epf', from: null, to: null, holdings: [], unread: [] },
    opening: null,
    closing: null,
    rows: [],
    faults: new Set(),
  };
  let employer: string | null = null;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replaceAll('\u00a0', ' ').replaceAll('₹', '').trim();
    employer ??= EMPLOYER.exec(line)?.[1]?.replaceAll(/\s+/g, ' ').slice(0, 120) ?? null;
    if (line !== '' && !readLine(reading, { line, number: index + 1 }))
      reading.statement.unread.push({ line: index + 1, text: line });
  }
  const account = MEMBER.exec(text)?.[1] ?? memberOf(text) ?? UAN.exec(text)?.[1];
  return account === undefined
    ? reading.statement
    : close(reading, { account, employer, pan: printedPan(text) });
}

/** The only member ID of a text without the label; the establishment has a shorter one. */
function memberOf(text: string): string | undefined {
  const found = new Set([...text.matchAll(new RegExp(ANY_MEMBER, 'g'))].map(([, id]) => id!));
  return found.size === 1 ? [...found][0] : undefined;
}

/** @returns false for a line with amounts that is not understood */
function readLine(reading: Reading, { line, number }: { line: string; number: number }): boolean {
  const { opening, closing, rows } = reading;
  const opened = OPENING.exec(line);
  // Below the closing balance stands the taxable part of the same money.
  if (closing) return epfRow(line, number) === null;
  if (opened) {
    reading.opening = balanceOf(opened, line);
    return opening === null && rows.length === 0 && reading.opening !== null;
  }
  const closed = CLOSING.exec(line);
  if (closed) {
    reading.closing = balanceOf(closed, line);
    return reading.closing !== null;
  }
  const credited = INTEREST.exec(line);
  if (credited) {
    const balance = balanceOf(credited, line);
    if (balance) rows.push({ ...balance, kind: 'interest', description: '', line: number });
    return balance !== null;
  }
  for (const [pattern, kinds] of TOTALS) if (pattern.test(line)) return isTotal(reading, line, kinds);
  const row = epfRow(line, number);
  if (row === null) return true;
  if (row !== 'unread') rows.push(row);
  return row !== 'unread';
}

/** The three shares that a line ends with, and its day. */
function balanceOf(found: RegExpExecArray, line: string): { on: string; shares: Shares } | null {
  const on = dayOf(found[1]!.replace(/[:,]$/, ''));
  const { figures } = tailFigures(line.slice(found[0].length));
  if (on === null || figures.length !== 3 || figures.some((figure) => figure.startsWith('-'))) return null;
  const [employee, employer, pension] = figures as [string, string, string];
  return { on, shares: { employee, employer, pension } };
}

/** Whether the rows come to the sum that the passbook states for a kind; its other columns are the wages. */
function isTotal({ rows, faults }: Reading, line: string, kinds: readonly string[]): boolean {
  const { figures } = tailFigures(line.replace(/\[[^\]]*\]/, ''));
  if (figures.length < 3) return false;
  for (const [place, share] of SHARES.entries()) {
    const sum = rows
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, row) => total.plus(row.shares[share]), decimal(0));
    if (!sum.abs().eq(decimal(figures.at(place - 3)!).abs())) faults.add('balance');
  }
  return true;
}

function close(
  { statement, opening, closing, rows, faults }: Reading,
  { account, employer, pan }: { account: string; employer: string | null; pan: string | null },
): Statement {
  if (closing === null || opening === null) faults.add('closing_missing');
  if (statement.unread.length > 0) faults.add('unreadable');
  const days = [...rows.map(({ on }) => on), ...(closing ? [closing.on] : [])].toSorted();
  const from =
    opening === null ? days[0] : opening.on.endsWith('-04-01') ? opening.on : addDays(opening.on, 1);
  const to = closing?.on ?? days.at(-1);
  if (from === undefined || to === undefined) return statement;
  statement.from = from;
  statement.to = to;
  statement.holdings = SHARES.map((share): StatementHolding => {
    const holding: StatementHolding = {
      ...emptyHolding(account, NAMES[share]),
      asset: share === 'pension' ? 'eps' : 'epf',
      house: employer,
      pan,
      opening: opening?.shares[share] ?? '0',
      closing: closing?.shares[share] ?? null,
      nav: '1',
      valuedOn: closing?.on ?? null,
      faults: [...faults],
    };
    for (const row of rows) addRow(holding, row, { share, from, to });
    const sum = holding.rows.reduce((left, row) => left.plus(row.units), decimal(holding.opening!));
    if (closing && !sum.eq(closing.shares[share])) holding.faults.push('closing');
    return holding;
  });
  return statement;
}

/** Money of one share. The passbook of a year counts a payment in it that was made days before or after. */
function addRow(
  { rows }: StatementHolding,
  { on: paidOn, kind, description, line, shares }: EpfRow,
  { share, from, to }: { share: Share; from: string; to: string },
): void {
  const units = shares[share];
  if (decimal(units).eq(0)) return;
  const on = paidOn < from ? from : paidOn > to ? to : paidOn;
  const isPayment = kind === 'contribution' || kind === 'withdrawal';
  rows.push({
    on,
    kind,
    description,
    units,
    line,
    // Of transfers only the balance is known, not what was once paid in.
    amount: isPayment ? units : null,
    nav: null,
    balance: null,
    stampDuty: '0',
    stt: '0',
    nth: rows.filter((row) => row.on === on).length,
    fault: null,
  });
}
