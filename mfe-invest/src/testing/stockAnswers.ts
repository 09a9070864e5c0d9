import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { StockRanking } from '@sanchay/contracts';
import { aStock, aStockRow, aTradingSession, stocksFound } from './shares.ts';

const stats = (type: StockRanking, rows = [aStockRow()]) => ({
  status: 'success',
  data: { type, as_of: '2026-11-20', stocks: rows },
});

/** Answers to every call of the screens of stocks: 45 stocks, of which a row is shown, and one stock with its history. */
export const STOCK_ANSWERS: FakeAnswers = {
  stockList: stocksFound([aStockRow()], 45),
  stockMarketStats: ({ query }) =>
    stats(query?.type ?? 'top_stocks', query?.type === 'losers' ? [] : undefined),
  mostBoughtStocks: { status: 'success', data: [] },
  stockDetails: { status: 'success', data: aStock() },
  priceAlerts: { status: 'success', data: { limit: 100, items: [] } },
  stockActions: { status: 'success', data: [] },
  stockQuarters: { status: 'success', data: { results: [], shareholding: [], sandbox: false } },
  stockVolumes: { status: 'success', data: { volumes: [], sandbox: false } },
  stockSession: { status: 'success', data: aTradingSession },
  stockHistory: [
    { date: '2026-11-19', nav: 1200 },
    { date: '2026-11-20', nav: 1234.5 },
  ],
};
