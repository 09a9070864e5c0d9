import { withHeaders, type Link } from '../link.ts';

export const REQUEST_ID = 'X-Request-Id';

/** One id a call, the same over its repeats, so that logs of browser and server can be laid side by side. */
export function requestId(newId: () => string): Link {
  return (request, next) => next(withHeaders(request, { [REQUEST_ID]: newId() }));
}
