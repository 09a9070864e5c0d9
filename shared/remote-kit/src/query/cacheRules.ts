import type { AppConfig, CallName } from '@sanchay/contracts';
import type { Query, QueryClient } from '@tanstack/react-query';

type CachedKey = keyof AppConfig['cacheExpiry'];

/** The cached keys of the specification (section 9) and the calls whose responses are cached under them. */
const KEYS: Record<CachedKey, readonly CallName[]> = {
  userSubscriptions: ['subscriptions'],
  tax_harvesting_info: ['taxHarvestingInfo'],
  coins: ['coins'],
  pending_orders: ['orders', 'cart'],
  funds_by_amc_code: ['fundsOfAmc'],
  limitedStocksExploreList: ['stockMarketStats', 'stockList'],
};

/** Calls with prices of shares, which move while answers are kept. */
export const SHARE_PRICES: readonly CallName[] = [...KEYS.limitedStocksExploreList, 'stockDetails'];

/**
 * Applies the settings to a cache: responses of the listed keys count as fresh until their own expiry, and every
 * response is evicted when it was not used for `cacheRefreshInterval`. `refreshCalls` forces a refresh whatever the
 * age.
 */
export function applyCacheRules(
  queries: QueryClient,
  { cacheRefreshInterval, cacheExpiry }: Pick<AppConfig, 'cacheRefreshInterval' | 'cacheExpiry'>,
): void {
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, gcTime: cacheRefreshInterval } });
  for (const [key, names] of Object.entries(KEYS)) {
    const staleTime = cacheExpiry[key as CachedKey];
    for (const name of names) queries.setQueryDefaults([name], { staleTime });
  }
}

/**
 * Marks the cached lists of shares as old, to be called when prices moved: the next page that shows one requests it again,
 * whatever its expiry. Pages on the screen request theirs by themselves.
 */
export function agePrices(queries: QueryClient): void {
  for (const name of SHARE_PRICES) void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
}

/** Whether an answer is older than the refresh interval; one that was never given is not. */
export function hasExpired(query: Pick<Query, 'state'>, interval: number, now: number): boolean {
  const { data, dataUpdatedAt } = query.state;
  return data !== undefined && now - dataUpdatedAt > interval;
}

/**
 * Evicts responses past the refresh interval: those that no screen shows are removed, those on the page are requested
 * again. Offline they stay, and the page shows their date.
 * @param now milliseconds since 1970 of the device, by which responses are dated
 */
export function expireAnswers(queries: QueryClient, interval: number, now: number, online: boolean): void {
  if (!online) return;
  const expired = (query: Query): boolean => hasExpired(query, interval, now);
  queries.removeQueries({ type: 'inactive', predicate: expired });
  void queries.invalidateQueries({ type: 'active', predicate: expired });
}
