import { ApiError } from '@sanchay/api-client';
import type { QueryClient } from '@sanchay/remote-kit/query';
import type { AnswerStore } from '@sanchay/remote-kit/storage';
import { EVERYBODY, scopeOf } from './savedCalls.ts';

type QueryEvent = Parameters<Parameters<ReturnType<QueryClient['getQueryCache']>['subscribe']>[0]>[0];
type CachedQuery = QueryEvent['query'];

/** Answers are kept so long, and so many of them. */
const KEPT_MS = 30 * 86_400_000;
const MOST = 300;

interface Kept {
  queries: QueryClient;
  store: AnswerStore;
  /** The user and portfolio that the page shows, or null while there is none. */
  owner(): string | null;
  now(): number;
  /** Whether the browser has a line: without one calls wait for it and do not fail. */
  online(): boolean;
}

/**
 * Stores the last responses of the areas that were used, and restores one when its call cannot reach the server and
 * the page has nothing: with its own age, so that the page shows its date, and still as a failure that is retried.
 */
export function keepAnswers({ queries, store, owner, now, online }: Kept): void {
  const asked = new WeakSet<CachedQuery>();
  const keyOf = ({ queryKey }: CachedQuery): string => JSON.stringify(queryKey);
  const scope = ({ queryKey }: CachedQuery): string | null => scopeOf(String(queryKey[0]), owner());

  const save = (query: CachedQuery): void => {
    const of = scope(query);
    const { data, dataUpdatedAt } = query.state;
    if (of !== null && data !== undefined) void store.put(of, keyOf(query), { data, at: dataUpdatedAt });
  };
  const bringBack = async (query: CachedQuery): Promise<void> => {
    const of = scope(query);
    if (of === null || asked.has(query)) return;
    asked.add(query);
    const saved = await store.get(of, keyOf(query));
    // The connection may have returned meanwhile, and another user may be signed in.
    if (!saved || query.state.data !== undefined || scope(query) !== of) return;
    const status = query.state.status === 'error' ? 'error' : 'success';
    query.setState({ ...query.state, status, data: saved.data, dataUpdatedAt: saved.at });
  };
  const waits = ({ state: { fetchStatus } }: CachedQuery): boolean =>
    fetchStatus === 'paused' || (fetchStatus === 'fetching' && !online());
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success' && !action.manual) save(query);
    else if (query.state.data === undefined && (waits(query) || cannotReach(query))) void bringBack(query);
  });
  void store.trim(now() - KEPT_MS, MOST);
}

function cannotReach({ state: { error } }: CachedQuery): boolean {
  return error instanceof ApiError && ['network', 'offline', 'timeout'].includes(error.kind);
}

/** Removes all stored user data: at logout, automatic logout and a switch of the account. */
export function forgetPersonalAnswers(store: AnswerStore): Promise<void> {
  return store.keepOnly(EVERYBODY);
}
