import type { QueryClient } from '@sanchay/remote-kit/query';

type Cache = ReturnType<QueryClient['getQueryCache']>;
type CachedAnswer = ReturnType<Cache['getAll']>[number];

/** Answers on the page that are older than they should be: asking again failed, or there is no connection. */
export function staleAnswers(cache: Cache, online: boolean): CachedAnswer[] {
  return cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined && (!online || state.status === 'error'));
}

/** When the oldest of them was true, in milliseconds since 1970, or null when all is up to date. */
export function staleSince(cache: Cache, online: boolean): number | null {
  const times = staleAnswers(cache, online).map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Requests stale data again. A failure is shown where the response is displayed. */
export async function refreshStale(queries: QueryClient): Promise<void> {
  const stale = new Set(staleAnswers(queries.getQueryCache(), true));
  await queries.refetchQueries({ predicate: (query) => stale.has(query) });
}
