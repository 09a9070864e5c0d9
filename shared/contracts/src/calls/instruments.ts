import type { Call } from '../call.ts';

/** Shares of both markets, fixed deposits and the watchlist. */
export const instruments = {
  stockMarketStats: {
    method: 'GET',
    path: '/equity/api/v1/explore/market_stats.json',
    audience: 'anyone',
  },
  stockPrices: { method: 'GET', path: '/equity/api/v1/stock/prices.json', audience: 'anyone' },
  stockList: { method: 'GET', path: '/equity/api/v1/explore/stocks.json', audience: 'anyone' },
  stockDetails: { method: 'GET', path: '/equity/api/v1/stocks/{slug}.json', audience: 'anyone' },
  stockHistory: {
    method: 'GET',
    path: '/equity/api/v1/price_history/{slug}.json',
    audience: 'anyone',
  },
  usStockList: {
    method: 'GET',
    path: '/vested/api/v1/instrument_details/explore.json',
    audience: 'anyone',
  },
  usStockDetails: {
    method: 'GET',
    path: '/vested/api/v1/instruments/{slug}.json',
    audience: 'anyone',
  },
  usStockHistory: {
    method: 'GET',
    path: '/vested/api/v1/price_history/{slug}.json',
    audience: 'anyone',
  },
  exchangeRate: {
    method: 'GET',
    path: '/vested/api/v1/exchange_rates/live.json',
    audience: 'anyone',
  },
  depositPlans: { method: 'GET', path: '/fixed_deposit/api/v1/plans.json', audience: 'anyone' },
  depositIssuer: {
    method: 'GET',
    path: '/fixed_deposit/api/v1/issuers/{slug}.json',
    audience: 'anyone',
  },
  watchlist: { method: 'GET', path: '/api/v3/watchlist.json', audience: 'signed-in' },
  watch: { method: 'PUT', path: '/api/v3/watchlist/{kind}/{id}.json', audience: 'signed-in', personal: true },
  unwatch: {
    method: 'DELETE',
    path: '/api/v3/watchlist/{kind}/{id}.json',
    audience: 'signed-in',
    personal: true,
  },
  topWatchlist: { method: 'GET', path: '/api/v3/funds/tags/top_watchlist.json', audience: 'anyone' },
} as const satisfies Record<string, Call>;
