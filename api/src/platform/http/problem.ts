import type { FailureBody, FailureStatus, SessionEndCode } from '@sanchay/contracts';
import { localize } from './language.ts';

/** A refusal that is shown to the user. Thrown by services, returned in the specified body shape. */
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

/** 422: the request is well formed but a rule refuses it; `errors` names the field and the reason. */
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

/**
 * 401: the session is missing or over; the client ends it. `code` gives the reason, where the session was ended
 * deliberately.
 */
export function signedOut(code: SessionEndCode = 'signed_out'): Problem {
  const messages = { en: 'Log in to continue.', hi: 'आगे बढ़ने के लिए लॉग इन करें।' };
  return new Problem(401, 'failure', code, localize(messages));
}

/** 403: the account cannot invest yet. */
export function notReadyToInvest(): Problem {
  const messages = {
    en: 'Complete your account setup first. Nothing was ordered, and no money was taken.',
    hi: 'पहले अपना खाता सेटअप पूरा करें। कोई ऑर्डर नहीं दिया गया और कोई पैसा नहीं कटा।',
  };
  return new Problem(403, 'validation_failed', 'not_ready_to_invest', localize(messages));
}

/** 404 for an address that no call has. */
export function nothingHere(): Problem {
  const messages = { en: 'Page not found.', hi: 'पेज नहीं मिला।' };
  return notFound(localize(messages));
}

/** 429 with the seconds to wait, where they are known. */
export function tooManyRequests(retryAfter?: number): Problem {
  const messages = {
    en: 'Too many requests. Wait a minute and try again.',
    hi: 'बहुत सारे अनुरोध। एक मिनट रुककर फिर कोशिश करें।',
  };
  const more = retryAfter === undefined ? {} : { retryAfter };
  return new Problem(429, 'failure', 'rate_limited', localize(messages), more);
}
