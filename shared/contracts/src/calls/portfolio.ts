import type { Call } from '../call.ts';

/** What is held; gold; insurance. */
export const portfolio = {
  holdings: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings.json',
    audience: 'signed-in',
  },
  holding: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}.json',
    audience: 'signed-in',
  },
  portfolioReturns: {
    method: 'GET',
    path: '/api/v3/portfolio/returns.json',
    audience: 'signed-in',
  },
  tasks: {
    method: 'GET',
    path: '/api/v3/tasks.json',
    audience: 'signed-in',
  },

  goldPrices: {
    method: 'GET',
    path: '/api/v3/gold/prices.json',
    audience: 'anyone',
  },
  goldCurrentPrice: {
    method: 'GET',
    path: '/api/v3/gold/current_price.json',
    audience: 'anyone',
  },
  goldOrders: {
    method: 'GET',
    path: '/api/v3/gold/orders.json',
    audience: 'signed-in',
  },
  createGoldOrder: {
    method: 'POST',
    path: '/api/v3/gold/orders.json',
    audience: 'ready',
    idempotent: true,
  },

  insuranceQuotes: {
    method: 'GET',
    path: '/api/v3/insurance/{kind}/quotes.json',
    audience: 'anyone',
  },
} as const satisfies Record<string, Call>;
