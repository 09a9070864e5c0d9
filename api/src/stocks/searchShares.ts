import type { StockSort } from '@sanchay/contracts';
import { scoreRows } from '../tokens/index.ts';
import { passes, type Screen, type Screened } from './screenShares.ts';
import type { ShareListing } from './shareListing.ts';

/** What every list of shares filters and sorts by, in either market. */
export interface Share extends Screened {
  /** ISIN and symbol: written out in full they find exactly this share. */
  codes: readonly string[];
  /** Whether it has become part of another company; lists leave it out. */
  merged?: boolean;
  slug: string;
  name: string;
  sector: string;
  industry: string;
  cap_class: string;
  price: number;
  market_cap: number;
  change: number;
  year_1: number | null;
  pe: number | null;
}

export interface ShareQuery extends Screen {
  search?: string;
  sector?: string;
  industry?: string;
  cap?: string;
  sort_by?: StockSort;
  order_type?: 'asc' | 'desc';
  page?: number;
  per_page?: number;
}

type Facet = { value: string; count: number }[];
type FacetField = 'sector' | 'industry' | 'cap_class';

export interface FoundShares<S extends Share> {
  /** The shares of the requested page. */
  rows: S[];
  page: number;
  per_page: number;
  total: number;
  /** How many of those found have each value, the most frequent first. */
  facet(field: FacetField): Facet;
}

const PER_PAGE = 20;
/** A code written out in full comes before anything that only resembles it. */
const SAME_CODE = 60_000;

const valuesIn = (text = ''): string[] =>
  text
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean);

const oneOf = (chosen: readonly string[], value: string): boolean =>
  chosen.length === 0 || chosen.includes(value.toLowerCase());

/** Missing figures come last both ways; equal ones stand by name. */
function compare(a: Share, b: Share, sort: StockSort, sign: 1 | -1): number {
  if (sort === 'name') return sign * byName(a, b);
  const [left, right] = [a[sort], b[sort]];
  if (left === null || right === null) return Number(left === null) - Number(right === null) || byName(a, b);
  return sign * (left - right) || byName(a, b);
}

function byName(a: Share, b: Share): number {
  if (a.name === b.name) return a.slug < b.slug ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

/** What was found in a list, which does not change: most visitors request the same. */
interface Remembered {
  /** Rows in every order that was requested. */
  orders: Map<string, readonly number[]>;
  /** Rows and counts by query, the latest last. */
  found: Map<string, FoundRows>;
}
interface FoundRows {
  rows: readonly number[];
  facets: Map<FacetField, Facet>;
}
const remembered = new WeakMap<readonly Share[], Remembered>();
/** Queries that are remembered of a list. */
const MOST_QUERIES = 100;

function rememberedOf(shares: readonly Share[]): Remembered {
  const known = remembered.get(shares) ?? { orders: new Map(), found: new Map() };
  remembered.set(shares, known);
  return known;
}

/** The rows of a list in an order; sorting 7,200 shares by name takes longer than all else that a page needs. */
function rowsBy(shares: readonly Share[], sort: StockSort, sign: 1 | -1): readonly number[] {
  const { orders } = rememberedOf(shares);
  const key = `${sort} ${sign}`;
  const rows =
    orders.get(key) ?? [...shares.keys()].sort((a, b) => compare(shares[a]!, shares[b]!, sort, sign));
  orders.set(key, rows);
  return rows;
}

/** How well each row answers the words of a query, 0 where it has not all of them; null without words. */
function scoresOf({ shares, index }: ShareListing<Share>, search = ''): Uint16Array | null {
  if (search.trim() === '') return null;
  const scores = scoreRows(index, search) ?? new Uint16Array(shares.length);
  const code = search.trim().toUpperCase();
  for (const [row, { codes }] of shares.entries()) if (codes.includes(code)) scores[row] = SAME_CODE;
  return scores;
}

/** What a ranking chooses by; the key distinguishes rankings. */
export interface Ranking<S extends Share> {
  key: string;
  fits: (share: S) => boolean;
}

/**
 * Returns one page of the shares that match a query: filters combine, several values of one filter are alternatives.
 * By default names sort ascending, figures descending; with tokens and without a sort the best match comes first.
 * @param ranking chooses as well; all shares without it
 */
export function searchShares<S extends Share>(
  listing: ShareListing<S>,
  { page = 1, per_page = PER_PAGE, ...query }: ShareQuery,
  ranking?: Ranking<S>,
): FoundShares<S> {
  const { shares } = listing;
  const { found } = rememberedOf(shares);
  const key = JSON.stringify([ranking?.key, Object.entries(query).toSorted()]);
  const known = found.get(key) ?? { rows: rowsFor(listing, query, ranking?.fits), facets: new Map() };
  found.delete(key);
  found.set(key, known);
  if (found.size > MOST_QUERIES) found.delete(found.keys().next().value!);
  const { rows, facets } = known;
  return {
    rows: rows.slice((page - 1) * per_page, page * per_page).map((row) => shares[row]!),
    page,
    per_page,
    total: rows.length,
    facet: (field) => {
      const facet = facets.get(field) ?? countValues(rows.map((row) => shares[row]![field]));
      facets.set(field, facet);
      return facet;
    },
  };
}

/** Every row that matches, in the order of the query. */
function rowsFor<S extends Share>(
  listing: ShareListing<S>,
  { search, sort_by, order_type, sector, industry, cap, ...screen }: ShareQuery,
  fits: (share: S) => boolean = () => true,
): number[] {
  const { shares } = listing;
  const scores = scoresOf(listing, search);
  const [sectors, industries, caps] = [valuesIn(sector), valuesIn(industry), valuesIn(cap)];
  const sort = sort_by ?? 'market_cap';
  const sign = (order_type ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const rows = rowsBy(shares, sort, sign).filter((row) => {
    if (scores?.[row] === 0) return false;
    const share = shares[row]!;
    return (
      share.merged !== true &&
      oneOf(sectors, share.sector) &&
      oneOf(industries, share.industry) &&
      oneOf(caps, share.cap_class) &&
      passes(share, screen) &&
      fits(share)
    );
  });
  return scores && sort_by === undefined ? rows.sort((a, b) => scores[b]! - scores[a]!) : rows;
}

/** How often each value occurs, the most frequent first. */
export function countValues(values: readonly string[]): Facet {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
