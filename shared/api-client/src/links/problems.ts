import { FAILURE_STATUSES, type FailureBody } from '@sanchay/contracts';
import { ApiError } from '../apiError.ts';
import { kindOfAnswer } from '../errorKinds.ts';
import type { ApiRequest, ApiResponse, Link } from '../link.ts';
import { retryAfter } from '../transport/retryAfter.ts';
import { statusMessage } from '../statusWord.ts';
import { REQUEST_ID } from './requestId.ts';
import { endsSession } from './sessionEnd.ts';

/** Answers that are no success, and everything thrown further in, become an `ApiError` that knows its call. */
export function problems(now: () => number): Link {
  return async (request, next) => {
    const call = { call: request.name, idempotencyKey: request.idempotencyKey };
    let response: ApiResponse;
    try {
      response = await next(request);
    } catch (error) {
      // A caller may abort with any reason, which then is what a wait throws.
      const fault = ApiError.from(error, request.signal?.aborted ? 'aborted' : 'server');
      throw fault.with({ ...call, requestId: request.headers[REQUEST_ID] });
    }
    if (response.status >= 200 && response.status < 300) return response;
    throw problem(request, response, now).with(call);
  };
}

function problem(request: ApiRequest, response: ApiResponse, now: () => number): ApiError {
  const word = statusMessage(response.body);
  const known = FAILURE_STATUSES.some((status) => status === word);
  const body: Partial<FailureBody> = known ? (response.body as FailureBody) : {};
  return new ApiError({
    kind: endsSession(request.call, response) ? 'unauthorised' : kindOfAnswer(response.status, word),
    httpStatus: response.status,
    code: body.code,
    message: body.message,
    errors: body.errors,
    requestId: body.request_id ?? response.headers['x-request-id'] ?? request.headers[REQUEST_ID],
    retryAfter: retryAfter(response.headers, now),
  });
}
