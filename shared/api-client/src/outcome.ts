import { ApiError } from './apiError.ts';
import type { ApiRequest, ApiResponse, Next } from './link.ts';
import { statusMessage } from './statusWord.ts';

/** How one attempt ended. */
export type Outcome =
  { response: ApiResponse; fault?: undefined } | { fault: ApiError; response?: undefined };

/** One attempt as a value. An exception of a transport is a network fault unless it states otherwise. */
export async function attempt(request: ApiRequest, next: Next): Promise<Outcome> {
  if (request.signal?.aborted) return { fault: new ApiError({ kind: 'aborted', sent: false }) };
  try {
    return { response: await next(request) };
  } catch (error) {
    return { fault: ApiError.from(error, 'network') };
  }
}

/** Worth asking again: the network, or a server that is not ready. */
export function mayPass({ response, fault }: Outcome): boolean {
  if (fault) return fault.kind === 'network' || fault.kind === 'timeout';
  return response.status === 502 || response.status === 503 || response.status === 504;
}

/** The request may have been carried out and its answer lost on the way, by the network or by a gateway. */
export function isLost({ response, fault }: Outcome): boolean {
  if (fault) return fault.sent && (fault.kind === 'network' || fault.kind === 'timeout');
  return (response.status === 502 || response.status === 504) && statusMessage(response.body) === null;
}

/**
 * After a lost attempt, only such a response reveals the outcome of the write. A 401 is left to the session's rules.
 */
function isDefinite({ status }: ApiResponse): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

/** What the call comes to: the answer, the fault, or "unsure" where a write may have happened unseen. */
export function settle(outcome: Outcome, request: ApiRequest): ApiResponse {
  const { response, fault } = outcome;
  if (request.progress.lost && fault?.kind !== 'aborted' && !(response && isDefinite(response))) {
    throw new ApiError({ kind: 'unsure', httpStatus: response?.status, cause: fault ?? response });
  }
  if (fault) throw fault;
  return response;
}
