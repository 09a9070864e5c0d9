import { decimal } from '@sanchay/finance';
import { DematBook, folioUnits, type DematAccount } from './dematBook.ts';
import { dayOf } from './figures.ts';
import { printedPan } from './printedPan.ts';
import type { Statement, StatementHolding } from './statement.ts';
import { tailFigures } from './tailFigures.ts';

const PERIOD = /for the period from\s+(\S+)\s+to\s+(\S+)/i;
const ACCOUNT = /^(?:NSDL|CDSL) Demat Account/i;
const NUMBERS = /DP ID\s*:\s*(\w+)\s+Client ID\s*:\s*(\w+)/i;
const FOLIOS = /^Mutual Fund Folios/i;
const MOVES = /^Summary of Transactions|^Date\b.*\b(?:Order No|Transaction)/i;
const SECTION = /^(?:Equities|Equity Shares|Preference Shares|Mutual Funds|ISIN\b(?!\s*:))/i;
const MOVED = /^ISIN\s*:\s*([A-Z0-9]{12})\s*-?\s*(.*)$/;
const HELD = /^(IN[A-Z0-9]{10})\b\S*\s*(.*)$/;
/** An ISIN inside of a line whose beginning is not understood. */
const STRAY = /IN[EF][A-Z0-9]{9}\b/;
const TOTAL = /^Total\b/i;
/** Lines of every page and of the composition of the portfolio. */
const FURNITURE = /%$|\bHoldings$|^National Securities Depository|^Consolidated Account Statement/;
const BESIDE_NAME = /\bUCC\w*|\S+\.(?:NSE|BSE)\b|\bNOT LISTED\b/g;
const SUB_TOTAL = /^Sub Total\b|^Grand Total\b/i;

/** Where units, price, value and cost are among the last figures of a holding, by how many there are. */
const PLACES: Record<number, { units: number; price: number; value: number }> = {
  3: { units: 0, price: 1, value: 2 },
  4: { units: 1, price: 2, value: 3 },
  5: { units: 0, price: 3, value: 4 },
};

interface Reading {
  statement: Statement;
  book: DematBook;
  account: DematAccount | null;
  /** A line that names an account came, its number not yet. */
  isNaming: boolean;
  section: 'demat' | 'folios' | 'moves' | null;
  security: { isin: string; name: string } | null;
  /** Value of the holdings of the section. */
  sum: ReturnType<typeof decimal>;
  rows: number;
  /** The holding whose further cells may follow. */
  last: StatementHolding | null;
}

/** Whether a text is a consolidated account statement of NSDL. */
export const isNsdlCas = (text: string): boolean =>
  /National Securities Depository|NSDL ID\s*:/i.test(text) && /\bDP ID\s*:/i.test(text);

/**
 * Reads the text of a statement of NSDL: shares and funds in demat accounts of both depositories with their
 * transactions, and fund folios without. Totals must be the sums of their sections.
 */
export function readNsdlCas(text: string): Statement {
  const statement: Statement = { format: 'nsdl_cas', from: null, to: null, holdings: [], unread: [] };
  const reading: Reading = {
    statement,
    book: new DematBook(() => statement.to),
    account: null,
    isNaming: false,
    section: null,
    security: null,
    last: null,
    sum: decimal(0),
    rows: 0,
  };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replaceAll('\u00a0', ' ').trim();
    if (line !== '') readLine(reading, line, index + 1);
  }
  reading.book.close(statement);
  return statement;
}

function readLine(reading: Reading, line: string, number: number): void {
  const { statement } = reading;
  const unread = () => void statement.unread.push({ line: number, text: line });
  const period = PERIOD.exec(line);
  if (period) {
    statement.from ??= dayOf(period[1]!);
    statement.to ??= dayOf(period[2]!);
    return;
  }
  if (STRAY.test(line) && !HELD.test(line) && !MOVED.test(line)) return unread();
  if (readPlace(reading, line)) return;
  const moved = MOVED.exec(line);
  if (moved) {
    reading.security = { isin: moved[1]!, name: moved[2]!.trim() };
    reading.section = 'moves';
    return;
  }
  const held = HELD.exec(line);
  if (held && reading.section !== 'moves') {
    if (!readHeld(reading, held[1]!, held[2]!)) unread();
    return;
  }
  const dated = /^(\d{2}-[A-Za-z]{3}-\d{4})\s+(.+)$/.exec(line);
  if (dated && reading.section === 'moves') {
    if (!readMove(reading, dayOf(dated[1]!), dated[2]!, number)) unread();
  } else if (TOTAL.test(line)) {
    const { figures } = tailFigures(line);
    if (reading.rows > 0 && !figures.some((figure) => reading.sum.eq(figure))) unread();
    startSection(reading, reading.section);
  } else if (isLostFigure(reading, line)) unread();
  else if (reading.last && !FURNITURE.test(line)) addName(reading.last, line);
}

