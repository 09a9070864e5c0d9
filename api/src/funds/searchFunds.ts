import type { CallQuery, CallReply } from '@sanchay/contracts';
import { buildTokenIndex, scoreRows, tokensIn, type TokenIndex } from '../tokens/index.ts';
import { countValues, facetColumn, FACETS, type FacetColumn, type FilterField } from './facetColumns.ts';
import { filterOf } from './fundFilter.ts';
import { orderOf } from './fundOrder.ts';
import type { ListedScheme, MarketView, SearchRow } from './marketView.ts';
import { fundAliases } from './searchAliases.ts';

export type FundQuery = CallQuery<'mutualFundSearch'>;
type Meta = CallReply<'mutualFundSearch'>['meta'];

const PER_PAGE = 20;
/** A code or ISIN written out in full comes before anything that only resembles it. */
const SAME_CODE = 60_000;
const PART_OF_CODE = 50_000;
/** Characters of a code from which a part of it is looked for; one of them has to be a digit. */
const SHORTEST_CODE = 5;

/** What searches of one view have in common, made at the first of them. */
interface Prepared {
  tokens: TokenIndex;
  /** Of the names alone. */
  names: TokenIndex;
  /** How many different words the short name of each scheme has. */
  lengths: Uint8Array;
  /** Scheme code and ISIN of each scheme, letters and digits only. */
  codes: string[][];
  columns: Record<FilterField, FacetColumn>;
  orders: Map<string, Int32Array>;
  /** The tokens of the latest query; a user filters, sorts and pages what one search found. */
  likeness: Map<string, Likeness>;
}

interface Likeness {
  /** How well each row answers; 0 not at all. */
  scores: Uint16Array;
  /** The same, where a row of equal score comes first when its name matches, and before it one that the query names. */
  ranks: Uint32Array;
}

/** Tokens with a cached likeness, 6 bytes a scheme each. */
const LIKENESS_KEPT = 32;
const prepared = new WeakMap<MarketView, Prepared>();

const tokensOf = ({ row, house }: ListedScheme): string =>
  `${row.name} ${house.name} ${row.sub_category} ${row.category} ${fundAliases(house, `${row.sub_category} ${row.name}`)}`;

function prepare(view: MarketView): Prepared {
  const known = prepared.get(view);
  if (known) return known;
  const fields: FilterField[] = [...FACETS, 'reinvestment'];
  const columns = fields.map((field) => [field, facetColumn(view.schemes, field)] as const);
  const made: Prepared = {
    tokens: buildTokenIndex(view.schemes.map(tokensOf)),
    names: buildTokenIndex(view.schemes.map(({ row }) => row.name)),
    lengths: Uint8Array.from(view.schemes, ({ row }) => new Set(tokensIn(row.short_name)).size),
    codes: view.schemes.map(({ row, isin }) => [row.code, isin ?? ''].map(plainLetters)),
    columns: Object.fromEntries(columns) as Record<FilterField, FacetColumn>,
    orders: new Map(),
    likeness: new Map(),
  };
  prepared.set(view, made);
  return made;
}

/** A code as it is compared: people leave out its marks or write spaces. */
const plainLetters = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Scores of rows for the words of a query; one with its code or ISIN comes before all that only resemble it. */
function scoresOf({ schemes }: MarketView, { tokens, codes }: Prepared, q: string): Uint16Array {
  const scores = scoreRows(tokens, q) ?? new Uint16Array(schemes.length);
  const code = plainLetters(q);
  const part = code.length >= SHORTEST_CODE && /\d/.test(code);
  for (const [row, own] of codes.entries()) {
    if (code !== '' && own.includes(code)) scores[row] = SAME_CODE;
    else if (part && own.some((whole) => whole.includes(code))) scores[row] = PART_OF_CODE;
  }
  return scores;
}

