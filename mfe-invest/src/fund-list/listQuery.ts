import type { CallQuery } from '@sanchay/contracts';
import { GROWTH } from '../scheme/option.ts';

export const SORTS = ['relevance', 'year_1', 'year_3', 'year_5', 'expense_ratio', 'aum', 'name'] as const;
export type FundSort = (typeof SORTS)[number];
export const CHOICES = ['category', 'sub_category', 'fund_house', 'risk', 'tags'] as const;
export type Choice = (typeof CHOICES)[number];
export const LIMITS = ['max_expense_ratio', 'max_sip_min'] as const;
/** Growth, income paid out, income reinvested, or all. */
export const OPTIONS = [GROWTH, 'N', 'Y', 'all'] as const;
export type SchemeOption = (typeof OPTIONS)[number];

/** What the list shows. All of it is in the address. */
export interface ListQuery extends Record<Choice, string[]> {
  q: string;
  /** Percent a year. */
  max_expense_ratio: number | null;
  /** Rupees. */
  max_sip_min: number | null;
  reinvestment: SchemeOption;
  sort_by: FundSort;
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
}

/** Where the list is. */
export const LIST_PATH = '/mutual-funds/all';

export const PER_PAGE = 20;
const SEPARATOR = ',';

/** Names and costs start with the least, all other figures with the most. */
export function usualOrder(sort: FundSort): 'asc' | 'desc' {
  return sort === 'name' || sort === 'expense_ratio' ? 'asc' : 'desc';
}

const usualSort = (q: string): FundSort => (q === '' ? 'year_3' : 'relevance');

function oneOf<const V extends string>(values: readonly V[], text: string | null, otherwise: V): V {
  return values.find((value) => value === text) ?? otherwise;
}

function positive(text: string | null): number | null {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? value : null;
}

/** What an address asks for; what it does not say, or says wrongly, is as usual. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const q = (address.get('q') ?? '').slice(0, 200);
  const sort = oneOf(SORTS, address.get('sort_by'), usualSort(q));
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
    max_expense_ratio: positive(address.get('max_expense_ratio')),
    max_sip_min: positive(address.get('max_sip_min')),
    reinvestment: oneOf(OPTIONS, address.get('reinvestment'), GROWTH),
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
  for (const key of LIMITS) set(key, String(query[key] ?? ''), '');
  set('reinvestment', query.reinvestment, GROWTH);
  set('sort_by', query.sort_by, usualSort(query.q));
  set('order', query.order, usualOrder(query.sort_by));
  set('page', String(query.page), '1');
  return written;
}

/** The query with some of it changed. Anything but a turn of the page goes back to the first one. */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const next = { ...query, page: 1, ...change };
  const noWords = next.q === '' && next.sort_by === 'relevance';
  const usualBefore = change.sort_by === undefined && query.sort_by === usualSort(query.q);
  if (noWords || (change.q !== undefined && usualBefore)) {
    next.sort_by = usualSort(next.q);
    next.order = usualOrder(next.sort_by);
  } else if (change.sort_by !== undefined && change.order === undefined) {
    next.order = usualOrder(change.sort_by);
  }
  return next;
}

/** The query without filters; words and order stay. */
export function cleared(query: ListQuery): ListQuery {
  const none = { category: [], sub_category: [], fund_house: [], risk: [], tags: [] };
  return changed(query, { ...none, max_expense_ratio: null, max_sip_min: null, reinvestment: GROWTH });
}

/** How many filters are set. */
export function filterCount(query: ListQuery): number {
  const choices = CHOICES.reduce((sum, key) => sum + query[key].length, 0);
  const limits = LIMITS.filter((key) => query[key] !== null).length;
  return choices + limits + (query.reinvestment === GROWTH ? 0 : 1);
}

type SearchQuery = CallQuery<'mutualFundSearch'>;

/** Words and filters as the search call takes them. */
export function filtersOf(query: ListQuery): SearchQuery {
  const search: SearchQuery = {};
  if (query.q.trim() !== '') search.q = query.q.trim();
  for (const key of CHOICES) if (query[key].length > 0) search[key] = query[key].join(SEPARATOR);
  for (const key of LIMITS) if (query[key] !== null) search[key] = query[key];
  if (query.reinvestment !== 'all') search.reinvestment = query.reinvestment;
  return search;
}

/** One page of the list as the search call takes it. */
export function searchOf(query: ListQuery): SearchQuery {
  const { sort_by, order, page } = query;
  return { ...filtersOf(query), sort_by, order, page, per_page: PER_PAGE };
}
