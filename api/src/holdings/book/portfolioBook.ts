import type { Db, Queries, Tx } from '../../db/pool.ts';
import { moneyInTransit, type MoneyInTransit } from '../transitStore.ts';
import type { AssetBook, OpenLots } from './assetBook.ts';
import { joinedDays, type BookDays } from './bookDays.ts';
import { readParts, type PartName, type PartValues, type StoredPart } from './bookParts.ts';
import { changesOf, currentParts, forgetChanges, lockBook, storedParts, storeParts } from './bookStore.ts';
import type { ImportedBook } from './importedBook.ts';

/** What ledger and imported statements state of a portfolio, added up as far as no price and no business date is needed. */
export interface PortfolioBook {
  /** By the day of their first booking. */
  assets: AssetBook[];
  transit: MoneyInTransit;
  days: BookDays;
  lots: OpenLots[];
  /** Folios of imported statements, by name; the other parts are without them. */
  imported: ImportedBook[];
}

export type BookPart = keyof PortfolioBook;

/** What each part of a book is stored as. */
const STORED_AS: Record<BookPart, readonly PartName[]> = {
  assets: ['assets'],
  transit: ['transit'],
  days: ['days', 'transit_days'],
  lots: ['lots'],
  imported: ['imported'],
};

/** How often bookings may come while a book is read, before it is given as it was then. */
const READINGS = 5;

/**
 * Parts of the book of a portfolio as of now: the stored ones while nothing that they are read from has changed since;
 * otherwise what changed is read from the ledger and stored.
 */
export async function bookOf<Part extends BookPart>(
  db: Db,
  portfolioId: string,
  parts: readonly Part[],
): Promise<Pick<PortfolioBook, Part>> {
  return (await currentBook(db, portfolioId, parts)) ?? db.tx((tx) => refreshedBook(tx, portfolioId, parts));
}

/** Parts of the stored book; null where it is not current. */
export async function currentBook<Part extends BookPart>(
  q: Queries,
  portfolioId: string,
  parts: readonly Part[],
): Promise<Pick<PortfolioBook, Part> | null> {
  const stored = await currentParts(q, portfolioId, namesOf(parts));
  return stored && composed(stored);
}

/** Reads the whole book from the ledger. */
export async function readBook(q: Queries, portfolioId: string): Promise<PortfolioBook> {
  return composed(await readParts(q, portfolioId, null));
}

const namesOf = (parts: readonly BookPart[]): PartName[] => parts.flatMap((part) => STORED_AS[part]);

async function refreshedBook<Part extends BookPart>(
  tx: Tx,
  portfolioId: string,
  parts: readonly Part[],
): Promise<Pick<PortfolioBook, Part>> {
  await lockBook(tx, portfolioId);
  for (let reading = 0; reading < READINGS; reading += 1) {
    // A booking that comes while parts are read leaves its row, so that parts of before and after it are never joined.
    const current = await currentBook(tx, portfolioId, parts);
    if (current) return current;
    await refresh(tx, portfolioId);
  }
  return composed(await storedParts(tx, portfolioId, namesOf(parts)));
}

async function refresh(tx: Tx, portfolioId: string): Promise<void> {
  // Before the ledger is read: a change in between is in the parts, and its row is left, which costs another reading.
  const { ids, scope } = await changesOf(tx, portfolioId);
  await storeParts(tx, portfolioId, scope, await readParts(tx, portfolioId, scope));
  await forgetChanges(tx, portfolioId, ids);
}

/** The book that parts make; what was not read is empty. */
function composed(stored: readonly StoredPart[]): PortfolioBook {
  const values = <Name extends PartName>(name: Name): PartValues[Name][] =>
    stored.filter(({ part }) => part === name).map(({ value }) => value as PartValues[Name]);
  return {
    assets: inOrder(values('assets'), ({ first_day }) => first_day),
    transit: moneyInTransit(values('transit')),
    days: { moved: inOrder(values('days')), transit: joinedDays(values('transit_days')) },
    lots: inOrder(values('lots')),
    imported: inOrder(values('imported'), ({ name }) => name),
  };
}

function inOrder<Book extends { code: string }>(
  books: readonly Book[],
  place: (book: Book) => string = () => '',
): Book[] {
  const text = (book: Book): string => `${place(book)} ${book.code}`;
  return books.toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
}
