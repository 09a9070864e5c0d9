import type { Queries } from '../../db/pool.ts';
import { foliosOf } from '../../imported/index.ts';
import { movesOf } from '../moveStore.ts';
import { transitDays, transitSum, yearOf, type TransitSum } from '../transitStore.ts';
import { assetBook, openLotsOf, type AssetBook, type OpenLots } from './assetBook.ts';
import { flowedDays, unitDays, type FlowedDays, type UnitDays } from './bookDays.ts';
import { importedBooks, type ImportedBook } from './importedBook.ts';
import { importedIds } from './importedKeys.ts';

/** What is stored of an asset (by its code), a calendar year of money in transit, or an imported asset (by its code). */
export interface PartValues {
  assets: AssetBook;
  days: UnitDays;
  lots: OpenLots;
  transit: TransitSum;
  transit_days: FlowedDays;
  imported: ImportedBook;
}

export type PartName = keyof PartValues;

export const PART_NAMES: readonly PartName[] = [
  'assets',
  'days',
  'lots',
  'transit',
  'transit_days',
  'imported',
];

/** One part of the book of a portfolio. */
export type StoredPart = {
  [Name in PartName]: { part: Name; key: string; value: PartValues[Name] };
}[PartName];

/** Which parts are read: of these codes of assets booked here, years of money in transit, and imported assets. */
export interface BookScope {
  assets: readonly string[];
  years: readonly string[];
  imported: readonly string[];
}

/** The parts of a book from what it is read from: those of a scope, or all. */
export async function readParts(
  q: Queries,
  portfolioId: string,
  scope: BookScope | null,
): Promise<StoredPart[]> {
  return [
    ...(await assetParts(q, portfolioId, scope && scope.assets)),
    ...(await transitParts(q, portfolioId, scope && scope.years)),
    ...(await importedParts(q, portfolioId, scope && scope.imported)),
  ];
}

const isNone = (asked: readonly string[] | null): boolean => asked?.length === 0;

async function assetParts(
  q: Queries,
  portfolioId: string,
  codes: readonly string[] | null,
): Promise<StoredPart[]> {
  const moves = isNone(codes) ? [] : await movesOf(q, portfolioId, codes);
  return [...Map.groupBy(moves, ({ code }) => code)].flatMap(([key, own]): StoredPart[] => [
    { part: 'assets', key, value: assetBook(key, own) },
    { part: 'days', key, value: unitDays(key, own) },
    { part: 'lots', key, value: openLotsOf(key, own) },
  ]);
}

async function transitParts(
  q: Queries,
  portfolioId: string,
  years: readonly string[] | null,
): Promise<StoredPart[]> {
  const days = isNone(years) ? [] : await transitDays(q, portfolioId, years);
  return [...Map.groupBy(days, ({ date }) => yearOf(date))].flatMap(([key, own]): StoredPart[] => [
    { part: 'transit', key, value: transitSum(own) },
    { part: 'transit_days', key, value: flowedDays(own) },
  ]);
}

async function importedParts(
  q: Queries,
  portfolioId: string,
  keys: readonly string[] | null,
): Promise<StoredPart[]> {
  const ids = isNone(keys) ? [] : await importedIds(q, portfolioId, keys);
  const books = ids.length === 0 ? [] : importedBooks(await foliosOf(q, portfolioId, ids));
  return books.map((value) => ({ part: 'imported', key: value.code, value }));
}
