import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CAP_CLASSES, STOCK_SORTS } from '../../enums/market.ts';
import { Facet, listQuery, priceHistory, slugParams } from './prices.ts';
import { Codes, Data, Day, Instant, List, Meta, Nullable, Percent, Success } from '../shapes.ts';

const Dollars = T.Number({ description: 'US dollars, 2 decimals' });

const usStockRow = {
  symbol: T.String(),
  slug: T.String(),
  name: T.String(),
  exchange: T.String(),
  sector: T.String(),
  industry: T.String(),
  price_usd: Dollars,
  previous_price_usd: Dollars,
  change_percentage: Percent,
  price_date: Nullable(Day),
  market_cap_usd: Dollars,
  cap_class: Codes(CAP_CLASSES),
  year_1: Nullable(Percent),
  pe: Nullable(T.Number()),
  sandbox: T.Boolean({ description: 'true: invented market data' }),
};
export const UsStockRow = T.Object(usStockRow);

export const UsStock = T.Object({
  ...usStockRow,
  founded: Nullable(T.Integer()),
  shares: Nullable(T.Number()),
  eps_usd: Nullable(Dollars),
  book_value_usd: Nullable(Dollars),
  dividend_usd: Nullable(Dollars),
  debt_to_equity: Nullable(T.Number()),
  pb: Nullable(T.Number()),
  dividend_yield: Nullable(Percent),
  return_on_equity: Nullable(Percent),
  high_52_weeks_usd: Nullable(Dollars),
  low_52_weeks_usd: Nullable(Dollars),
  peers: T.Array(UsStockRow),
});

export const usStocks = {
  usStockList: {
    summary: 'Search, filter and sort stocks of the United States',
    method: 'GET',
    path: '/vested/api/v1/instrument_details/explore.json',
    audience: 'anyone',
    query: T.Object({ ...listQuery, sort_by: T.Optional(Codes(STOCK_SORTS)) }),
    reply: T.Object({
      ...List(UsStockRow).properties,
      meta: T.Composite([
        Meta,
        T.Object({ as_of: Nullable(Day), facets: T.Object({ sector: Facet, industry: Facet }) }),
      ]),
    }),
  },
  usStockDetails: {
    summary: 'One stock of the United States by its slug, with its figures and peers',
    method: 'GET',
    path: '/vested/api/v1/instruments/{slug}.json',
    audience: 'anyone',
    params: slugParams,
    reply: Data(UsStock),
  },
  usStockHistory: {
    summary: 'Closing price in dollars of each day, as a list or packed',
    method: 'GET',
    path: '/vested/api/v1/price_history/{slug}.json',
    audience: 'anyone',
    ...priceHistory,
  },
  usSession: {
    summary: 'The session of the US exchanges that is open, else the next one',
    method: 'GET',
    path: '/vested/api/v1/session.json',
    audience: 'anyone',
    reply: Data(
      T.Object({
        open: T.Boolean(),
        date: T.String({ description: 'ISO day in New York' }),
        opens_at: Instant,
        closes_at: Instant,
      }),
    ),
  },
  exchangeRate: {
    summary: 'Rupees for a dollar, with the time of the rate',
    method: 'GET',
    path: '/vested/api/v1/exchange_rates/live.json',
    audience: 'anyone',
    reply: T.Object({
      status: Success,
      data: T.Object({
        id: T.Integer(),
        date: Instant,
        price: T.Number({ description: 'units of the target currency for one of the source, 4 decimals' }),
        source_currency: T.String(),
        target_currency: T.String(),
      }),
    }),
  },
} as const satisfies Record<string, CallDefinition>;