function ranksOf({ names, lengths }: Prepared, scores: Uint16Array, q: string): Uint32Array {
  const named = scoreRows(names, q);
  const asked = new Set(tokensIn(q)).size;
  return Uint32Array.from(scores, (score, row) => {
    const answers = named !== null && score > 0 && named[row] === score;
    return score * 4 + (answers ? 1 : 0) + (answers && lengths[row] === asked ? 2 : 0);
  });
}

/** How well each row answers the words of the query, or null when it has none. */
function likenessOf(view: MarketView, market: Prepared, q = ''): Likeness | null {
  if (q.trim() === '') return null;
  const { likeness: kept } = market;
  let found = kept.get(q);
  kept.delete(q);
  if (!found) {
    const scores = scoresOf(view, market, q);
    found = { scores, ranks: ranksOf(market, scores, q) };
  }
  // The last of the map is the latest query.
  kept.set(q, found);
  if (kept.size > LIKENESS_KEPT) kept.delete(kept.keys().next().value!);
  return found;
}

function ordered(view: MarketView, { orders }: Prepared, { sort_by, order }: FundQuery): Int32Array {
  const key = `${sort_by} ${order}`;
  const known = orders.get(key) ?? orderOf(view.schemes, sort_by, order);
  orders.set(key, known);
  return known;
}

/** Rows by falling rank; rows of one rank keep their order. */
function byLikeness(rows: readonly number[], { ranks }: Likeness): number[] {
  const groups = Map.groupBy(rows, (row) => ranks[row]!);
  return [...groups.keys()].sort((a, b) => b - a).flatMap((score) => groups.get(score)!);
}

/** The places of all funds that answer a query, in its order. Filters combine; several values of one filter are alternatives. */
function answerOf(view: MarketView, query: FundQuery): number[] {
  const market = prepare(view);
  const fits = filterOf(view.schemes, market.columns, query);
  const likeness = likenessOf(view, market, query.q);
  const hits: number[] = [];
  for (const row of ordered(view, market, query))
    if ((!likeness || likeness.scores[row]! > 0) && fits(row)) hits.push(row);
  const byTokens = query.sort_by === undefined || query.sort_by === 'relevance';
  const answer = likeness && byTokens ? byLikeness(hits, likeness) : hits;
  if (query.sort_by === 'relevance' && query.order === 'asc') answer.reverse();
  return answer;
}

/** One page of the funds that answer a query, with counts of what the whole answer holds. */
export function searchFunds(view: MarketView, query: FundQuery): { data: SearchRow[]; meta: Meta } {
  const { page = 1, per_page = PER_PAGE } = query;
  const { columns } = prepare(view);
  const answer = answerOf(view, query);
  const count = (field: (typeof FACETS)[number]) => countValues(columns[field], answer);
  return {
    data: answer.slice((page - 1) * per_page, page * per_page).map((row) => view.schemes[row]!.row),
    meta: {
      page,
      per_page,
      total: answer.length,
      facets: {
        category: count('category'),
        sub_category: count('sub_category'),
        fund_house: count('fund_house'),
        risk: count('risk'),
        tags: count('tags'),
      },
    },
  };
}

/** All funds that answer a query, in its order. */
export function everyFund(view: MarketView, query: FundQuery): ListedScheme[] {
  return answerOf(view, query).map((row) => view.schemes[row]!);
}

/** The funds that answer words best, with their scores, and how many answer them at all. */
export function bestFunds(
  view: MarketView,
  q: string,
  limit: number,
): { total: number; best: { scheme: ListedScheme; score: number }[] } {
  const market = prepare(view);
  const likeness = likenessOf(view, market, q);
  if (!likeness) return { total: 0, best: [] };
  const { scores } = likeness;
  const hits = [...ordered(view, market, {})].filter((row) => scores[row]! > 0);
  const best = byLikeness(hits, likeness).slice(0, limit);
  return {
    total: hits.length,
    best: best.map((row) => ({ scheme: view.schemes[row]!, score: scores[row]! })),
  };
}
