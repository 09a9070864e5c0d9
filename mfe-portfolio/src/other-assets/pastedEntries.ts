import type { AssetEntryKind } from '@sanchay/contracts';
import { isScale, parseAmount } from '@sanchay/finance';
import type { EntryRow } from './assetForm.ts';
import { pastedDay } from './pastedDay.ts';

/** Why a row of a spreadsheet is no entry. */
export type PasteFault = 'columns' | 'date' | 'future' | 'kind' | 'currency' | 'negative' | 'amount';

export interface Pasted {
  rows: EntryRow[];
  /** By the number of the pasted row, from 1. */
  faults: { row: number; fault: PasteFault; text: string }[];
  /** Rows that were pasted, empty ones and the heading left out. */
  count: number;
}

interface Frame {
  /** The business day: no entry is later. */
  today: string;
  /** The kind of rows without one. */
  kind: AssetEntryKind;
  /** The names of the kinds, as the form shows them. */
  names: Record<AssetEntryKind, string>;
}

/** Other names of the kinds in passbooks and statements. */
const ALIASES: Record<AssetEntryKind, readonly string[]> = {
  value: ['value', 'balance', 'outstanding', 'market value', 'closing balance'],
  paid_in: ['paid in', 'deposit', 'contribution', 'credit', 'cr', 'invested', 'borrowed'],
  taken_out: ['taken out', 'withdrawal', 'withdrawn', 'debit', 'dr', 'repaid'],
};
const RUPEES = /(₹|\brs\b\.?|\binr\b|रु\.?)/iu;
const OTHER_CURRENCY = /[$€£¥]|\b[A-Za-z]{3}\b/u;

/**
 * Entries from rows of a spreadsheet: date and amount, with the kind between or after them. Cells are separated by tabs, semicolons or commas. A heading without a date is left out.
 */
export function pastedEntries(text: string, frame: Frame): Pasted {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line), text: line.trim() }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const body = lines.filter(({ cells }, index) => index > 0 || !isHeading(cells));
  const read = body.map((line) => ({ ...line, entry: entryOf(line.cells, frame) }));
  return {
    count: body.length,
    rows: read.flatMap(({ entry }) => (typeof entry === 'string' ? [] : [entry])),
    faults: read.flatMap(({ row, text: shown, entry }) =>
      typeof entry === 'string' ? [{ row, fault: entry, text: shown }] : [],
    ),
  };
}

function cellsOf(line: string): string[] {
  const separator = [/\t/, /;/, /,(?=(?:[^"]*"[^"]*")*[^"]*$)/].find((one) => one.test(line)) ?? /\t/;
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

const isHeading = (cells: readonly string[]): boolean => !cells.some((cell) => /\d/.test(cell));

function entryOf(cells: readonly string[], { today, kind: usual, names }: Frame): EntryRow | PasteFault {
  const [date = '', ...rest] = cells.filter((cell) => cell !== '');
  if (rest.length < 1 || rest.length > 2) return 'columns';
  const on = pastedDay(date);
  if (on === null) return 'date';
  if (on > today) return 'future';
  const named = rest.length === 1 ? usual : kindOf(rest, names);
  if (named === null) return 'kind';
  const amount = amountOf(rest.find((cell) => /\d/.test(cell)) ?? '');
  return typeof amount === 'string' ? amount : { on, kind: named, amount };
}

function kindOf(cells: readonly string[], names: Frame['names']): AssetEntryKind | null {
  const word = cells.find((cell) => !/\d/.test(cell))?.toLowerCase();
  const kinds = Object.keys(ALIASES) as AssetEntryKind[];
  return (
    kinds.find(
      (kind) => word === names[kind].toLowerCase() || ALIASES[kind].some((alias) => alias === word),
    ) ?? null
  );
}

function amountOf(text: string): number | PasteFault {
  const plain = text.replace(RUPEES, '').trim();
  if (OTHER_CURRENCY.test(plain)) return 'currency';
  const amount = parseAmount(/^\(.*\)$/.test(plain) ? `-${plain.slice(1, -1)}` : plain);
  if (amount === null || !isScale(amount, 2)) return 'amount';
  return amount < 0 ? 'negative' : amount;
}
