import { answerKey, type QueryClient } from '@sanchay/remote-kit/query';
import type { ApiError } from '@sanchay/api-client';
import type { RenderedAnswer } from '@sanchay/contracts';

/** What a call answered when the page was rendered. */
interface FirstAnswer {
  data: unknown;
  error: ApiError | null;
}

/** By the hash of the key of their call. */
const answers = new Map<string, FirstAnswer>();

type QueryKey = ReturnType<typeof answerKey>;
const hashOf = (queries: QueryClient, queryKey: QueryKey): string =>
  queries.defaultQueryOptions({ queryKey }).queryHash;

/**
 * Remembers the answers that the page was rendered with, once they are in the cache. Parts of a page are hydrated one
 * after another; until the last of them the cache may hold newer prices, or have been cleared at a logout.
 * @returns forgets them
 */
export function keepFirstAnswers(queries: QueryClient, rendered: readonly RenderedAnswer[]): () => void {
  for (const { name, options } of rendered) {
    const queryKey = answerKey(name, options);
    const state = queries.getQueryState<unknown, ApiError>(queryKey);
    if (state) answers.set(hashOf(queries, queryKey), { data: state.data, error: state.error });
  }
  return () => answers.clear();
}

/** A read as it was when the page was rendered; the read itself where the page was rendered without it. */
export function asRendered<Read extends { data: unknown; error: unknown }>(
  queries: QueryClient,
  queryKey: QueryKey,
  read: Read,
): Read {
  const first = answers.get(hashOf(queries, queryKey));
  if (!first) return read;
  const state: Record<PropertyKey, unknown> = {
    ...first,
    status: first.error ? 'error' : 'success',
    isSuccess: first.error === null,
    isError: first.error !== null,
    fetchStatus: 'idle',
    isPending: false,
    isLoading: false,
    isFetching: false,
    isRefetching: false,
    isPlaceholderData: false,
  };
  // A read notes which of its fields are used, so it is wrapped and not copied.
  return new Proxy(read, {
    get: (target, field, receiver): unknown =>
      field in state ? state[field] : Reflect.get(target, field, receiver),
  });
}
