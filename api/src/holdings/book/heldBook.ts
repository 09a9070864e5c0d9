import { sumRupees } from '@sanchay/finance';
import type { BookedFlows } from '../cashFlows.ts';
import type { FolioBook } from './assetBook.ts';
import type { ImportedBook, ImportedFolio } from './importedBook.ts';

/** A folio of a holding: booked here, or stated by imported statements. Rupees are null where the cost is not known. */
export interface HeldFolio extends Omit<FolioBook, 'cost'> {
  cost: string | null;
  statement?: ImportedFolio['statement'];
}

/** The books of one asset together: booked here, imported, or both. Null where earlier purchases are not known. */
export interface HeldBook {
  code: string;
  first_day: string;
  folios: readonly HeldFolio[];
  realised: string | null;
  income: string;
  paid: string | null;
  paid_from_outside: string | null;
  flows: BookedFlows | null;
  /** What statements state, where any does. */
  imported?: ImportedBook;
  /** Whether statements state everything, distributions included. */
  only_imported?: boolean;
}

/** What is held here and elsewhere, one book an asset, in the order of the first list. */
export function joinBooks<Own extends HeldBook>(
  own: readonly Own[],
  imported: readonly ImportedBook[],
): HeldBook[] {
  const elsewhere = new Map(imported.map((book) => [book.code, book]));
  const here = new Set(own.map(({ code }) => code));
  return [
    ...own.map((book) => joined(book, elsewhere.get(book.code))),
    ...imported.filter(({ code }) => !here.has(code)).map(alone),
  ];
}

const alone = (book: ImportedBook): HeldBook => ({ ...book, imported: book, only_imported: true });

function joined(own: HeldBook, other: ImportedBook | undefined): HeldBook {
  if (!other) return own;
  return {
    code: own.code,
    first_day: own.first_day < other.first_day ? own.first_day : other.first_day,
    folios: [...own.folios, ...other.folios],
    realised: sumKnown(own.realised, other.realised),
    income: sumRupees([own.income, other.income]).toFixed(2),
    paid: sumKnown(own.paid, other.paid),
    paid_from_outside: sumKnown(own.paid_from_outside, other.paid_from_outside),
    flows: own.flows && other.flows && joinedFlows(own.flows, other.flows),
    imported: other,
  };
}

const sumKnown = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : sumRupees([a, b]).toFixed(2);

const joinedFlows = (a: BookedFlows, b: BookedFlows): BookedFlows => ({
  dates: [...a.dates, ...b.dates],
  amounts: [...a.amounts, ...b.amounts],
  switches: [...a.switches, ...b.switches],
});
