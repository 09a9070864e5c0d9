import type { ImportFault } from '@sanchay/contracts';
import { unitCount } from '@sanchay/finance';
import { isNegative, isSameUnits } from '../../imported/index.ts';
import { followsFrom } from './balanceChain.ts';
import { isPageFurniture, readHeader } from './casHeader.ts';
import { readRow, type CasRow } from './casRow.ts';
import { dayOf, dayStyle, figureOf } from './figures.ts';
import { printedPan } from './printedPan.ts';
import { emptyHolding, type Statement, type StatementHolding, type StatementRow } from './statement.ts';

const PERIOD = /^(\d{2}-[A-Za-z]{3}-\d{4})\s+To\s+(\d{2}-[A-Za-z]{3}-\d{4})$/i;
const HOUSE = /^[A-Z][\w&.' -]* Mutual Fund$/;
const FOLIO = /^Folio No\s*[:.]?\s*:?\s*([A-Z0-9]+(?:\s*\/\s*\w+)?)(.*)$/i;
const OPENING = /^Opening Unit Balance\s*:\s*(\S+)/i;
const CLOSING = /^Closing Unit Balance\s*:\s*(\S+)(.*)$/i;
const NO_ROWS = /no transactions during this statement period/i;
const DATED = /^(\S{6,11})[\s\t]+(.+)$/;
const BALANCE_LABELS = /(?:opening|closing)\s+unit|unit\s+balance\s*:/i;

interface Reading {
  statement: Statement;
  house: string | null;
  folio: { no: string; pan: string | null } | null;
  /** Lines since the folio line, or since the last scheme ended: the name of the next scheme. */
  above: string[];
  below: string[];
  /** The scheme whose rows are being read. */
  open: StatementHolding | null;
  balance: string;
  /** How the days of its rows are written so far. */
  style: ReturnType<typeof dayStyle> | null;
}

/** Whether a text is a detailed statement of CAMS or KFintech. */
export function isDetailedCas(text: string): boolean {
  return /^\s*Opening Unit Balance/im.test(text) && /^\s*Folio No/im.test(text);
}

/**
 * Reads the text of a detailed consolidated account statement of CAMS or KFintech, cells parted by tabs or two spaces.
 * Every dated line and every balance is a row, a fault of its folio, or listed as unread. Source: rules, Data formats
 * 10.2.
 */
export function readDetailedCas(text: string): Statement {
  const reading: Reading = {
    statement: { format: 'cas_detailed', from: null, to: null, holdings: [], unread: [] },
    house: null,
    folio: null,
    above: [],
    below: [],
    open: null,
    balance: '0',
    style: null,
  };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replaceAll('\u00a0', ' ').replaceAll('ÿ', '').trim();
    if (line !== '') readLine(reading, line, index + 1);
  }
  endScheme(reading);
  return reading.statement;
}

function readLine(reading: Reading, line: string, number: number): void {
  const { statement } = reading;
  const period = PERIOD.exec(line);
  if (period) {
    statement.from ??= dayOf(period[1]!);
    statement.to ??= dayOf(period[2]!);
    return;
  }
  if (isPageFurniture(line)) return;
  const folio = FOLIO.exec(line);
  if (folio) return startFolio(reading, folio[1]!, folio[2]!);
  const opening = OPENING.exec(line);
  if (opening) return startScheme(reading, opening[1]!, { line, number });
  const closing = CLOSING.exec(line);
  if (closing) return closeScheme(reading, closing, { line, number });
  if (reading.open) return readInside(reading, reading.open, { line, number });
  if (HOUSE.test(line)) reading.house = line;
  else if (isFigureLine(line)) statement.unread.push({ line: number, text: line });
  else (reading.folio ? reading.below : reading.above).push(line);
}

/** A line that should have been a row or a balance; the free text around schemes has dates and figures too. */
function isFigureLine(line: string): boolean {
  const dated = DATED.exec(line);
  return BALANCE_LABELS.test(line) || (dated !== null && dayOf(dated[1]!) !== null);
}

function startFolio(reading: Reading, no: string, rest: string): void {
  endScheme(reading);
  reading.folio = { no: no.replaceAll(/\s+/g, ' '), pan: printedPan(rest) };
  reading.above = reading.below.length > 0 ? reading.below : reading.above;
  reading.below = [];
}

function startScheme(reading: Reading, opening: string, { line, number }: { line: string; number: number }) {
  endScheme(reading);
  const header = readHeader(reading.below) ?? readHeader(reading.above);
  const units = figureOf(opening);
  reading.above = [];
  reading.below = [];
  if (!reading.folio || !header || units === null) {
    reading.statement.unread.push({ line: number, text: line });
    return;
  }
  const { no, pan } = reading.folio;
  const holding = {
    ...emptyHolding(no, header.name),
    ...header,
    pan,
    house: reading.house,
    opening: units,
  };
  if (isNegative(units)) holding.faults.push('negative');
  reading.open = holding;
  reading.balance = units;
  reading.style = null;
  reading.statement.holdings.push(holding);
}

