import { ApiError, client, type CallArguments, type CallResult } from '@sanchay/api-client';
import type { CallName } from '@sanchay/contracts';
import { decodeNavs } from '@sanchay/finance';
import {
  answerKey,
  isPlanted,
  keepPreviousData,
  queryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@sanchay/remote-kit/query';
import { useTakenOver } from '../page/useTakenOver.ts';
import { useServerAnswer } from '../server/serverAnswers.ts';
import { asRendered } from './firstAnswers.ts';

interface ReadOptions {
  /** Waits until this is true, for example until the user is signed in. */
  enabled?: boolean;
  /** Show the former answer while the next one is on its way (paging, filters). */
  keepPrevious?: boolean;
  /** Polling interval in milliseconds while on the page. */
  every?: number | false;
  staleTime?: number;
}

/**
 * The answer of a reading call, cached for the page by its name and options. Where the page is rendered on the server
 * it waits there for the answer, which comes with the HTML. While a part of that HTML is hydrated, the answer is the one
 * it was rendered with, whatever has come since.
 */
export function useCall<K extends CallName>(name: K, options?: CallArguments<K>[0], read: ReadOptions = {}) {
  const queryKey = answerKey(name, options);
  useServerAnswer(name, options ?? {}, read.enabled ?? true);
  const queries = useQueryClient();
  const takenOver = useTakenOver();
  const known = queries.getQueryState(queryKey);
  const found = useQuery<CallResult<K>, ApiError>({
    queryKey,
    queryFn: callOf(name, options),
    enabled: read.enabled ?? true,
    retryOnMount: !isPlanted(known?.error),
    ...(read.keepPrevious && { placeholderData: keepPreviousData as never }),
    ...(read.every !== undefined && { refetchInterval: read.every }),
    ...(read.staleTime !== undefined && { staleTime: read.staleTime }),
  });
  return takenOver ? found : asRendered(queries, queryKey, found);
}

/**
 * Prefetches for the screen that will show the response: `useCall` finds it there, or waits for the same request.
 * Fresh data is not requested again, and a failure is reported by the screen only.
 */
export function askAhead<K extends CallName>(name: K, options?: CallArguments<K>[0]): void {
  void queryClient.prefetchQuery({ queryKey: answerKey(name, options), queryFn: callOf(name, options) });
}

function callOf<K extends CallName>(name: K, options: CallArguments<K>[0]) {
  return async ({ signal }: { signal: AbortSignal }): Promise<CallResult<K>> => {
    const reply = await client.call(name, ...([{ ...options, signal }] as unknown as CallArguments<K>));
    if (isPacked(options)) checkSeries(name, reply);
    return reply;
  };
}

/** Whether a call requests a series in its packed form. */
function isPacked(options: object | undefined): boolean {
  return (options as { query?: { format?: unknown } } | undefined)?.query?.format === 'packed';
}

/**
 * A packed series that was cut on its way is no answer: what was read before stays.
 * @throws ApiError of kind `network`, as for half a JSON document
 */
function checkSeries(call: CallName, reply: unknown): void {
  if (!(reply instanceof Uint8Array)) return;
  try {
    decodeNavs(reply);
  } catch (cause) {
    throw new ApiError({ kind: 'network', call, cause });
  }
}

/**
 * A writing call. `mutateAsync(options)` rejects with an `ApiError`; responses of the named calls are requested again.
 */
export function useWrite<K extends CallName>(name: K, refresh: CallName[] = []) {
  return useMutation<CallResult<K>, ApiError, NonNullable<CallArguments<K>[0]>>({
    mutationFn: (options) => client.call(name, ...([options] as unknown as CallArguments<K>)),
    onSuccess: () => refreshCalls(...refresh),
  });
}

/**
 * Marks the responses of these calls as stale; those on the page are requested again at once. A pending first request
 * may predate the change, so it is cancelled and sent again.
 */
export async function refreshCalls(...names: CallName[]): Promise<void> {
  await Promise.all(names.map(refreshCall));
}

async function refreshCall(name: CallName): Promise<void> {
  const queryKey = [name];
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
