import type { FailureBody, FailureStatus } from '@sanchay/contracts';

/** A refusal that a person is told about. Thrown by services, answered in the specified body shape. */
export class Problem extends Error {
  readonly httpStatus: number;
  readonly status: FailureStatus;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly retryAfter: number | undefined;

  constructor(
    httpStatus: number,
    status: FailureStatus,
    code: string,
    message: string,
    more: { errors?: Record<string, string[]>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'Problem';
    this.httpStatus = httpStatus;
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? {};
    this.retryAfter = more.retryAfter;
  }

  body(requestId: string): FailureBody {
    return {
      status: this.status,
      code: this.code,
      message: this.message,
      errors: this.errors,
      request_id: requestId,
    };
  }
}

/** 422: the request is well formed but a rule refuses it; `errors` says which field and why. */
export function validationFailed(
  code: string,
  message: string,
  errors: Record<string, string[]> = {},
): Problem {
  return new Problem(422, 'validation_failed', code, message, { errors });
}

/** 404 in the words of the thing that is not there. */
export function notFound(message: string): Problem {
  return new Problem(404, 'params_invalid', 'not_found', message);
}

/** 401: the session is missing or over; the client ends it. */
export function signedOut(): Problem {
  return new Problem(401, 'failure', 'signed_out', 'Please sign in to continue.');
}
