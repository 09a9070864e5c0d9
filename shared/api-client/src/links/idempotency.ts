import { withHeaders, type Link } from '../link.ts';

const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** One key a call, the same over its repeats: the server answers a repeat with the first answer. */
export function idempotency(newId: () => string): Link {
  return (request, next) => {
    if (!request.call.idempotent) return next({ ...request, idempotencyKey: undefined });
    const idempotencyKey = request.idempotencyKey ?? newId();
    return next({ ...withHeaders(request, { [IDEMPOTENCY_KEY]: idempotencyKey }), idempotencyKey });
  };
}
