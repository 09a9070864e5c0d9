import { Type as T } from '@sinclair/typebox';
import { WATCH_KINDS } from '../enums.ts';
import { Codes, Data, Day, Instant, Nullable, Percent } from './shapes.ts';

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
  interest_rate: Nullable(Percent),
  senior_citizen_interest_rate: Nullable(Percent),
  added_at: Instant,
});

const List = Data(T.Object({ limit: T.Integer(), items: T.Array(WatchedItem) }));

export const watchlist = {
  watchlist: { reply: List },
  watch: { params: WatchKey, reply: List },
  unwatch: { params: WatchKey, reply: List },
  topWatchlist: {
    reply: T.Array(T.Object({ code: T.String(), count: T.Integer() })),
  },
};
