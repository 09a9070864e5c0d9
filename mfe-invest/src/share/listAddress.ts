import {
  CAP_CLASSES,
  SHARE_EXTREMES,
  type CallQuery,
  type ShareExtreme,
  type StockRanking,
  type StockSort,
} from '@sanchay/contracts';
import { readScreen, SCREEN_NAMES, screenCall, type ShareScreen } from './screens.ts';

/** What a list of shares shows. All of it is in the address; empty: no filter. */
export interface ShareListQuery extends ShareScreen {
  search: string;
  sector: string;
  industry: string;
  cap: '' | (typeof CAP_CLASSES)[number];
  /** Only prices that are the highest or the lowest of 52 weeks. */
  at: '' | ShareExtreme;
  sort_by: StockSort;
  order_type: 'asc' | 'desc';
  /** From 1. */
  page: number;
}

export const SHARES_A_PAGE = 20;

/** The orders that a list offers, each as one value of a select. */
export const SHARE_ORDERS = [
  'market_cap.desc',
  'market_cap.asc',
  'change.desc',
  'change.asc',
  'year_1.desc',
  'year_1.asc',
  'price.desc',
  'price.asc',
  'pe.asc',
  'pe.desc',
  'name.asc',
  'name.desc',
] as const;
export type ShareOrder = (typeof SHARE_ORDERS)[number];
const USUAL: ShareOrder = 'market_cap.desc';

/** The whole list that a ranking is the beginning of. */
export const RANKING_LISTS: Record<StockRanking, { sort: ShareOrder; at?: ShareExtreme }> = {
  top_stocks: { sort: 'market_cap.desc' },
  gainers: { sort: 'change.desc' },
  losers: { sort: 'change.asc' },
  high_52_weeks: { sort: 'market_cap.desc', at: 'high' },
  low_52_weeks: { sort: 'market_cap.desc', at: 'low' },
};

/** The two parts of an order, as calls take them. */
export function orderParts(order: ShareOrder): Pick<ShareListQuery, 'sort_by' | 'order_type'> {
  const [sort_by, order_type] = order.split('.') as [StockSort, 'asc' | 'desc'];
  return { sort_by, order_type };
}

/** Parses an address; missing or invalid values fall back to the defaults. */
export function readShareList(address: URLSearchParams): ShareListQuery {
  const text = (key: string) => (address.get(key) ?? '').slice(0, 100).trim();
  const order = SHARE_ORDERS.find((each) => each === address.get('sort')) ?? USUAL;
  return {
    search: text('search'),
    sector: text('sector'),
    industry: text('industry'),
    cap: CAP_CLASSES.find((each) => each === address.get('cap')) ?? '',
    at: SHARE_EXTREMES.find((each) => each === address.get('at')) ?? '',
    ...readScreen(address),
    ...orderParts(order),
    page: Math.min(Math.max(1, Math.trunc(Number(address.get('page'))) || 1), 10_000),
  };
}

/** The order of a query as the one value that the address has. */
export const orderOf = ({ sort_by, order_type }: ShareListQuery): string => `${sort_by}.${order_type}`;

/** Values of an address that choose among the shares. */
const FILTERS = ['search', 'sector', 'industry', 'cap', 'at', ...SCREEN_NAMES] as const;

/** What a query chooses by, as the address has it; empty: no filter. */
export const filtersOf = (query: ShareListQuery): Record<string, string> =>
  Object.fromEntries(FILTERS.map((name) => [name, query[name]]));

/** Whether the query chooses among the shares. */
export const isFiltered = (query: ShareListQuery): boolean =>
  Object.values(filtersOf(query)).some((value) => value !== '');

/**
 * The parameters of a list call. With search text and the default order the best match comes first, so no order is
 * sent.
 */
export function shareCall(query: ShareListQuery): CallQuery<'stockList'> {
  const { search, sector, industry, cap, at, sort_by, order_type, page } = query;
  const chosen = Object.entries({ search, sector, industry, cap, at }).filter(([, value]) => value !== '');
  const byLikeness = search !== '' && orderOf(query) === USUAL;
  return {
    ...Object.fromEntries(chosen),
    ...screenCall(query),
    ...(byLikeness ? {} : { sort_by, order_type }),
    page,
    per_page: SHARES_A_PAGE,
  };
}

/** The address of a list: only what differs from the usual. */
export function addressWith(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    const usual = (key === 'sort' && value === USUAL) || (key === 'page' && value === '1');
    if (value.trim() !== '' && !usual) query.set(key, value.trim());
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address of one page of the list that a query shows. */
export function pageAddress(path: string, query: ShareListQuery, page: number): string {
  return addressWith(path, { ...filtersOf(query), sort: orderOf(query), page: String(page) });
}
