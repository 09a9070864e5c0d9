import type { RuleBook } from '@sanchay/finance';
import type { Db } from '../db/pool.ts';
import { bookOf, RuleBookError } from './ruleFaults.ts';
import { newestVersion, versionsUntil } from './versionStore.ts';

/** The rules as this node computes with them, and why newer ones are not in use. */
interface Snapshot {
  book: RuleBook;
  /** The newest version that the database had when it was read. */
  newest: number;
  /** Why the newest versions make no book, so that those before them stay; null when they do. */
  fault: string | null;
}

/** The book of rules of this node: read at once, kept up to date by `keepRules`. */
export interface RuleSource {
  /** The rules in force on every day, as last read from the database. The same object until they change. */
  book(): RuleBook;
  /** Why the newest rows of the database are not in use, or null. */
  fault(): string | null;
  /** Reads the rules anew if the database has newer ones. @throws what the database throws; the book stays. */
  refresh(): Promise<void>;
}

/**
 * Reads the book from the database. Rows that make no book, because of a value out of range or days that overlap, are
 * passed over for the newest version before them that does.
 * @throws RuleBookError when no version makes a book: a kind has no row at all.
 */
export async function openRules(db: Db): Promise<RuleSource> {
  let snapshot = await read(db);
  let reading: Promise<void> | null = null;
  let again = false;
  const readAgain = async () => {
    try {
      do {
        again = false;
        if ((await newestVersion(db)) !== snapshot.newest) snapshot = await read(db);
      } while (again);
    } finally {
      reading = null;
    }
  };
  return {
    book: () => snapshot.book,
    fault: () => snapshot.fault,
    refresh() {
      again = true;
      reading ??= readAgain();
      return reading;
    },
  };
}

async function read(db: Db): Promise<Snapshot> {
  const newest = await newestVersion(db);
  try {
    return { book: await bookAt(db, newest), newest, fault: null };
  } catch (error) {
    if (!(error instanceof RuleBookError)) throw error;
    for (let version = newest - 1; version > 0; version -= 1) {
      const book = await bookAt(db, version).catch(unlessBroken);
      if (book) return { book, newest, fault: error.message };
    }
    throw error;
  }
}

async function bookAt(db: Db, version: number): Promise<RuleBook> {
  return bookOf((await versionsUntil(db, version)).filter(({ removed }) => !removed));
}

function unlessBroken(error: unknown): null {
  if (error instanceof RuleBookError) return null;
  throw error;
}
