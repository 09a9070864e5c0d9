import { decimal } from '@sanchay/finance';
import { isSameUnits } from '../../imported/index.ts';
import { csvRows } from './csvTable.ts';
import { dayOf, figureOf } from './figures.ts';
import { heldUnits } from './heldUnits.ts';
import { npsRow } from './npsRow.ts';
import { printedPan } from './printedPan.ts';
import { emptyHolding, type Statement, type StatementHolding } from './statement.ts';
import { tailFigures } from './tailFigures.ts';

const PRAN = /\bPRAN\b[^\dX*]{0,12}([\dX*]{12})(?![\dX*])/;
const SCHEME = /\bTIER[- ](?:II|I)\b/i;
const NAV_DAY = /NAV as on\s+(\d{1,2}-[A-Za-z]{3}-\d{4})/i;
const SUMMARY = /Scheme Wise Summary/i;
const FLOWS = /^Contribution\s*\/\s*Redemption Details/i;
const DETAILS = /^Transaction Details/i;
const TOTAL = /^Value of your Holdings/i;
const DATED = /^(\d{2}[-/](?:[A-Za-z]{3}|\d{2})[-/]\d{4})(?:\s+(.+))?$/;
const OPENING = /^opening balance/i;
const CLOSING = /^closing balance/i;

interface Reading {
  statement: Statement;
  account: string;
  pan: string | null;
  section: 'total' | 'summary' | 'flows' | 'details' | null;
  holdings: Map<string, StatementHolding>;
  /** The scheme whose transactions are being read. */
  open: StatementHolding | null;
  heldOn: string | null;
  total: string | null;
  sum: ReturnType<typeof decimal>;
  /** Whether units stand before the NAV. */
  unitsFirst: boolean;
}

/** Whether a text is a transaction statement of NPS, of any central recordkeeping agency. */
export const isNpsStatement = (text: string): boolean =>
  PRAN.test(text) && (SUMMARY.test(text) || /^\s*Transaction Details/im.test(text));

/**
 * Reads a transaction statement of NPS, as CSV or as text of a PDF: each scheme of each tier with its opening units,
 * transactions, closing units and NAV. The transactions must lead to the closing units to 0.001, units times NAV to the
 * value of the scheme, and the values of all schemes to the value of the account.
 */
export function readNpsStatement(text: string): Statement {
  const reading: Reading = {
    statement: { format: 'nps', from: null, to: null, holdings: [], unread: [] },
    account: PRAN.exec(text)![1]!,
    pan: printedPan(text),
    section: null,
    holdings: new Map(),
    open: null,
    heldOn: dayOf(NAV_DAY.exec(text)?.[1] ?? ''),
    total: null,
    sum: decimal(0),
    unitsFirst: false,
  };
  for (const [index, line] of linesOf(text).entries())
    if (line !== '' && !readLine(reading, { line, number: index + 1 }))
      reading.statement.unread.push({ line: index + 1, text: line });
  return close(reading);
}

