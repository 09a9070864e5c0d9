import { ApiError } from '@sanchay/api-client';
import type { RenderedAnswer } from '@sanchay/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { SHARE_PRICES } from './cacheRules.ts';

const planted = new WeakSet<object>();

/** Whether an error came with the page: the call is not made again only because its screen is taken over. */
export function isPlanted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && planted.has(error);
}

/** What a page of everybody was kept with is shown, and asked for again. */
const MOVING: ReadonlySet<string> = new Set(SHARE_PRICES);

/** The key under which the answer of a call is kept. */
export function answerKey(name: string, options: object | undefined): QueryKey {
  return [name, options ?? {}];
}

/**
 * Puts responses that came with a page into a cache, so that the first render matches the server's and nothing is
 * requested twice, but for prices that move. Entries that the API did not find are planted as the original error.
 */
export function plantAnswers(queries: QueryClient, answers: readonly RenderedAnswer[]): void {
  for (const { name, options, data, missing } of answers) {
    const key = answerKey(name, options);
    if (!missing) {
      queries.setQueryData(key, withBytes(data));
      if (MOVING.has(name)) queries.getQueryCache().find({ queryKey: key })!.invalidate();
      continue;
    }
    const error = new ApiError({
      kind: 'not_found',
      httpStatus: 404,
      call: name,
      code: missing.code,
      message: missing.message ?? undefined,
    });
    planted.add(error);
    const query = queries.getQueryCache().build(queries, { queryKey: key });
    query.setState({
      ...query.state,
      status: 'error',
      error,
      errorUpdatedAt: Date.now(),
      fetchStatus: 'idle',
    });
  }
}

function withBytes(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('$bytes' in data)) return data;
  return Uint8Array.from(atob(String(data.$bytes)), (letter) => letter.charCodeAt(0));
}
