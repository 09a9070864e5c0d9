import type { Db, Queries } from '../../db/pool.ts';
import { foliosOf } from '../../imported/index.ts';
import { movesOf } from '../moveStore.ts';
import { moneyInTransit, transitDays, type MoneyInTransit } from '../transitStore.ts';
import { assetBooks, openLotsOf, type AssetBook, type OpenLots } from './assetBook.ts';
import { bookDays, type BookDays } from './bookDays.ts';
import { importedBooks, type ImportedBook } from './importedBook.ts';
import { changesOf, currentBook, forgetChanges, lockBook, storeBook } from './bookStore.ts';

/** What ledger and imported statements state of a portfolio, added up as far as no price and no business date is needed. */
export interface PortfolioBook {
  /** In the order of their first booking. */
  assets: AssetBook[];
  transit: MoneyInTransit;
  days: BookDays;
  lots: OpenLots[];
  /** Folios of imported statements; the other parts are without them. */
  imported: ImportedBook[];
}

export type BookPart = keyof PortfolioBook;

/** Reads the whole book from the ledger. */
export async function readBook(q: Queries, portfolioId: string): Promise<PortfolioBook> {
  const moves = await movesOf(q, portfolioId);
  const transit = await transitDays(q, portfolioId);
  return {
    assets: assetBooks(moves),
    transit: moneyInTransit(transit),
    days: bookDays(moves, transit),
    lots: openLotsOf(moves),
    imported: importedBooks(await foliosOf(q, portfolioId)),
  };
}

/**
 * Parts of the book of a portfolio as of now: the stored ones while nothing that they are read from has changed since,
 * otherwise read from the ledger and stored.
 */
export async function bookOf<Part extends BookPart>(
  db: Db,
  portfolioId: string,
  parts: readonly Part[],
): Promise<Pick<PortfolioBook, Part>> {
  return (
    (await currentBook(db, portfolioId, parts)) ??
    db.tx(async (tx) => {
      await lockBook(tx, portfolioId);
      const stored = await currentBook(tx, portfolioId, parts);
      if (stored) return stored;
      // Before the ledger is read: a change in between is in the book, and its row is left, which costs another reading.
      const changes = await changesOf(tx, portfolioId);
      const book = await readBook(tx, portfolioId);
      await storeBook(tx, portfolioId, book);
      await forgetChanges(tx, portfolioId, changes);
      return book;
    })
  );
}
