import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { WATCH_KINDS } from '../../enums/market.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable, Percent, TradedAt } from '../shapes.ts';

const WatchKey = T.Object({
  kind: Codes(WATCH_KINDS),
  id: T.String({ minLength: 1, maxLength: 80, description: 'fund code, ISIN, symbol or slug of the issuer' }),
});

/** Something that is watched, with what it costs now. A deposit has rates in place of prices. */
export const WatchedItem = T.Object({
  kind: Codes(WATCH_KINDS),
  id: T.String(),
  slug: T.String(),
  name: T.String(),
  detail: T.String({ description: 'sub-category, sector or kind of issuer' }),
  currency: Codes(['INR', 'USD'] as const),
  price: Nullable(T.Number()),
  previous_price: Nullable(T.Number()),
  change_percentage: Nullable(Percent),
  price_date: Nullable(Day),
  price_at: TradedAt,
  interest_rate: Nullable(Percent),
  senior_citizen_interest_rate: Nullable(Percent),
  added_at: Instant,
});

const List = Data(T.Object({ limit: T.Integer(), items: T.Array(WatchedItem) }));

const ListName = T.Object({ name: T.String({ minLength: 1, maxLength: 40 }) }, closed);
const ListId = T.Object({ list_id: Id });

/** Named lists, and note and lists of each entry. */
export const Watchlists = T.Object({
  limit: T.Integer({ description: 'how many lists a user may have' }),
  lists: T.Array(T.Object({ id: T.String(), name: T.String() })),
  entries: T.Array(
    T.Object({
      kind: Codes(WATCH_KINDS),
      id: T.String(),
      note: Nullable(T.String()),
      list_ids: T.Array(T.String()),
    }),
  ),
});
const Lists = Data(Watchlists);

/** Fund codes with how many users each; the most first. */
const FundCounts = T.Array(T.Object({ code: T.String(), count: T.Integer() }));

export const watchlist = {
  watchlist: {
    summary: 'What the signed-in person watches, the newest first, with its prices',
    method: 'GET',
    path: '/api/v3/watchlist.json',
    audience: 'signed-in',
    reply: List,
  },
  watch: {
    summary: 'Put something on the watchlist; a repeat changes nothing',
    method: 'PUT',
    path: '/api/v3/watchlist/{kind}/{id}.json',
    audience: 'signed-in',
    personal: true,
    params: WatchKey,
    reply: List,
  },
  unwatch: {
    summary: 'Take something off the watchlist; a repeat changes nothing',
    method: 'DELETE',
    path: '/api/v3/watchlist/{kind}/{id}.json',
    audience: 'signed-in',
    personal: true,
    params: WatchKey,
    reply: List,
  },
  watchlists: {
    summary: 'The named lists of the signed-in user, and note and lists of each watched entry',
    method: 'GET',
    path: '/api/v3/watchlists.json',
    audience: 'signed-in',
    reply: Lists,
  },
  addWatchlist: {
    summary: 'Add a named list',
    method: 'POST',
    path: '/api/v3/watchlists.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: ListName,
    reply: Lists,
  },
  renameWatchlist: {
    summary: 'Give a list another name',
    method: 'PUT',
    path: '/api/v3/watchlists/{list_id}.json',
    audience: 'signed-in',
    personal: true,
    params: ListId,
    body: ListName,
    reply: Lists,
  },
  removeWatchlist: {
    summary: 'Delete a list; its entries stay watched',
    method: 'DELETE',
    path: '/api/v3/watchlists/{list_id}.json',
    audience: 'signed-in',
    personal: true,
    params: ListId,
    reply: Lists,
  },
  setWatchEntry: {
    summary: 'Replace the note of a watched entry and the lists that it is in',
    method: 'PUT',
    path: '/api/v3/watchlist/{kind}/{id}/entry.json',
    audience: 'signed-in',
    personal: true,
    params: WatchKey,
    body: T.Object(
      {
        note: T.String({ maxLength: 500, description: 'empty for none' }),
        list_ids: T.Array(Id, { maxItems: 20 }),
      },
      closed,
    ),
    reply: Lists,
  },
  topWatchlist: {
    summary: 'Funds that most people watch',
    method: 'GET',
    path: '/api/v3/funds/tags/top_watchlist.json',
    audience: 'anyone',
    reply: FundCounts,
  },
  topBought: {
    summary: 'Funds that most investors bought in the last 30 days; fewer than five investors are not listed',
    method: 'GET',
    path: '/api/v3/funds/tags/top_bought.json',
    audience: 'anyone',
    reply: FundCounts,
  },
  topSold: {
    summary:
      'Funds that most investors redeemed or switched in the last 30 days; fewer than five are not listed',
    method: 'GET',
    path: '/api/v3/funds/tags/top_sold.json',
    audience: 'anyone',
    reply: FundCounts,
  },
} as const satisfies Record<string, CallDefinition>;
