import type { Tx } from '../../db/pool.ts';
import type { StoredProof } from '../../ledger/index.ts';
import { PART_NAMES, readParts, type BookScope, type StoredPart } from './bookParts.ts';
import { changesOf, forgetBooks, storedBookIds, storedParts } from './bookStore.ts';

/** How many portfolios are listed at once. */
const BATCH = 500;
/** How often a book that changes meanwhile is compared again, before the next night has to do it. */
const COMPARISONS = 3;
/** How many findings, and how many parts of one, are recorded; every book that differs is discarded. */
const RECORDED = 20;
const NAMED = 5;

/** Compares each stored book with ledger and statements; one that differs is read again at the next call. */
export const proveStoredBooks: StoredProof = async (tx) => {
  const wrong = new Map<string, string[]>();
  let ids = await storedBookIds(tx, null, BATCH);
  while (ids.length > 0) {
    for (const id of ids) {
      const parts = await differingParts(tx, id);
      if (parts.length > 0) wrong.set(id, parts);
    }
    ids = await storedBookIds(tx, ids.at(-1)!, BATCH);
  }
  // At the end: other nodes wait for a discarded row until the proof is committed.
  await forgetBooks(tx, [...wrong.keys()]);
  return [...wrong].slice(0, RECORDED).map(([subject, parts]) => ({
    kind: 'stored_book_differs',
    subject,
    detail: `${parts.slice(0, NAMED).join(', ')}${parts.length > NAMED ? ` and ${parts.length - NAMED} more` : ''}`,
  }));
};

interface Stored {
  parts: Map<string, string>;
  /** What changed since and is read again anyhow; null for everything. */
  stale: BookScope | null;
}

/** The parts of a book that are not what they are read from, but for those that are stale. */
async function differingParts(tx: Tx, portfolioId: string): Promise<string[]> {
  for (let comparison = 0; comparison < COMPARISONS; comparison += 1) {
    const before = await storedBook(tx, portfolioId);
    const read = byName(await readParts(tx, portfolioId, null));
    const after = await storedBook(tx, portfolioId);
    if (!isSame(before, after)) continue;
    if (after.stale === null) return [];
    const names = new Set([...after.parts.keys(), ...read.keys()]);
    const fresh = [...names].filter((name) => !isStale(name, after.stale!));
    return fresh.filter((name) => after.parts.get(name) !== read.get(name)).toSorted();
  }
  return [];
}

async function storedBook(tx: Tx, portfolioId: string): Promise<Stored> {
  const parts = byName(await storedParts(tx, portfolioId, PART_NAMES));
  return { parts, stale: (await changesOf(tx, portfolioId)).scope };
}

const byName = (parts: readonly StoredPart[]): Map<string, string> =>
  new Map(parts.map(({ part, key, value }) => [`${part} ${key}`, JSON.stringify(value)]));

function isSame(before: Stored, after: Stored): boolean {
  const content = ({ parts, stale }: Stored): string => JSON.stringify([[...parts], stale]);
  return content(before) === content(after);
}

function isStale(name: string, { assets, years, imported }: BookScope): boolean {
  const space = name.indexOf(' ');
  const [part, key] = [name.slice(0, space), name.slice(space + 1)];
  if (part === 'imported') return imported.includes(key);
  return (part === 'transit' || part === 'transit_days' ? years : assets).includes(key);
}