function closeScheme(
  reading: Reading,
  [, printed, rest]: RegExpExecArray,
  { line, number }: { line: string; number: number },
): void {
  const { open } = reading;
  const units = figureOf(printed!);
  if (!open || units === null) {
    reading.statement.unread.push({ line: number, text: line });
    return;
  }
  const nav = /NAV on (\S+?)\s*:\s*(?:INR)?\s*([\d.,]+)/i.exec(rest!);
  const cost = /(?:Total )?Cost Value\s*:\s*(?:INR)?\s*([\d.,]+)/i.exec(rest!);
  open.closing = units;
  open.nav = nav ? figureOf(nav[2]!) : null;
  open.valuedOn = nav ? dayOf(nav[1]!) : null;
  open.cost = cost ? figureOf(cost[1]!) : null;
  if (!isSameUnits(units, reading.balance)) open.faults.push('closing');
  if (isNegative(units)) open.faults.push('negative');
  endScheme(reading);
}

function endScheme(reading: Reading): void {
  if (reading.open?.closing === null) reading.open.faults.push('closing_missing');
  reading.open = null;
}

function readInside(
  reading: Reading,
  open: StatementHolding,
  { line, number }: { line: string; number: number },
) {
  if (NO_ROWS.test(line)) return;
  const dated = DATED.exec(line);
  const on = dated && dayOf(dated[1]!);
  const row = on ? readRow(dated[2]!, reading.balance) : null;
  if (row === null || on === null) {
    const last = open.rows.at(-1);
    // A long description continues on the next line; a line with figures is none.
    if (on === null && last && !/\d\.\d/.test(line))
      last.description = `${last.description} ${line}`.slice(0, 200);
    else fault(reading, open, { line, number });
    return;
  }
  if (!areDaysClear(reading, open, { on, style: dayStyle(dated![1]!) }) && !open.faults.includes('dates'))
    open.faults.push('dates');
  addRow(reading, open, { ...row, on, line: number });
}

/** Whether a day follows those before it and is written as they are. Registrars state rows in the order of their days. */
function areDaysClear(
  reading: Reading,
  { rows }: StatementHolding,
  { on, style }: { on: string; style: ReturnType<typeof dayStyle> },
): boolean {
  reading.style ??= style;
  const last = rows.at(-1);
  return reading.style === style && (last === undefined || last.on <= on);
}

function fault(reading: Reading, open: StatementHolding, { line, number }: { line: string; number: number }) {
  if (!open.faults.includes('unreadable')) open.faults.push('unreadable');
  reading.statement.unread.push({ line: number, text: line });
}

function addRow(reading: Reading, open: StatementHolding, row: CasRow & { on: string; line: number }): void {
  if (row.type === 'note') return;
  const last = open.rows.at(-1);
  if (row.type === 'charge') {
    if (row.charge === 'dividend_payout' || !last) {
      if (row.charge === 'dividend_payout')
        open.rows.push({
          ...plainRow(open, row),
          kind: 'dividend_payout',
          amount: `-${row.amount}`,
          units: '0',
        });
      else open.faults.push('unreadable');
    } else if (row.charge === 'stamp_duty')
      last.stampDuty = unitCount(last.stampDuty).plus(unitCount(row.amount)).toFixed();
    else if (row.charge === 'stt') last.stt = unitCount(last.stt).plus(unitCount(row.amount)).toFixed();
    else if (row.charge === 'tds' && last.on === row.on)
      last.tds = unitCount(last.tds ?? '0')
        .plus(unitCount(row.amount))
        .toFixed();
    return;
  }
  const found = faultOf(reading.balance, row);
  open.rows.push({ ...plainRow(open, row), ...row.transaction, fault: found });
  reading.balance = row.transaction.balance ?? reading.balance;
}

function faultOf(before: string, row: CasRow & { type: 'transaction' }): ImportFault | null {
  const { units, balance } = row.transaction;
  if (balance !== null && !followsFrom(before, units, balance)) return 'balance';
  if (balance !== null && isNegative(balance)) return 'negative';
  return row.amountFits ? null : 'amount';
}

function plainRow(open: StatementHolding, row: { on: string; line: number; description: string }) {
  return {
    on: row.on,
    line: row.line,
    description: row.description,
    nth: placeOf(open.rows, row.on),
    nav: null,
    balance: null,
    stampDuty: '0',
    stt: '0',
    fault: null,
  };
}

/** Place of the next row of a day. Rows stand by day, so the last one answers for all but a few. */
function placeOf(rows: readonly StatementRow[], on: string): number {
  const last = rows.at(-1);
  if (last === undefined || last.on < on) return 0;
  return last.on === on ? last.nth + 1 : rows.filter((row) => row.on === on).length;
}
