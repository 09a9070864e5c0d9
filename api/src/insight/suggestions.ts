import type { SearchItem } from '@sanchay/contracts';
import type { Db } from '../db/pool.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { mostIds } from './countStore.ts';
import type { Entry } from './entry.ts';
import { fundEntry } from './fundEntry.ts';
import { recentIds } from './recentStore.ts';
import { searchItem, type Language } from './searchItem.ts';

const MOST = 8;

/** A user's choices, newest first, as far as they still exist. */
export async function recentItems(db: Db, userId: string, language: Language): Promise<SearchItem[]> {
  const [catalogue, ids] = await Promise.all([catalogueOf(db), recentIds(db, userId)]);
  return found(catalogue, ids).map((entry) => searchItem(entry, language));
}

/** What people chose most lately; while that is little, funds that the market calls much searched follow. */
export async function mostItems(db: Db, at: Date, language: Language): Promise<SearchItem[]> {
  // More than are shown, because some may be gone.
  const [catalogue, ids] = await Promise.all([catalogueOf(db), mostIds(db, 4 * MOST, at)]);
  const entries = new Map(
    [...found(catalogue, ids), ...muchSearched(catalogue)].map((entry) => [entry.id, entry] as const),
  );
  return [...entries.values()].slice(0, MOST).map((entry) => searchItem(entry, language));
}

/** @throws Problem 404 `not_found` when nothing has this id. */
export async function assertFindable(db: Db, id: string): Promise<void> {
  const catalogue = await catalogueOf(db);
  if (!catalogue.find(id))
    throw notFound(localize({ en: 'There is nothing of this name any more.', hi: 'इस नाम का अब कुछ नहीं है।' }));
}

function found(catalogue: Catalogue, ids: readonly string[]): Entry[] {
  return ids.map((id) => catalogue.find(id)).filter((entry) => entry !== null);
}

function muchSearched({ funds }: Catalogue): Entry[] {
  return funds.schemes
    .filter(({ row, reinvestment }) => reinvestment === 'Z' && row.tags.includes('top_searched'))
    .sort((a, b) => (b.row.aum ?? 0) - (a.row.aum ?? 0))
    .slice(0, MOST)
    .map(fundEntry);
}
