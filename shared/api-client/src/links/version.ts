import type { Link } from '../link.ts';

/** Every call sends the product version of the client. */
export function version(appVersion: string): Link {
  return (request, next) => next({ ...request, query: { ...request.query, v: appVersion } });
}