/** Lines with their cells parted by tabs, of a CSV too. */
function linesOf(text: string): string[] {
  const rows = /^"?PRAN"?,/m.test(text) ? csvRows(text) : null;
  const cells = rows ?? text.split(/\r?\n/).map((line) => line.replaceAll('\u00a0', ' ').split(/\t+|\s{2,}/));
  return cells.map((row) =>
    row
      .map((cell) => cell.trim().replace(/^Rs\.?\s*(?=[\d(-])/i, ''))
      .filter((cell) => cell !== '')
      .join('\t\t'),
  );
}

/** @returns false for a line with figures that is not understood */
function readLine(reading: Reading, { line, number }: { line: string; number: number }): boolean {
  if (TOTAL.test(line)) return startTotal(reading, line);
  else if (SUMMARY.test(line)) reading.section = 'summary';
  else if (FLOWS.test(line)) reading.section = 'flows';
  else if (DETAILS.test(line)) reading.section = 'details';
  else if (reading.section === 'total') return readTotal(reading, line);
  else if (reading.section === 'summary') return readHeld(reading, line);
  else if (reading.section === 'details') return readDetail(reading, { line, number });
  return true;
}

/** The value of the account ends the line of its head, or is the first figure below. */
function startTotal(reading: Reading, line: string): boolean {
  reading.section = 'total';
  return readTotal(reading, line.split('\t\t').at(-1)!);
}

function readTotal(reading: Reading, line: string): boolean {
  const value = figureOf(line.split('\t\t')[0]!);
  if (value === null || reading.total !== null) return true;
  reading.total = value;
  return !value.startsWith('-');
}

/** A scheme with its value, units and NAV. */
function readHeld(reading: Reading, line: string): boolean {
  const { head, figures } = tailFigures(line);
  if (/^total/i.test(head)) return true;
  if (!SCHEME.test(head)) return !/\d\.\d/.test(line);
  const [value, units, price] = figures as (string | undefined)[];
  const known = reading.holdings.has(keyOf(head));
  if (figures.length !== 3 || known || figures.some((figure) => figure.startsWith('-'))) return false;
  reading.sum = reading.sum.plus(value!);
  const held = { folio: reading.account, name: head, units: units!, price: price!, value: value! };
  reading.holdings.set(keyOf(head), {
    ...heldUnits({ ...held, on: reading.heldOn, cost: null }),
    asset: 'nps',
    pan: reading.pan,
  });
  return true;
}

/** A scheme's name, or a line of its transactions. */
function readDetail(reading: Reading, { line, number }: { line: string; number: number }): boolean {
  const dated = DATED.exec(line);
  if (!dated) {
    const heads = line.toLowerCase();
    if (heads.startsWith('date')) reading.unitsFirst = heads.indexOf('unit') < heads.indexOf('nav');
    else if (SCHEME.test(line)) openScheme(reading, line);
    else return !/\d\.\d/.test(line);
    return true;
  }
  const { open } = reading;
  const on = dayOf(dated[1]!);
  const { head, figures } = tailFigures(dated[2] ?? '');
  if (!open || on === null || figures.length === 0) return figures.length === 0;
  if (OPENING.test(head)) return setOpening(open, on, figures);
  if (CLOSING.test(head)) return setClosing(reading, open, on, figures);
  const row = npsRow({ head, figures, unitsFirst: reading.unitsFirst });
  if (row === null) {
    if (!open.faults.includes('unreadable')) open.faults.push('unreadable');
    return false;
  }
  open.rows.push({ ...row, on, line: number, nth: open.rows.filter((one) => one.on === on).length });
  return true;
}

/** Names of a scheme in the summary and above its transactions differ in spaces and letters only. */
const keyOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

function openScheme(reading: Reading, name: string): void {
  const known = reading.holdings.get(keyOf(name));
  const holding = known ?? {
    ...emptyHolding(reading.account, name.slice(0, 200)),
    asset: 'nps' as const,
    pan: reading.pan,
    // A scheme with transactions that the summary does not list has to be empty.
    closing: '0',
  };
  // The transactions take the place of the units that the summary alone would state.
  holding.opening = '0';
  holding.faults = holding.faults.filter((fault) => fault !== 'no_transactions');
  reading.holdings.set(keyOf(name), holding);
  reading.open = holding;
}

function setOpening(open: StatementHolding, on: string, figures: readonly string[]): boolean {
  if (open.rows.length > 0 || figures.length !== 1 || figures[0]!.startsWith('-')) return false;
  open.opening = figures[0]!;
  open.covers = { from: on, to: open.covers?.to ?? on };
  return true;
}

function setClosing(
  { pan }: Reading,
  open: StatementHolding,
  on: string,
  figures: readonly string[],
): boolean {
  if (figures.length !== 1 || figures[0]!.startsWith('-')) return false;
  if (!isSameUnits(open.closing ?? '0', figures[0]!)) open.faults.push('closing');
  const first = open.rows[0]?.on ?? on;
  open.covers = { from: open.covers?.from ?? first, to: on };
  open.pan = pan;
  return true;
}

function close({ statement, holdings, total, sum }: Reading): Statement {
  const found = [...holdings.values()];
  for (const holding of found) {
    if (holding.covers === undefined && holding.rows.length === 0) continue;
    const units = holding.rows.reduce((left, row) => left.plus(row.units), decimal(holding.opening ?? '0'));
    if (!isSameUnits(units.toFixed(4), holding.closing ?? '0')) holding.faults.push('closing');
    holding.faults = [...new Set(holding.faults)];
  }
  // Rounded values of a few schemes may differ from the rounded whole by paise.
  const fits = total === null || sum.minus(total).abs().lt('0.05');
  if (!fits) for (const holding of found) if (!holding.faults.includes('value')) holding.faults.push('value');
  statement.holdings = found;
  const covers = found.flatMap(({ covers: days }) => days ?? []);
  statement.from = covers.map(({ from }) => from).toSorted()[0] ?? null;
  statement.to =
    covers
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ??
    found[0]?.valuedOn ??
    null;
  return statement;
}
