import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CAP_CLASSES, STOCK_RANKINGS, STOCK_SORTS } from '../../enums/market.ts';
import { Facet, listQuery, priceHistory, slugParams } from './prices.ts';
import { Codes, Data, Day, List, Meta, Nullable, Percent, Rupees, Success, TradedAt } from '../shapes.ts';

const stockRow = {
  isin: T.String(),
  symbol: T.String(),
  slug: T.String(),
  name: T.String(),
  sector: T.String(),
  industry: T.String(),
  price: Rupees,
  previous_price: Rupees,
  change_percentage: Percent,
  price_date: Nullable(Day),
  price_at: TradedAt,
  market_cap: Rupees,
  cap_class: Codes(CAP_CLASSES),
  year_1: Nullable(Percent),
  pe: Nullable(T.Number({ description: 'price over earnings a share; null for a loss' })),
  sandbox: T.Boolean({ description: 'true: invented market data' }),
};
export const StockRow = T.Object(stockRow);

export const Stock = T.Object({
  ...stockRow,
  founded: Nullable(T.Integer()),
  face_value: Nullable(Rupees),
  shares: Nullable(T.Number()),
  eps: Nullable(Rupees),
  book_value: Nullable(Rupees),
  dividend: Nullable(Rupees),
  debt_to_equity: Nullable(T.Number()),
  pb: Nullable(T.Number()),
  dividend_yield: Nullable(Percent),
  return_on_equity: Nullable(Percent),
  amfi_rank: Nullable(T.Integer()),
  amfi_rank_date: Nullable(Day),
  high_52_weeks: Nullable(Rupees),
  low_52_weeks: Nullable(Rupees),
  price_band: Nullable(
    T.Number({ description: 'percent by which the price may move in a day; null where not known' }),
  ),
  peers: T.Array(StockRow),
  merged_into: Nullable(
    T.Object(
      { slug: T.String(), name: T.String() },
      { description: 'the company that this one has become part of; its own shares are no longer traded' },
    ),
  ),
});

export const stocks = {
  stockMarketStats: {
    summary:
      'The largest stocks, those that gained or lost most since the day before, or those at a 52-week high or low',
    method: 'GET',
    path: '/equity/api/v1/explore/market_stats.json',
    audience: 'anyone',
    query: T.Object({
      type: T.Optional(Codes(STOCK_RANKINGS)),
      limit: T.Optional(T.Integer({ minimum: 1, maximum: 50 })),
    }),
    reply: T.Object({
      status: Success,
      data: T.Object({
        type: Codes(STOCK_RANKINGS),
        as_of: Nullable(Day),
        stocks: T.Array(StockRow),
      }),
    }),
  },
  mostBoughtStocks: {
    summary: 'Stocks that most investors bought here in the last 30 days, those of at least five investors',
    method: 'GET',
    path: '/equity/api/v1/explore/most_bought.json',
    audience: 'anyone',
    reply: Data(T.Array(StockRow)),
  },
  stockPrices: {
    summary: 'Prices by ISIN; ISINs joined by commas',
    method: 'GET',
    path: '/equity/api/v1/stock/prices.json',
    audience: 'anyone',
    query: T.Object({ stocks: T.String({ minLength: 1, maxLength: 1400 }) }),
    reply: Data(
      T.Record(
        T.String(),
        T.Object({ price: Rupees, previous_price: Rupees, change_percentage: Percent, date: Nullable(Day) }),
      ),
    ),
  },
  stockList: {
    summary: 'Search, filter and sort Indian stocks',
    method: 'GET',
    path: '/equity/api/v1/explore/stocks.json',
    audience: 'anyone',
    query: T.Object({
      ...listQuery,
      cap: T.Optional(Codes(CAP_CLASSES)),
      sort_by: T.Optional(Codes(STOCK_SORTS)),
    }),
    reply: T.Object({
      ...List(StockRow).properties,
      meta: T.Composite([
        Meta,
        T.Object({ as_of: Nullable(Day), facets: T.Object({ sector: Facet, cap: Facet }) }),
      ]),
    }),
  },
  stockDetails: {
    summary: 'One Indian stock by its slug, with its figures and peers',
    method: 'GET',
    path: '/equity/api/v1/stocks/{slug}.json',
    audience: 'anyone',
    params: slugParams,
    reply: Data(Stock),
  },
  stockHistory: {
    summary: 'Closing price of each day, as a list or packed',
    method: 'GET',
    path: '/equity/api/v1/price_history/{slug}.json',
    audience: 'anyone',
    ...priceHistory,
  },
} as const satisfies Record<string, CallDefinition>;
