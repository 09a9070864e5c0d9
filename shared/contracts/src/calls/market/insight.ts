import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { SEARCH_KINDS } from '../../enums/market.ts';
import { Codes, Data, Nullable, Percent } from '../shapes.ts';

const Language = T.Optional(Codes(['en', 'hi'] as const));
const SearchId = T.String({
  pattern: `^(${SEARCH_KINDS.join('|')})\\.[a-z0-9-]{1,200}$`,
  description: 'kind and name of a result, joined by a dot',
});

/** One thing that a search finds, with the page that it leads to. */
export const SearchItem = T.Object({
  id: SearchId,
  kind: Codes(SEARCH_KINDS),
  title: T.String(),
  detail: Nullable(T.String()),
  path: T.String({ description: 'path of its page' }),
  figure: Nullable(
    T.Object({
      unit: Codes(['rupees', 'dollars', 'percent'] as const),
      value: T.Number(),
      change_percent: Nullable(Percent),
    }),
  ),
  matches: T.Array(T.Object({ from: T.Integer(), to: T.Integer() }), {
    description: 'parts of the title that answer the query, rising; `to` is exclusive',
  }),
});

export const SearchGroup = T.Object({
  kind: Codes(SEARCH_KINDS),
  total: T.Integer(),
  items: T.Array(SearchItem),
});

const Items = Data(T.Array(SearchItem));

export const insight = {
  globalSearch: {
    summary: 'Search funds, stocks, deposits, calculators, pages and help in one go',
    method: 'GET',
    path: '/insight/api/v1/global_search.json',
    audience: 'anyone',
    query: T.Object({ query: T.String({ maxLength: 200 }), language: Language }),
    reply: Data(
      T.Object({
        query: T.String({ description: 'the words that were looked for' }),
        groups: T.Array(SearchGroup, { description: 'the best answer first' }),
      }),
    ),
  },
  recentSearches: {
    summary: 'What the signed-in person chose from a search, newest first',
    method: 'GET',
    path: '/insight/api/v1/recent_search.json',
    audience: 'signed-in',
    query: T.Object({ language: Language }),
    reply: Items,
  },
  rememberSearch: {
    summary: 'Remember what the signed-in person chose from a search',
    method: 'PUT',
    path: '/insight/api/v1/recent_search/{id}.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ id: SearchId }),
    reply: T.Object({}),
  },
  forgetSearches: {
    summary: 'Forget what the signed-in person chose from searches',
    method: 'POST',
    path: '/insight/api/v1/recent_search/forget.json',
    audience: 'signed-in',
    personal: true,
    reply: T.Object({}),
  },
  mostSearched: {
    summary: 'What people chose most from searches in the last seven days',
    method: 'GET',
    path: '/insight/api/v1/most_searched.json',
    audience: 'anyone',
    query: T.Object({ language: Language }),
    reply: Items,
  },
  countSearch: {
    summary: 'Count a result that somebody who is not signed in chose',
    method: 'PUT',
    path: '/insight/api/v1/most_searched/{id}.json',
    audience: 'anyone',
    params: T.Object({ id: SearchId }),
    body: T.Optional(T.Object({})),
    reply: T.Object({}),
  },
} as const satisfies Record<string, CallDefinition>;
