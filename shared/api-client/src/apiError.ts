import type { CallName } from '@sanchay/contracts';
import { kindOfFault, type ApiErrorKind } from './errorKinds.ts';
import { errorMessage } from './errorMessages.ts';
import { pageLanguage } from './pageLanguage.ts';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** A message for the user from the server; without one it is our own in the language of the page. */
  message?: string;
  httpStatus?: number | null;
  code?: string | null;
  errors?: Record<string, string[]>;
  requestId?: string | null;
  retryAfter?: number | null;
  idempotencyKey?: string | null;
  call?: CallName | null;
  sent?: boolean;
  cause?: unknown;
}

/** Every failure of a call. Decide by `kind`, show `message`, put `errors` beside the fields. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** Null when no answer came. */
  readonly httpStatus: number | null;
  /** The server's word for the case, like `cannot_place_order`. */
  readonly code: string | null;
  /** Field to messages for the user. */
  readonly errors: Record<string, string[]>;
  /** A reference that the user can quote to support. */
  readonly requestId: string | null;
  /** Seconds that the server requests to wait. */
  readonly retryAfter: number | null;
  /** Give it to the same call again and nothing happens twice. */
  readonly idempotencyKey: string | null;
  readonly call: CallName | null;
  /** False when the request surely never left this machine. */
  readonly sent: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message || errorMessage(details.kind, pageLanguage()), { cause: details.cause });
    this.name = 'ApiError';
    this.kind = details.kind;
    this.httpStatus = details.httpStatus ?? null;
    this.code = details.code ?? null;
    this.errors = details.errors ?? {};
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.idempotencyKey = details.idempotencyKey ?? null;
    this.call = details.call ?? null;
    this.sent = details.sent ?? true;
  }

  /** Anything that was thrown as an `ApiError`; what is none of the known faults gets the kind `otherwise`. */
  static from(value: unknown, otherwise: ApiErrorKind = 'server'): ApiError {
    if (value instanceof ApiError) return value;
    return new ApiError({ kind: kindOfFault(value) ?? otherwise, cause: value });
  }

  /** The same error with more known about its call. */
  with(more: Partial<ApiErrorDetails>): ApiError {
    return new ApiError({ ...this, message: this.message, cause: this.cause, ...more });
  }
}
