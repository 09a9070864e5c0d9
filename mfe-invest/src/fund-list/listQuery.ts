import { FUND_LIMITS, FUND_SEARCH_PATH, FUND_SORTS, type CallQuery } from '@sanchay/contracts';
import { GROWTH } from '../scheme/option.ts';

export type FundSort = (typeof FUND_SORTS)[number];
export const CHOICES = ['category', 'sub_category', 'fund_house', 'risk', 'tags'] as const;
export type Choice = (typeof CHOICES)[number];
export type Limit = (typeof FUND_LIMITS)[number];
/** What a fund has or has not. */
export const TRAITS = { lock_in: ['Y', 'N'], exit_load_free: ['Y'], instant: ['Y'] } as const;
export type Trait = keyof typeof TRAITS;
const TRAIT_NAMES = Object.keys(TRAITS) as Trait[];

/** What the list shows. All of it is in the address. */
export interface ListQuery extends Record<Choice, string[]>, Record<Limit, number | null> {
  q: string;
  lock_in: 'Y' | 'N' | null;
  exit_load_free: 'Y' | null;
  instant: 'Y' | null;
  /** Full name of a manager; empty for all. */
  fund_manager: string;
  sort_by: FundSort;
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
}

/** Where the list is. */
export const LIST_PATH = '/mutual-funds/all';

export const PER_PAGE = 20;
const SEPARATOR = ',';

/** Names, costs and swings start with the least, all other figures with the most; a fall is below zero, so the mildest is first. */
export function usualOrder(sort: FundSort): 'asc' | 'desc' {
  return sort === 'name' || sort === 'expense_ratio' || sort === 'volatility' ? 'asc' : 'desc';
}

const usualSort = (q: string): FundSort => (q === '' ? 'year_3' : 'relevance');

function oneOf<const V extends string | null>(values: readonly V[], text: string | null, otherwise: V): V {
  return values.find((value) => value === text) ?? otherwise;
}

function positive(text: string | null): number | null {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? value : null;
}

const limitsOf = (address: URLSearchParams): Record<Limit, number | null> =>
  Object.fromEntries(FUND_LIMITS.map((key) => [key, positive(address.get(key))])) as Record<
    Limit,
    number | null
  >;

/** What an address requests; missing or invalid values get their defaults. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const q = (address.get('q') ?? '').slice(0, 200);
  const sort = oneOf(FUND_SORTS, address.get('sort_by'), usualSort(q));
  const sort_by = sort === 'relevance' && q === '' ? usualSort(q) : sort;
  // A form without code sends each choice by itself.
  const many = (key: Choice) => [
    ...new Set(address.getAll(key).flatMap((text) => text.split(SEPARATOR).filter(Boolean))),
  ];
  return {
    q,
    category: many('category'),
    sub_category: many('sub_category'),
    fund_house: many('fund_house'),
    risk: many('risk'),
    tags: many('tags'),
    ...limitsOf(address),
    lock_in: oneOf([...TRAITS.lock_in, null], address.get('lock_in'), null),
    exit_load_free: oneOf([...TRAITS.exit_load_free, null], address.get('exit_load_free'), null),
    instant: oneOf([...TRAITS.instant, null], address.get('instant'), null),
    fund_manager: (address.get('fund_manager') ?? '').slice(0, 100),
    sort_by,
    order: oneOf(['asc', 'desc'], address.get('order'), usualOrder(sort_by)),
    page: Math.min(Math.max(1, Math.trunc(Number(address.get('page'))) || 1), 10_000),
  };
}

/** The address of a query: only what differs from the usual, beside what others keep in the address. */
export function writeListQuery(query: ListQuery, address: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(address);
  const set = (key: string, value: string, usual: string) =>
    value === usual ? written.delete(key) : written.set(key, value);
  set('q', query.q, '');
  for (const key of CHOICES) set(key, query[key].join(SEPARATOR), '');
  for (const key of FUND_LIMITS) set(key, String(query[key] ?? ''), '');
  for (const key of TRAIT_NAMES) set(key, query[key] ?? '', '');
  set('fund_manager', query.fund_manager, '');
  set('sort_by', query.sort_by, usualSort(query.q));
  set('order', query.order, usualOrder(query.sort_by));
  set('page', String(query.page), '1');
  return written;
}

/** The query with some of it changed. Anything but a turn of the page goes back to the first one. */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const next = { ...query, page: 1, ...change };
  const noTokens = next.q === '' && next.sort_by === 'relevance';
  const usualBefore = change.sort_by === undefined && query.sort_by === usualSort(query.q);
  if (noTokens || (change.q !== undefined && usualBefore)) {
    next.sort_by = usualSort(next.q);
    next.order = usualOrder(next.sort_by);
  } else if (change.sort_by !== undefined && change.order === undefined) {
    next.order = usualOrder(change.sort_by);
  }
  return next;
}

/** A query without words and filters, in its usual order. */
const EMPTY = readListQuery(new URLSearchParams());

/** The query without filters; words and order stay. */
export function cleared(query: ListQuery): ListQuery {
  const { q, sort_by, order } = query;
  return { ...EMPTY, q, sort_by, order };
}

/** How many filters are set. */
export function filterCount(query: ListQuery): number {
  const choices = CHOICES.reduce((sum, key) => sum + query[key].length, 0);
  const others = [...FUND_LIMITS, ...TRAIT_NAMES].filter((key) => query[key] !== null).length;
  return choices + others + (query.fund_manager === '' ? 0 : 1);
}

type SearchQuery = CallQuery<'mutualFundSearch'>;

/** Words and filters as the search call takes them. */
export function filtersOf(query: ListQuery): SearchQuery {
  const search: SearchQuery = {};
  if (query.q.trim() !== '') search.q = query.q.trim();
  for (const key of CHOICES) if (query[key].length > 0) search[key] = query[key].join(SEPARATOR);
  for (const key of FUND_LIMITS) if (query[key] !== null) search[key] = query[key];
  if (query.lock_in) search.lock_in = query.lock_in;
  if (query.exit_load_free) search.exit_load_free = query.exit_load_free;
  if (query.instant) search.instant = query.instant;
  if (query.fund_manager !== '') search.fund_manager = query.fund_manager;
  search.reinvestment = GROWTH;
  return search;
}

/** Whether two queries find the same funds, in whatever order and on whatever page. */
export function sameFilters(one: ListQuery, other: ListQuery): boolean {
  return one === other || JSON.stringify(filtersOf(one)) === JSON.stringify(filtersOf(other));
}

/** One page of the list as the search call takes it. */
export function searchOf(query: ListQuery): SearchQuery {
  const { sort_by, order, page } = query;
  return { ...filtersOf(query), sort_by, order, page, per_page: PER_PAGE };
}

/** Address of the list as a file: the same funds in the same order, all pages. */
export function fileOf(query: ListQuery): string {
  const { sort_by, order } = query;
  const search = { ...filtersOf(query), sort_by, order, format: 'csv' };
  const written = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]));
  return `${FUND_SEARCH_PATH}?${written}`;
}