/** A name continues below its row, beside the symbol or the client code of the security. */
function addName(holding: StatementHolding, line: string): void {
  const { head } = tailFigures(line.replaceAll(BESIDE_NAME, ''));
  if (head !== '') holding.name = `${holding.name} ${head}`.slice(0, 200);
}

/** Lines that name an account, its holders or a section. @returns whether the line is nothing else */
function readPlace(reading: Reading, line: string): boolean {
  const pan = printedPan(line);
  if (ACCOUNT.test(line)) {
    reading.account = { no: '', house: null, pan };
    reading.isNaming = true;
    startSection(reading, null);
    return true;
  }
  const numbers = NUMBERS.exec(line);
  if (numbers) {
    reading.account = {
      house: reading.account?.house ?? null,
      pan: reading.account?.pan ?? pan,
      no: `${numbers[1]}${numbers[2]}`,
    };
    reading.isNaming = false;
    return true;
  }
  if (reading.isNaming && reading.account && !HELD.test(line)) {
    reading.account.house ??= line.split(/\t+|\s{2,}/)[0]!.slice(0, 120);
    reading.account.pan ??= pan;
    return true;
  }
  if (pan !== null) return true;
  if (FOLIOS.test(line)) startSection(reading, 'folios');
  else if (MOVES.test(line)) startSection(reading, 'moves');
  else if (SECTION.test(line) && !MOVED.test(line)) {
    if (reading.section !== 'folios') startSection(reading, 'demat');
  } else return SUB_TOTAL.test(line);
  return true;
}

function startSection(reading: Reading, section: Reading['section']): void {
  Object.assign(reading, { section, sum: decimal(0), rows: 0, last: null });
}

/** A holding: shares or funds of a demat account, or units in a folio. @returns whether its cells were understood */
function readHeld(reading: Reading, isin: string, rest: string): boolean {
  const { head, figures } = tailFigures(rest);
  const read = reading.section === 'folios' ? readFolio : readSecurity;
  const found = read(reading, { isin, head, figures });
  if (found === null) return false;
  reading.sum = reading.sum.plus(found.value);
  reading.rows += 1;
  reading.last = found.holding;
  return true;
}

interface Cells {
  isin: string;
  head: string;
  figures: string[];
}

interface FoundHolding {
  holding: StatementHolding;
  value: string;
}

function readSecurity({ account, book }: Reading, { isin, head, figures }: Cells): FoundHolding | null {
  const places = PLACES[figures.length];
  if (!account || account.no === '' || !places) return null;
  const [units, price, value] = [figures[places.units]!, figures[places.price]!, figures[places.value]!];
  const holding = book.hold(account, { isin, name: head, units, price, value });
  return holding && { holding, value };
}

/** After the ISIN: description, folio, units, average cost, total cost, NAV and value, then gain and return. */
function readFolio({ account, statement }: Reading, { isin, head, figures }: Cells): FoundHolding | null {
  const parts = head.split(' ');
  const isNumber = figures.length >= 8;
  const folio = isNumber ? figures.at(-8) : parts.at(-1);
  const [units, , cost, price, value] = figures.slice(isNumber ? -7 : 0);
  if (folio === undefined || value === undefined) return null;
  const name = isNumber ? head : parts.slice(0, -1).join(' ');
  const owner = { pan: account?.pan ?? null, house: null };
  const held = { isin, folio, name, on: statement.to, units: units!, cost: cost!, price: price!, value };
  const holding = folioUnits(owner, held);
  if (holding) statement.holdings.push(holding);
  return holding && { holding, value };
}

/** A transaction: opening, debit, credit and closing of NSDL, or one figure and the balance of CDSL. */
function readMove(
  { account, book, security }: Reading,
  on: string | null,
  rest: string,
  line: number,
): boolean {
  const { head, figures } = tailFigures(rest);
  if (on === null || !account || account.no === '' || !security) return false;
  if (/^opening balance/i.test(head))
    return figures.length === 1 && book.open(account, security, figures[0]!);
  if (/^closing balance/i.test(head)) return figures.length === 1;
  const [balance] = figures.slice(-1);
  if (balance === undefined || figures.length < 2) return false;
  const isNsdl = figures.length >= 4;
  const [opening, debit, credit] = figures.slice(-4);
  const units = isNsdl ? decimal(credit!).minus(debit!).toFixed() : figures.at(-2)!;
  const move = { on, line, description: head, opening: isNsdl ? opening! : null, units, balance };
  return book.move(account, security, move);
}

/** Cells below a holding are its free, lent and locked balances; anything else with a decimal figure is not read. */
function isLostFigure({ last, section }: Reading, line: string): boolean {
  if (section === null || FURNITURE.test(line) || !/\d\.\d{2}/.test(line)) return false;
  const { figures } = tailFigures(line);
  return !(last !== null && figures.length <= 3 && figures.every((figure) => /\.\d{3}$/.test(figure)));
}
