import { defaultConfig } from '@sanchay/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { agePrices, applyCacheRules, expireAnswers } from './cacheRules.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const INTERVAL = 900_000;

function setUp() {
  const queries = new QueryClient();
  const asked: unknown[] = [];
  const put = (name: string, age: number) => queries.setQueryData([name, {}], 1, { updatedAt: NOW - age });
  const show = (name: string) =>
    new QueryObserver(queries, {
      queryKey: [name, {}],
      staleTime: Infinity,
      queryFn: async () => void asked.push(name),
    }).subscribe(() => undefined);
  return { queries, asked, put, show };
}

afterEach(() => jest.restoreAllMocks());

test('S14 · pending orders and funds of a house keep an expiry of their own; others have the common one', () => {
  const { queries } = setUp();
  applyCacheRules(queries, {
    cacheRefreshInterval: 1_234,
    cacheExpiry: { ...defaultConfig.cacheExpiry, pending_orders: 5, funds_by_amc_code: 7 },
  });
  expect(queries.getQueryDefaults(['orders', {}])).toEqual({ staleTime: 5 });
  expect(queries.getQueryDefaults(['cart', {}])).toEqual({ staleTime: 5 });
  expect(queries.getQueryDefaults(['fundsOfAmc', { params: { code: 'X' } }])).toEqual({ staleTime: 7 });
  expect(queries.getQueryDefaults(['userInfo', {}])).toEqual({});
  expect(queries.getDefaultOptions().queries?.gcTime).toBe(1_234);
});

test('I6 · lists of shares are requested again by the next page once prices moved, and by none that shows them', () => {
  const { queries, asked, put, show } = setUp();
  for (const name of ['stockMarketStats', 'stockList', 'stockDetails', 'fundsOfAmc']) put(name, 0);
  const stop = show('stockList');
  agePrices(queries);
  const old = (name: string) => queries.getQueryState([name, {}])!.isInvalidated;
  expect(['stockMarketStats', 'stockList', 'stockDetails', 'fundsOfAmc'].map(old)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(asked).toEqual([]);
  stop();
});

test('S14 · the built-in expiries are those of the refresh interval, but seconds for what moves money', () => {
  expect(defaultConfig.cacheExpiry).toEqual({
    userSubscriptions: 900_000,
    tax_harvesting_info: 900_000,
    coins: 900_000,
    pending_orders: 30_000,
    funds_by_amc_code: 900_000,
    limitedStocksExploreList: 900_000,
  });
});

test('S14 · an answer nobody shows goes once it is older than 15 minutes, not before', () => {
  const { queries, put } = setUp();
  put('old', INTERVAL + 1);
  put('just', INTERVAL);
  put('fresh', 0);
  expireAnswers(queries, INTERVAL, NOW, true);
  const left = queries.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['just', 'fresh']);
});

test('S14 · a response on the page is requested again instead, once it is too old', () => {
  const { queries, put, show, asked } = setUp();
  put('old', INTERVAL + 1);
  put('just', INTERVAL);
  const shown = [show('old'), show('just')];
  expireAnswers(queries, INTERVAL, NOW, true);
  expect(asked).toEqual(['old']);
  expect(queries.getQueryData(['old', {}])).toBe(1);
  for (const stop of shown) stop();
  queries.clear();
});

test('S14 · offline nothing goes, whatever its age', () => {
  const { queries, put } = setUp();
  put('old', INTERVAL * 10);
  expireAnswers(queries, INTERVAL, NOW, false);
  expect(queries.getQueryData(['old', {}])).toBe(1);
});
