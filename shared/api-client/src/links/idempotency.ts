import { requestText } from '@sanchay/contracts';
import { ApiError } from '../apiError.ts';
import { withHeaders, type ApiRequest, type ApiResponse, type Link, type Next } from '../link.ts';
import { ACCOUNT_HEADER } from './account.ts';
import { isForm } from './payload.ts';

const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Answers that every further repeat of the key would get too. */
const KEY_IS_USED_UP: readonly (string | null)[] = ['reply_expired', 'idempotency_key_reused'];

/**
 * The one place where keys of writes are made: from the call, its canonical body and the id of the attempt. The attempt
 * at a request lasts until it succeeds, so a double click or a retry after a lost answer repeats the key, and the server
 * responds with the first answer. Any other answer keeps it: the server stores no key of a write that failed, and a
 * failed repeat proves nothing about the request that was lost. Files cannot be compared, so a form is always new.
 */
export function idempotency(newId: () => string): Link {
  const attempts = new Map<string, string>();

  const derived = async (request: ApiRequest, next: Next): Promise<ApiResponse> => {
    const digest = digestOf(request);
    const attempt = attempts.get(digest) ?? newId();
    attempts.set(digest, attempt);
    const end = (): void => {
      if (attempts.get(digest) === attempt) attempts.delete(digest);
    };
    try {
      const response = await next(withKey(request, `${attempt}-${digest}`));
      end();
      return response;
    } catch (cause) {
      if (cause instanceof ApiError && KEY_IS_USED_UP.includes(cause.code)) end();
      throw cause;
    }
  };

  return (request, next) => {
    if (!request.call.idempotent) return next({ ...request, idempotencyKey: undefined });
    if (request.idempotencyKey !== undefined) return next(withKey(request, request.idempotencyKey));
    return isForm(request.body) ? next(withKey(request, newId())) : derived(request, next);
  };
}

const withKey = (request: ApiRequest, idempotencyKey: string): ApiRequest => ({
  ...withHeaders(request, { [IDEMPOTENCY_KEY]: idempotencyKey }),
  idempotencyKey,
});

/** 53 bits of a request's canonical text in base 36: enough to distinguish the few open requests of a page. */
function digestOf({ name, url, query, headers, body }: ApiRequest): string {
  return cyrb53(requestText(name, { params: [url, query, headers[ACCOUNT_HEADER]], body })).toString(36);
}

/** The public-domain hash cyrb53 (bryc). Not cryptographic: the random attempt id keeps keys unguessable. */
function cyrb53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
