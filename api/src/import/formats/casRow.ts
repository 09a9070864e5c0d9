import type { ImportedKind } from '@sanchay/contracts';
import { amountFits, signedUnits, followsFrom } from './balanceChain.ts';
import { figureOf } from './figures.ts';
import { chargeOf, kindOf } from './transactionKind.ts';

/** A dated line of a statement: a transaction, rupees without units, or a note without figures. */
export type CasRow =
  | {
      type: 'transaction';
      description: string;
      transaction: {
        kind: ImportedKind;
        amount: string | null;
        units: string;
        nav: string | null;
        balance: string | null;
      };
      amountFits: boolean;
    }
  | {
      type: 'charge';
      description: string;
      charge: 'stamp_duty' | 'stt' | 'tds' | 'tax' | 'dividend_payout';
      amount: string;
    }
  | { type: 'note'; description: string };

const MOST_DESCRIPTION = 200;

/**
 * What a line after its date is, given the balance before it; null where its figures are not those of a row. A row has
 * amount, units, NAV and balance; a bonus or segregated units may have units and balance only.
 */
export function readRow(rest: string, before: string): CasRow | null {
  const { description, figures } = cellsOf(rest);
  if (figures === null) return null;
  if (figures.length === 0) return { type: 'note', description };
  if (figures.length === 1) {
    const charge = chargeOf(description);
    const amount = figures[0]!.replace('-', '');
    return charge && { type: 'charge', description, charge, amount };
  }
  if (figures.length === 2) {
    const [units, balance] = figures as [string, string];
    return followsFrom(before, units, balance)
      ? transactionOf(description, { amount: null, units, nav: null, balance }, before)
      : null;
  }
  if (figures.length !== 4) return null;
  const [amount, units, nav, balance] = figures as [string, string, string, string];
  return transactionOf(description, { amount, units, nav, balance }, before);
}

function transactionOf(
  description: string,
  printed: { amount: string | null; units: string; nav: string | null; balance: string },
  before: string,
): CasRow {
  const signed = signedUnits(printed.units, before, printed.balance);
  const isOut = signed.lt(0);
  const size = printed.amount?.replace('-', '') ?? null;
  const amount = size === null ? null : isOut ? `-${size}` : size;
  const transaction = {
    ...printed,
    kind: kindOf(description, !isOut),
    units: signed.toFixed(),
    amount: amount === '-0.00' ? '0.00' : amount,
  };
  return { type: 'transaction', description, transaction, amountFits: amountFits(transaction) };
}

/** The description and the figures behind it; figures are null where a cell among them is none. */
function cellsOf(rest: string): { description: string; figures: string[] | null } {
  const cells = rest
    .split(/\t+|\s{2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length === 1) return spacedCells(rest);
  const first = cells.findIndex((cell, at) => at > 0 && figureOf(cell) !== null);
  if (first === -1)
    return { description: shortened(cells.join(' ')), figures: looksLikeFigures(cells) ? null : [] };
  const tail = cells.slice(first).map(figureOf);
  return {
    description: shortened(cells.slice(0, first).join(' ')),
    figures: tail.includes(null) ? null : (tail as string[]),
  };
}

/** Cells of a line whose cells are parted by single spaces: only figures with a decimal point are among the last. */
function spacedCells(rest: string): { description: string; figures: string[] | null } {
  const tokens = rest.trim().split(' ');
  let first = tokens.length;
  while (first > 0 && /\d\.\d/.test(tokens[first - 1]!) && figureOf(tokens[first - 1]!) !== null) first -= 1;
  const description = shortened(tokens.slice(0, first).join(' '));
  const figures = tokens.slice(first).map((token) => figureOf(token)!);
  return { description, figures: /\d,\d|\d\.\d{2,}\b/.test(description) ? null : figures };
}

const looksLikeFigures = (cells: readonly string[]): boolean =>
  cells.slice(1).some((cell) => /\d\.\d|\d,\d/.test(cell));

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_DESCRIPTION);
