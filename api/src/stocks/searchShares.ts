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

/** How well each share answers the words of a query; null when it has none. */
function scoresOf<S extends Share>(
  { shares, index }: ShareListing<S>,
  search = '',
): Map<Share, number> | null {
  if (search.trim() === '') return null;
  const scores = scoreRows(index, search);
  const code = search.trim().toUpperCase();
  return new Map(
    shares.map((share, row) => [share, share.codes.includes(code) ? SAME_CODE : (scores?.[row] ?? 0)]),
  );
}

/**
 * Returns one page of the shares that match a query: filters combine, several values of one filter are alternatives.
 * By default names sort ascending, figures descending; with tokens and without a sort the best match comes first.
 */
export function searchShares<S extends Share>(listing: ShareListing<S>, query: ShareQuery): FoundShares<S> {
  const { sort_by, page = 1, per_page = PER_PAGE } = query;
  const scores = scoresOf(listing, query.search);
  const [sectors, industries, caps] = [valuesIn(query.sector), valuesIn(query.industry), valuesIn(query.cap)];
  const found = listing.shares.filter(
    (share) =>
      share.merged !== true &&
      (!scores || scores.get(share)! > 0) &&
      oneOf(sectors, share.sector) &&
      oneOf(industries, share.industry) &&
      oneOf(caps, share.cap_class) &&
      passes(share, query),
  );
  const sort = sort_by ?? 'market_cap';
  const sign = (query.order_type ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const likeness = (a: S, b: S): number =>
    scores && sort_by === undefined ? scores.get(b)! - scores.get(a)! : 0;
  found.sort((a, b) => likeness(a, b) || compare(a, b, sort, sign));
  return {
    rows: found.slice((page - 1) * per_page, page * per_page),
    page,
    per_page,
    total: found.length,
    facet: (field) => countValues(found.map((share) => share[field])),
  };
}

/** How often each value occurs, the most frequent first. */
export function countValues(values: readonly string[]): Facet {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
