import { decimal } from '@sanchay/finance';
import { DematBook, folioUnits, type DematAccount } from './dematBook.ts';
import { dayOf, figureOf } from './figures.ts';
import { printedPan } from './printedPan.ts';
import type { Statement } from './statement.ts';
import { tailFigures } from './tailFigures.ts';

const PERIOD = /(?:period )?from\s+(\d{2}-\d{2}-\d{4})\s+to\s+(\d{2}-\d{2}-\d{4})/i;
const ACCOUNT = /^DP Name\s*:\s*(.+?)\s+BO ID\s*:\s*(\w+)/i;
const FOLIOS = /^MUTUAL FUND UNITS HELD/i;
const PORTFOLIO = /^Portfolio Value\b.*?([\d,]+\.\d{2})\s+as on/i;
const ISIN = /^(IN[A-Z0-9]{10})(?:!!|##|\*\*)?\s+(.*)$/;
const MOVE = /^(.*?)\s*\b(\d{2}-\d{2}-\d{4})\s+(.+)$/;
const FOLIO = /^(.*?)\s*\b(INF[A-Z0-9]{9})\s+(\S+)\s+(.+)$/;
const TOTAL = /^Grand Total\b/i;

type Sum = ReturnType<typeof decimal>;

interface Reading {
  statement: Statement;
  book: DematBook;
  account: DematAccount | null;
  pan: string | null;
  isFolios: boolean;
  security: { isin: string; name: string } | null;
  /** Values of the rows of an account, and the line that states their sum. */
  sum: Sum;
  stated: { value: string; line: number; text: string } | null;
}

/** Whether a text is a consolidated account statement of CDSL. */
export const isCdslCas = (text: string): boolean =>
  /Central Depository Services/i.test(text) && /\bBO ID\s*:/i.test(text);

/**
 * Reads the text of a statement of CDSL: transactions and holdings of demat accounts, and fund folios without
 * transactions. The values of an account and of the folios must come to the totals.
 */
export function readCdslCas(text: string): Statement {
  const statement: Statement = { format: 'cdsl_cas', from: null, to: null, holdings: [], unread: [] };
  const period = PERIOD.exec(text.replaceAll(/\s+/g, ' '));
  if (period) [statement.from, statement.to] = [dayOf(period[1]!), dayOf(period[2]!)];
  const reading: Reading = {
    statement,
    book: new DematBook(() => statement.to),
    account: null,
    pan: null,
    isFolios: false,
    security: null,
    stated: null,
    sum: decimal(0),
  };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replaceAll('\u00a0', ' ').trim();
    if (line !== '' && !readLine(reading, line, index + 1))
      statement.unread.push({ line: index + 1, text: line });
  }
  endAccount(reading);
  reading.book.close(statement);
  return statement;
}

/** @returns false for a line with figures that is not understood */
function readLine(reading: Reading, line: string, number: number): boolean {
  reading.pan = printedPan(line) ?? reading.pan;
  const account = ACCOUNT.exec(line);
  if (account) {
    endAccount(reading);
    reading.account = { no: account[2]!, house: account[1]!.slice(0, 120), pan: reading.pan };
    reading.isFolios = false;
    return true;
  }
  if (FOLIOS.test(line)) {
    endAccount(reading);
    reading.isFolios = true;
    return true;
  }
  const value = PORTFOLIO.exec(line)?.[1];
  if (value !== undefined) {
    reading.stated = { value: figureOf(value) ?? '', line: number, text: line };
    return true;
  }
  if (reading.isFolios) return readFolioLine(reading, line);
  if (!reading.account) return true;
  const own = ISIN.exec(line);
  const move = MOVE.exec(own ? own[2]! : line);
  if (own) reading.security = { isin: own[1]!, name: nameOf(move ? move[1]! : own[2]!) };
  if (move) return readMove(reading, move, number);
  return own ? readHeld(reading, own[1]!, own[2]!) : !/\d\.\d{2}/.test(line);
}

const nameOf = (text: string): string => text.split(/\t+|\s{2,}/)[0]!.trim();

/** Current, frozen, pledged, pledge set-up and free balance, then price and value. */
function readHeld(reading: Reading, isin: string, rest: string): boolean {
  const { head, figures } = tailFigures(rest);
  const [units, , , , , price, value] = figures.slice(-7);
  if (value === undefined) return false;
  reading.sum = reading.sum.plus(value);
  return (
    reading.book.hold(reading.account!, { isin, name: head, units: units!, price: price!, value }) !== null
  );
}

/** Opening balance, which may be empty, then credit, debit, closing balance and stamp duty. */
function readMove(
  { account, book, security }: Reading,
  [, before, day, rest]: RegExpExecArray,
  line: number,
) {
  const on = dayOf(day!);
  const { head, figures } = tailFigures(rest!);
  if (on === null || !security || head !== '' || figures.length < 4 || figures.length > 5) return false;
  const [credit, debit, balance] = figures.slice(-4);
  const opening = figures.length === 5 ? figures[0]! : null;
  const units = decimal(credit!).minus(debit!).toFixed();
  const description = before!.replaceAll(/\s+/g, ' ').replace(security.name, '').trim();
  return book.move(account!, security, { on, line, description, opening, units, balance: balance! });
}

function readFolioLine(reading: Reading, line: string): boolean {
  if (TOTAL.test(line)) return tailFigures(line).figures.some((figure) => reading.sum.eq(figure));
  const row = FOLIO.exec(line);
  if (!row) return !/\d\.\d{2}/.test(line);
  const { head, figures } = tailFigures(row[4]!);
  const [units, price, cost, value] = figures;
  if (head !== '' || value === undefined) return false;
  const { pan, statement } = reading;
  const held = { isin: row[2]!, folio: row[3]!, name: row[1]!, on: statement.to };
  const holding = folioUnits(
    { pan, house: null },
    { ...held, units: units!, price: price!, value, cost: cost! },
  );
  if (!holding) return false;
  reading.sum = reading.sum.plus(value);
  statement.holdings.push(holding);
  return true;
}

/** The values of an account must come to what it states; otherwise the line that states it is listed as unread. */
function endAccount(reading: Reading): void {
  const { stated, sum, statement } = reading;
  if (stated && !sum.eq(stated.value === '' ? '-1' : stated.value))
    statement.unread.push({ line: stated.line, text: stated.text });
  Object.assign(reading, { stated: null, sum: decimal(0), security: null });
}
